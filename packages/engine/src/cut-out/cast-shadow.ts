import sharp from 'sharp';
import type { Backdrop } from './put-behind.ts';
import type { RgbaPicture } from '@semblante/media/picture';

/** Offsets are shares of the picture's short side; `softness` 1 is a bell of a twentieth of it. */
export interface Shadow {
  opacity: number;
  softness: number;
  x: number;
  y: number;
}

/** Long side in which a shadow is drawn: nothing in it is sharp. */
const smallSide = 1024;
const bellOfSoftest = 0.05;
/** A bell that is narrower than this is none. */
const bellMin = 0.3;

/** How dark each pixel is behind the subject, 0 to 255. */
export async function castShadow({ width, height, data }: RgbaPicture, shadow: Shadow): Promise<Uint8Array> {
  const scale = Math.min(1, smallSide / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const alpha = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .extractChannel(3)
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const short = scale * Math.min(width, height);
  const moved = moveBy(alpha, size, { x: Math.round(shadow.x * short), y: Math.round(shadow.y * short) });
  const bell = shadow.softness * bellOfSoftest * short;
  const drawn = sharp(moved, { raw: { ...size, channels: 1 } });
  const soft = bell >= bellMin ? await drawn.blur(bell).extractChannel(0).raw().toBuffer() : moved;
  const plane = await sharp(soft, { raw: { ...size, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  for (let i = 0; i < plane.length; i++) plane[i] = Math.round(plane[i]! * shadow.opacity);
  return plane;
}

function moveBy(
  plane: Uint8Array,
  { width, height }: { width: number; height: number },
  by: { x: number; y: number },
): Uint8Array {
  const moved = new Uint8Array(plane.length);
  for (let y = Math.max(0, by.y); y < Math.min(height, height + by.y); y++) {
    const from = (y - by.y) * width + Math.max(0, -by.x);
    moved.set(plane.subarray(from, from + width - Math.abs(by.x)), y * width + Math.max(0, by.x));
  }
  return moved;
}

/** On what stands behind, before the subject is laid over it. */
export function darken(backdrop: Backdrop, shadow: Uint8Array): void {
  for (let i = 0, at = 0; i < shadow.length; i++, at += 3) {
    const light = 255 - shadow[i]!;
    for (let channel = at; channel < at + 3; channel++)
      backdrop[channel] = Math.round((backdrop[channel]! * light) / 255);
  }
}

/** On nothing: black that lets through what anybody will put behind it, in place. */
export function shadeTransparent({ data }: RgbaPicture, shadow: Uint8Array): void {
  for (let i = 0, at = 0; i < shadow.length; i++, at += 4) {
    const alpha = data[at + 3]!;
    if (alpha === 255 || shadow[i] === 0) continue;
    const together = alpha + (shadow[i]! * (255 - alpha)) / 255;
    for (let channel = at; channel < at + 3; channel++) data[channel] = Math.round((data[channel]! * alpha) / together);
    data[at + 3] = Math.round(together);
  }
}
