import type { YuvPicture } from '../picture/yuv-picture.ts';

/** Numbers are written as a row of black and white fields along the upper edge: they survive every codec. */
const bits = 12;

interface Size {
  width: number;
  height: number;
}

/**
 * Pictures for a test clip: colours that change slowly over the picture and time, and the frame's number where
 * `readCount` finds it.
 */
export function countingPicture({ width, height }: Size): (frame: number) => Uint8Array {
  return (frame) => {
    const rgb = new Uint8Array(width * height * 3);
    for (let row = 0, i = 0; row < height; row++) {
      for (let column = 0; column < width; column++, i += 3) {
        const field = fieldAt({ width, height }, column, row);
        const digit = field === undefined ? undefined : ((frame >> field) & 1) * 255;
        rgb[i] = digit ?? 40 + Math.round((170 * column) / width);
        rgb[i + 1] = digit ?? 40 + Math.round((170 * row) / height);
        rgb[i + 2] = digit ?? 60 + ((2 * frame) & 127);
      }
    }
    return rgb;
  };
}

export function readCount(picture: YuvPicture): number {
  const { y, yStride, width, height } = picture;
  const row = fieldHeight(height) >> 1;
  let count = 0;
  for (let bit = 0; bit < bits; bit++) {
    const column = Math.floor(((bit + 0.5) * width) / bits);
    if (y[row * yStride + column]! > 128) count |= 1 << bit;
  }
  return count;
}

function fieldHeight(height: number): number {
  return Math.max(4, height >> 3);
}

function fieldAt({ width, height }: Size, column: number, row: number): number | undefined {
  return row < fieldHeight(height) ? Math.floor((column * bits) / width) : undefined;
}
