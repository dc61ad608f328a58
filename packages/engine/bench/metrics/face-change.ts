import type { FaceMesh } from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';
import { facePixels, type PixelRun } from './face-pixels.ts';
import type { PicturePair } from '@semblante/media/testing';

const innerFace = 0.7;
const surroundings = { from: 1.35, to: 1.6 } as const;

/**
 * How much more the inside of a face changed than what is around it, in levels of 255. Around it only the codec changed
 * anything, so the difference is what a swap did; it is near zero where the frame was left alone.
 */
export function faceChange(pair: PicturePair, mesh: FaceMesh): number {
  const inside = totalDifference(pair, facePixels(mesh, pair.before, innerFace));
  const wide = totalDifference(pair, facePixels(mesh, pair.before, surroundings.to));
  const narrow = totalDifference(pair, facePixels(mesh, pair.before, surroundings.from));
  const around = wide.count > narrow.count ? (wide.sum - narrow.sum) / (wide.count - narrow.count) : 0;
  return inside.count === 0 ? 0 : inside.sum / inside.count - around;
}

/** Luma and both chroma planes, so that a face of another tint but equal brightness counts too. */
function totalDifference({ before, after }: PicturePair, runs: readonly PixelRun[]): { sum: number; count: number } {
  const chroma = (picture: YuvPicture, plane: Uint8Array, row: number, column: number) =>
    plane[(row >> picture.chromaShift) * picture.chromaStride + (column >> picture.chromaShift)]!;
  let sum = 0;
  let count = 0;
  for (const { row, from, to } of runs) {
    for (let column = from; column < to; column++) {
      sum += Math.abs(before.y[row * before.yStride + column]! - after.y[row * after.yStride + column]!);
      sum += Math.abs(chroma(before, before.u, row, column) - chroma(after, after.u, row, column));
      sum += Math.abs(chroma(before, before.v, row, column) - chroma(after, after.v, row, column));
      count += 1;
    }
  }
  return { sum, count };
}
