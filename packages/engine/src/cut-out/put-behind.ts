import sharp from 'sharp';
import { loadImage, type RgbaPicture } from '@semblante/media/picture';

/** Three bytes a pixel, as large as the picture that goes before it. */
export type Backdrop = Uint8Array;

/** Lays the subject over a backdrop, in the backdrop's own memory. */
export function putBehind({ width, height, data }: RgbaPicture, backdrop: Backdrop): void {
  for (let i = 0, at = 0, to = 0; i < width * height; i++, at += 4, to += 3) {
    const alpha = data[at + 3]!;
    const rest = 255 - alpha;
    // (x + 128) · 257 >> 16 is x / 255, rounded, for all products of two bytes.
    backdrop[to] = ((data[at]! * alpha + backdrop[to]! * rest + 128) * 257) >> 16;
    backdrop[to + 1] = ((data[at + 1]! * alpha + backdrop[to + 1]! * rest + 128) * 257) >> 16;
    backdrop[to + 2] = ((data[at + 2]! * alpha + backdrop[to + 2]! * rest + 128) * 257) >> 16;
  }
}

/** `colour` as in #a0b1c2. */
export function colourBackdrop(colour: string, { width, height }: { width: number; height: number }): Backdrop {
  return new Uint8Array(Buffer.alloc(3 * width * height, Buffer.from(colour.slice(1), 'hex')));
}

/** Fills the size and is cropped around its middle; white shows where the picture is transparent. */
export async function pictureBackdrop(
  file: string,
  { width, height }: { width: number; height: number },
): Promise<Backdrop> {
  const picture = await loadImage(file);
  return sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 4 },
    limitInputPixels: false,
  })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}
