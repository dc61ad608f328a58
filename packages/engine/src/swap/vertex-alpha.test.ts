import { expect, it } from 'vitest';
import { canonicalFace, faceVertexCount, facingOf, meshPointCount } from '@semblante/vision/geometry';
import { defaultLook } from './look.ts';
import { alphaOf } from './vertex-alpha.ts';

const fixed = new Float32Array(faceVertexCount).fill(1);
const [noseTip, nearCheek] = [4, 280] as const;

const turnOf = (degrees: number) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const;

/** The canonical face turned aside, as a mesh in pixels. */
function turnedBy(degrees: number): Float32Array {
  const [cos, sin] = turnOf(degrees);
  const mesh = new Float32Array(3 * meshPointCount);
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    const [x, y, z] = [canonicalFace[3 * vertex]!, canonicalFace[3 * vertex + 1]!, canonicalFace[3 * vertex + 2]!];
    mesh.set([200 + 10 * (cos * x + sin * z), 200 + 10 * y, 10 * (cos * z - sin * x)], 3 * vertex);
  }
  return mesh;
}

/** The same tilted up or down. */
function tiltedBy(degrees: number): Float32Array {
  const [cos, sin] = turnOf(degrees);
  const mesh = new Float32Array(3 * meshPointCount);
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    const [x, y, z] = [canonicalFace[3 * vertex]!, canonicalFace[3 * vertex + 1]!, canonicalFace[3 * vertex + 2]!];
    mesh.set([200 + 10 * x, 200 + 10 * (cos * y + sin * z), 10 * (cos * z - sin * y)], 3 * vertex);
  }
  return mesh;
}

const alphasAt = (degrees: number, turn = turnedBy) => {
  const target = turn(degrees);
  return alphaOf(target, { facing: facingOf(target), fixed, look: defaultLook }, new Float32Array(faceVertexCount));
};

it('draws the nose of a face seen from the front', () => {
  expect(alphasAt(5)[noseTip]).toBe(1);
});

it('leaves the nose of a turned head its own, and draws the cheek beside it', () => {
  const alphas = alphasAt(40);
  expect(alphas[noseTip]).toBeLessThan(0.05);
  expect(Math.max(alphas[nearCheek]!, alphas[50]!)).toBeGreaterThan(0.9);
});

it('leaves a nose that is seen from below or above its own, and the cheeks beside it to the photo', () => {
  for (const degrees of [35, -35]) {
    const alphas = alphasAt(degrees, tiltedBy);
    expect(alphas[noseTip]).toBeLessThan(0.05);
    expect(alphas[nearCheek]).toBeGreaterThan(0.9);
  }
  expect(alphasAt(8, tiltedBy)[noseTip]).toBe(1);
});

it('changes the nose over many degrees, so that nobody sees it change', () => {
  for (let degrees = 0; degrees < 45; degrees++)
    for (const turn of [turnedBy, tiltedBy])
      expect(Math.abs(alphasAt(degrees + 1, turn)[noseTip]! - alphasAt(degrees, turn)[noseTip]!)).toBeLessThan(0.13);
});
