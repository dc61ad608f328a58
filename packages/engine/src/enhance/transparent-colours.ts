import type { RgbaPicture } from '@semblante/media/picture';

export function isOpaque({ data }: RgbaPicture): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** As far as a network's answer at an edge depends on what lies beyond it. */
const spreadPixels = 8;

/**
 * The same picture with the colours at its edges spread into what is transparent. Whatever lies there unseen, often
 * black, would be drawn into the subject's edge as a dark seam.
 */
export function withSpreadColours({ width, height, data }: RgbaPicture): RgbaPicture {
  const spread = data.slice();
  const known = new Uint8Array(width * height);
  for (let pixel = 0; pixel < known.length; pixel++) known[pixel] = data[4 * pixel + 3]! > 0 ? 1 : 0;
  for (let ring = 0; ring < spreadPixels; ring++) {
    const filled: number[] = [];
    for (let pixel = 0; pixel < known.length; pixel++)
      if (known[pixel] === 0 && fillFromNeighbours({ width, height, data: spread }, known, pixel)) filled.push(pixel);
    if (filled.length === 0) break;
    for (const pixel of filled) known[pixel] = 1;
  }
  return { width, height, data: spread };
}

function fillFromNeighbours({ width, height, data }: RgbaPicture, known: Uint8Array, pixel: number): boolean {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  let [count, red, green, blue] = [0, 0, 0, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const at = row * width + column;
      if (known[at] === 0) continue;
      count++;
      red += data[4 * at]!;
      green += data[4 * at + 1]!;
      blue += data[4 * at + 2]!;
    }
  }
  if (count === 0) return false;
  data.set([Math.round(red / count), Math.round(green / count), Math.round(blue / count)], 4 * pixel);
  return true;
}
