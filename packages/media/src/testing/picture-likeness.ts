import type { YuvPicture } from '../picture/yuv-picture.ts';

/** The same frame of the clip before and after. */
export interface PicturePair {
  before: YuvPicture;
  after: YuvPicture;
}

export interface Area {
  left: number;
  top: number;
  /** First column and row after the area. */
  right: number;
  bottom: number;
}

/** Windows of the structural similarity: 8 × 8 pixels, half overlapping. */
const windowSide = 8;
const windowStep = 4;
const stabiliser = { mean: (0.01 * 255) ** 2, variance: (0.03 * 255) ** 2 } as const;

const wholeOf = ({ width, height }: YuvPicture): Area => ({ left: 0, top: 0, right: width, bottom: height });

/** Peak signal to noise of the luma in decibels; Infinity where both are the same. */
export function psnr({ before, after }: PicturePair, area: Area = wholeOf(before)): number {
  let squares = 0;
  for (let row = area.top; row < area.bottom; row++)
    for (let column = area.left; column < area.right; column++)
      squares += (before.y[row * before.yStride + column]! - after.y[row * after.yStride + column]!) ** 2;
  const mean = squares / ((area.bottom - area.top) * (area.right - area.left));
  return mean === 0 ? Infinity : 10 * Math.log10(255 ** 2 / mean);
}

/** Mean structural similarity of the luma, 1 where both are the same. */
export function ssim(pair: PicturePair, area: Area = wholeOf(pair.before)): number {
  let sum = 0;
  let count = 0;
  for (let row = area.top; row + windowSide <= area.bottom; row += windowStep) {
    for (let column = area.left; column + windowSide <= area.right; column += windowStep) {
      sum += windowSimilarity(pair, { top: row, left: column });
      count += 1;
    }
  }
  return count === 0 ? 1 : sum / count;
}

function windowSimilarity({ before, after }: PicturePair, { top, left }: { top: number; left: number }): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let row = top; row < top + windowSide; row++) {
    for (let column = left; column < left + windowSide; column++) {
      const a = before.y[row * before.yStride + column]!;
      const b = after.y[row * after.yStride + column]!;
      sumA += a;
      sumB += b;
      squaresA += a * a;
      squaresB += b * b;
      products += a * b;
    }
  }
  const n = windowSide * windowSide;
  const [meanA, meanB] = [sumA / n, sumB / n];
  const varianceA = squaresA / n - meanA * meanA;
  const varianceB = squaresB / n - meanB * meanB;
  const covariance = products / n - meanA * meanB;
  const { mean, variance } = stabiliser;
  return (
    ((2 * meanA * meanB + mean) * (2 * covariance + variance)) /
    ((meanA ** 2 + meanB ** 2 + mean) * (varianceA + varianceB + variance))
  );
}
