import { expect, it } from 'vitest';
import { canonicalFace } from './canonical-face.ts';
import { applySimilarity, similarityBetween } from './similarity.ts';
import type { Similarity } from './similarity.ts';

const rotationBy = ([x, y, z]: [number, number, number]): Float64Array => {
  const [a, b, c] = [Math.cos(x), Math.cos(y), Math.cos(z)];
  const [d, e, f] = [Math.sin(x), Math.sin(y), Math.sin(z)];
  return Float64Array.of(
    c * b,
    c * e * d - f * a,
    c * e * a + f * d,
    f * b,
    f * e * d + c * a,
    f * e * a - c * d,
    -e,
    b * d,
    b * a,
  );
};

it.each([
  [0, 0, 0],
  [0.2, -0.5, 0.1],
  [-0.6, 1.2, 2.9],
  [0.1, 3.1, -0.3],
] as [number, number, number][])('finds the turn %s, %s, %s, the scale and the shift again', (...angles) => {
  const placed: Similarity = {
    rotation: rotationBy(angles),
    scale: 23.5,
    fromCentre: [1, 2, 3],
    toCentre: [640, 360, -20],
  };
  const found = similarityBetween(canonicalFace, applySimilarity(placed, canonicalFace));
  found.rotation.forEach((value, i) => expect(value).toBeCloseTo(placed.rotation[i]!, 4));
  expect(found.scale).toBeCloseTo(23.5, 3);
  const expected = applySimilarity(placed, canonicalFace);
  applySimilarity(found, canonicalFace).forEach((value, i) => expect(value).toBeCloseTo(expected[i]!, 1));
});

it('is not led astray by a mouth that opens', () => {
  const speaking = Float32Array.from(canonicalFace);
  for (const vertex of [13, 14, 17, 152, 200]) speaking[3 * vertex + 1] = speaking[3 * vertex + 1]! + 2;
  const { rotation, scale } = similarityBetween(canonicalFace, speaking);
  expect(scale).toBeCloseTo(1, 6);
  expect(rotation[0]! + rotation[4]! + rotation[8]!).toBeCloseTo(3, 6);
});
