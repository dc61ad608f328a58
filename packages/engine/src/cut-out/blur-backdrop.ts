import sharp from 'sharp';
import { Heap } from '@semblante/media/kernels';
import { edgeKernels, reservePlanes } from './edge-kernels.ts';
import type { Backdrop } from './put-behind.ts';
import type { RgbaPicture } from '@semblante/media/picture';

/** Long side that is blurred: nothing finer is left of it anyway. */
const smallSide = 512;
/**
 * Strength to radius. Three running means of radius 10 are a bell of 10.5 pixels: what stands behind is still guessed,
 * no face or word can be read.
 */
const usualStrength = 50;
const radiusOf = (strength: number) => Math.max(1, Math.round((10 * strength) / usualStrength));
/**
 * What the subject itself weighs: nothing as long as any background is near, everything deep inside it, where soft
 * alpha would show a hole.
 */
const subjectWeight = 0.004;

/** The picture as it was before it was cut out, small. */
export interface SmallPicture {
  width: number;
  height: number;
  colours: Uint8Array;
}

export async function shrink({ width, height, data }: RgbaPicture): Promise<SmallPicture> {
  const { data: colours, info } = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, colours };
}

/** The background out of focus. The subject is left out of the blur, or it would glow around itself. */
export async function blurBackdrop(
  small: SmallPicture,
  picture: RgbaPicture,
  strength = usualStrength,
): Promise<Backdrop> {
  const { width, height } = picture;
  const alpha = await sharp(picture.data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .extractChannel(3)
    .resize(small.width, small.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return sharp(blurWeighed(small, alpha, radiusOf(strength)), {
    raw: { width: small.width, height: small.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
}

function blurWeighed({ width, height, colours }: SmallPicture, alpha: Uint8Array, radius: number): Uint8Array {
  const heap = new Heap();
  const { blurred, spare } = reservePlanes(heap, width * height, ['blurred', 'spare']);
  const columns = heap.reserve<'columns'>('cut-out columns', 16 * width);
  const kernels = edgeKernels(heap);
  const plane = heap.f32.subarray(blurred >> 2, (blurred >> 2) + 4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const weight = 1 - alpha[i]! / 255 + subjectWeight;
    for (let channel = 0; channel < 3; channel++) plane[4 * i + channel] = weight * colours[3 * i + channel]!;
    plane[4 * i + 3] = weight;
  }
  for (let round = 0; round < 3; round++) {
    kernels.sumRows(blurred, spare, width, height, radius);
    kernels.sumColumns(spare, blurred, columns, width, height, radius);
  }
  return Uint8Array.from({ length: 3 * width * height }, (_, k) => {
    const at = 4 * Math.floor(k / 3);
    return Math.round(plane[at + (k % 3)]! / plane[at + 3]!);
  });
}
