import { expect, it } from 'vitest';
import {
  applySimilarity,
  canonicalFace,
  faceVertexCount,
  isLip,
  meshPointCount,
  mirrorVertex,
  ovalLoop,
  shapeWeight,
} from '@semblante/vision/geometry';
import { meanShape } from './face-shape.ts';
import { foldWeights, smileOf } from './fold-weights.ts';
import { shapeField } from './shape-field.ts';

const asMesh = (face: Float32Array) => {
  const mesh = new Float32Array(3 * meshPointCount);
  mesh.set(face);
  return mesh;
};
const turned = (face: Float32Array, degrees: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const rotation = Float64Array.of(cos, 0, sin, 0, 1, 0, -sin, 0, cos);
  return applySimilarity({ rotation, scale: 20, fromCentre: [0, 0, 0], toCentre: [300, 300, 0] }, asMesh(face));
};
/** A face with a longer nose. */
const longNosed = canonicalFace.map((value, i) => (i % 3 === 2 && Math.floor(i / 3) === 4 ? value - 1.5 : value));

it('finds nothing to change between a person and themselves, in whatever pose', () => {
  const field = shapeField({ mesh: turned(canonicalFace, 25) }, canonicalFace);
  for (const value of field) expect(Math.abs(value)).toBeLessThan(0.02);
});

it('carries a longer nose over, in the space of the other face', () => {
  const field = shapeField({ mesh: turned(longNosed, 20) }, canonicalFace);
  expect(field[3 * 4 + 2]).toBeLessThan(-1);
  expect(Math.abs(field[3 * 50 + 2]!)).toBeLessThan(0.2);
});

it('is symmetric and leaves the outline alone', () => {
  const lopsided = canonicalFace.map((value, i) => (i === 3 * 50 ? value - 1 : value));
  const field = shapeField({ mesh: asMesh(lopsided) }, canonicalFace);
  for (let vertex = 0; vertex < faceVertexCount; vertex++)
    expect(field[3 * vertex]).toBeCloseTo(-field[3 * mirrorVertex[vertex]!]!, 3);
  for (const vertex of ovalLoop)
    expect([...field.subarray(3 * vertex, 3 * vertex + 3)].map(Math.abs)).toEqual([0, 0, 0]);
  expect(shapeWeight[50]).toBe(1);
});

it('takes the place of the mouth but hardly the form a smile gives it', () => {
  const smiling = canonicalFace.map((value, i) => {
    const vertex = Math.floor(i / 3);
    return i % 3 === 0 && isLip[vertex] ? value * 1.4 : value;
  });
  const field = shapeField({ mesh: asMesh(smiling) }, canonicalFace);
  expect(Math.abs(field[3 * 61]!)).toBeLessThan(0.45 * Math.abs(smiling[3 * 61]! - canonicalFace[3 * 61]!));
});

it('makes one frontal face of several photos, believing each where it looks into the camera', () => {
  const spoilt = (face: Float32Array, degrees: number) => {
    const mesh = turned(face, degrees);
    // The side that is turned away is guessed too narrow.
    for (let vertex = 0; vertex < faceVertexCount; vertex++)
      if (canonicalFace[3 * vertex]! * degrees > 0) mesh[3 * vertex + 2]! += 8;
    return mesh;
  };
  const errorOf = (shape: Float32Array) => {
    const scale = 15.33 / 300;
    return (
      Array.from({ length: faceVertexCount }, (_, vertex) =>
        Math.abs(shape[3 * vertex + 2]! * scale - longNosed[3 * vertex + 2]!),
      ).reduce((a, b) => a + b, 0) / faceVertexCount
    );
  };
  const one = meanShape([{ mesh: spoilt(longNosed, 30), weight: 1 }], 300);
  const three = meanShape(
    [30, -30, 0].map((degrees) => ({ mesh: spoilt(longNosed, degrees), weight: 1 })),
    300,
  );
  expect(errorOf(three)).toBeLessThan(errorOf(one));
  for (let vertex = 0; vertex < faceVertexCount; vertex++)
    expect(three[3 * vertex]).toBeCloseTo(-three[3 * mirrorVertex[vertex]!]!, 2);
});

it('keeps the target’s own folds only when one of both smiles', () => {
  const broad = asMesh(
    canonicalFace.map((value, i) => (i % 3 === 0 && isLip[Math.floor(i / 3)] ? value * 1.4 : value)),
  );
  const calm = asMesh(canonicalFace);
  expect(Math.max(...foldWeights({ smile: smileOf(calm) }, calm))).toBe(0);
  const folds = foldWeights({ smile: smileOf(calm) }, broad);
  const [besideNose, outerCheek, besideChin] = [205, 213, 204];
  for (const vertex of [besideNose, outerCheek, besideChin]) {
    expect(folds[vertex]).toBeGreaterThan(0.5);
    expect(folds[mirrorVertex[vertex]!]).toBe(folds[vertex]);
  }
  const [noseTip, brow] = [4, 105];
  for (const vertex of [noseTip, brow]) expect(folds[vertex]).toBe(0);
});
