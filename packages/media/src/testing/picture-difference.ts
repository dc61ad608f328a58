import type { YuvPicture } from '../picture/yuv-picture.ts';

/** Peak signal-to-noise ratio of the luma of two pictures of one size, in dB; above 40 the eye sees no difference. */
export function lumaPsnr(a: YuvPicture, b: YuvPicture): number {
  return psnr(meanSquare(a.width, a.height, { plane: a.y, stride: a.yStride }, { plane: b.y, stride: b.yStride }));
}

export function chromaPsnr(a: YuvPicture, b: YuvPicture): number {
  const [width, height] = [a.width >> 1, a.height >> 1];
  const u = meanSquare(width, height, { plane: a.u, stride: a.chromaStride }, { plane: b.u, stride: b.chromaStride });
  const v = meanSquare(width, height, { plane: a.v, stride: a.chromaStride }, { plane: b.v, stride: b.chromaStride });
  return psnr((u + v) / 2);
}

function psnr(meanSquared: number): number {
  return meanSquared === 0 ? Infinity : 10 * Math.log10(255 ** 2 / meanSquared);
}

interface Plane {
  plane: Uint8Array;
  stride: number;
}

function meanSquare(width: number, height: number, a: Plane, b: Plane): number {
  let sum = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++)
      sum += (a.plane[row * a.stride + column]! - b.plane[row * b.stride + column]!) ** 2;
  }
  return sum / (width * height);
}
