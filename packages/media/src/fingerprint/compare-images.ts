import { imageGridSide, type ImageFingerprint } from './fingerprint.ts';

/** Correlation, tuned on synthetic portraits and their copies: docs/engine/constants/provenance.md. */
const imageSimilarityMin = 0.945;

/** As shares of the picture's size, cut off at left, top, right and bottom. */
type Crop = readonly [number, number, number, number];

const cropMax = 0.14;
const coarseSteps = [0, 0.05, 0.1];
const fineSteps = [0.025, 0.0125, 0.00625, 0.003];
/** Cells at the edge of the part that do not count: what surrounds them was cut off. */
const edgeCells = 3;
/** Where even the best rough crop is this unlike, no finer one makes a match. */
const hopeless = 0.55;
const refinedCandidates = 2;

const coarseCrops: readonly Crop[] = coarseSteps
  .flatMap((left) =>
    coarseSteps.flatMap((top) =>
      coarseSteps.flatMap((right) => coarseSteps.map((bottom): Crop => [left, top, right, bottom])),
    ),
  )
  .filter(([left, top, right, bottom]) => left + right <= 0.11 && top + bottom <= 0.11);

export interface ImageMatch {
  isMatch: boolean;
  /** 1 is the same picture, 0 nothing in common. */
  similarity: number;
}

/** Either may be a part of the other: a copy is often cropped a little. */
export function compareImages(a: ImageFingerprint, b: ImageFingerprint): ImageMatch {
  const similarity = Math.max(bestCrop(a.cells, b.cells), bestCrop(b.cells, a.cells));
  return { isMatch: similarity >= imageSimilarityMin, similarity };
}

function bestCrop(whole: Int8Array, part: Int8Array): number {
  const rough = coarseCrops
    .map((crop) => ({ crop, similarity: similarityOf(whole, part, { crop, every: 2 }) }))
    .sort((a, b) => b.similarity - a.similarity);
  if (rough[0]!.similarity < hopeless) return Math.max(0, rough[0]!.similarity);
  return Math.max(...rough.slice(0, refinedCandidates).map(({ crop }) => refine(whole, part, crop)));
}

function refine(whole: Int8Array, part: Int8Array, start: Crop): number {
  const trialOf = (crop: Crop) => ({ crop, similarity: similarityOf(whole, part, { crop, every: 1 }) });
  let best = trialOf(start);
  for (const step of fineSteps) {
    for (let round = 0; round < 3; round++) {
      const better = neighboursOf(best.crop, step)
        .map(trialOf)
        .reduce((a, b) => (b.similarity > a.similarity ? b : a), best);
      if (better === best) break;
      best = better;
    }
  }
  return best.similarity;
}

function neighboursOf(crop: Crop, step: number): Crop[] {
  return [0, 1, 2, 3].flatMap((side) =>
    [-step, step].map(
      (change) =>
        crop.map((value, i) =>
          i === side ? Math.min(cropMax, Math.max(0, value + change)) : value,
        ) as unknown as Crop,
    ),
  );
}

/**
 * Correlation of one picture's cells with the part of the other that the crop leaves, interpolated between its cells;
 * of all of them or of every second one.
 */
function similarityOf(
  whole: Int8Array,
  part: Int8Array,
  { crop: [left, top, right, bottom], every }: { crop: Crop; every: 1 | 2 },
): number {
  const columns = places(left, right);
  const rows = places(top, bottom);
  let product = 0;
  let wholeSquares = 0;
  let partSquares = 0;
  for (let row = edgeCells; row < imageGridSide - edgeCells; row += every) {
    const line = rows.index[row]! * imageGridSide;
    const down = rows.share[row]!;
    for (let column = edgeCells; column < imageGridSide - edgeCells; column += every) {
      const i = row * imageGridSide + column;
      const at = line + columns.index[column]!;
      const across = columns.share[column]!;
      const upper = whole[at]! + (whole[at + 1]! - whole[at]!) * across;
      const lower = whole[at + imageGridSide]! + (whole[at + imageGridSide + 1]! - whole[at + imageGridSide]!) * across;
      const value = upper + (lower - upper) * down;
      product += value * part[i]!;
      wholeSquares += value * value;
      partSquares += part[i]! * part[i]!;
    }
  }
  return wholeSquares > 0 && partSquares > 0 ? product / Math.sqrt(wholeSquares * partSquares) : 0;
}

function places(before: number, after: number): { index: Int32Array; share: Float64Array } {
  const index = new Int32Array(imageGridSide);
  const share = new Float64Array(imageGridSide);
  for (let i = 0; i < imageGridSide; i++) {
    const place = (before + ((1 - before - after) * (i + 0.5)) / imageGridSide) * imageGridSide - 0.5;
    index[i] = Math.min(imageGridSide - 2, Math.max(0, Math.floor(place)));
    share[i] = Math.min(1, Math.max(0, place - index[i]!));
  }
  return { index, share };
}
