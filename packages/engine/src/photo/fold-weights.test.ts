import { expect, it } from 'vitest';
import { canonicalFace, mirrorVertex } from '@semblante/vision/geometry';
import { foldWeights, noseFoldsToSmooth, smileOf } from './fold-weights.ts';

const [besideMouth, besideEye, underEye, forehead] = [205, 143, 230, 151] as const;
const grave = smileOf(canonicalFace);

it('leaves the folds of a smile to the clip, beside the mouth and beside the eyes, on both sides', () => {
  const weights = foldWeights({ smile: grave + 0.2 }, canonicalFace);
  for (const vertex of [besideMouth, besideEye, mirrorVertex[besideMouth]!, mirrorVertex[besideEye]!])
    expect(weights[vertex]).toBeGreaterThan(0.7);
  expect(weights[underEye]).toBe(0);
  expect(weights[forehead]).toBe(0);
});

it('keeps the photo where both smile alike', () => {
  expect(Math.max(...foldWeights({ smile: grave + 0.02 }, canonicalFace))).toBe(0);
});

it('smooths the wrinkles of a smiling nose on a grave face, and no others', () => {
  expect(noseFoldsToSmooth({ smile: grave + 0.2 }, grave)).toBeGreaterThan(0.7);
  expect(noseFoldsToSmooth({ smile: grave + 0.02 }, grave)).toBe(0);
  expect(noseFoldsToSmooth({ smile: grave }, grave + 0.2)).toBe(0);
});
