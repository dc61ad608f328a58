import { expect, it } from 'vitest';
import { castOf } from './cast.ts';
import { writeNormals } from '../geometry/mesh.ts';
import { canonicalPositions, landmarkCount } from '../face/canonical-face.ts';
import { applyExpression, buildExpressionFields, closeMouth } from '../face/expression.ts';
import {
  baseTriangles,
  baseVertexCount,
  faceTriangles,
  faceVertexCount,
  mouthOpening,
  rightEyeOpening,
} from '../face/face-topology.ts';
import { shapeFace } from '../face/face-shape.ts';
import { innerLowerLip, innerUpperLip, leftEye, rightEye } from '../face/landmark-loops.ts';
import { refineSurface } from '../face/refine-surface.ts';
import { buildSkull, writeSkull } from '../face/skull.ts';

const still = { mouthOpen: 0, smile: 0, browRaise: 0, blinkRight: 0, blinkLeft: 0 };

function restOf(name: string): Float32Array {
  const rest = shapeFace(castOf(name)[0]!.proportions);
  closeMouth(rest);
  return rest;
}

function pose(rest: Float32Array, expression: Partial<typeof still>): Float32Array {
  const out = new Float32Array(landmarkCount * 3);
  applyExpression(rest, buildExpressionFields(rest), { ...still, ...expression }, out);
  return out;
}

const distance = (p: Float32Array, a: number, b: number): number =>
  Math.hypot(p[3 * a]! - p[3 * b]!, p[3 * a + 1]! - p[3 * b + 1]!, p[3 * a + 2]! - p[3 * b + 2]!);

it('refines the face without moving a landmark', () => {
  const positions = new Float32Array(faceVertexCount * 3);
  const rest = restOf('ana');
  positions.set(rest);
  writeSkull(buildSkull(rest), positions);
  const normals = new Float32Array(positions.length);
  writeNormals(positions, baseTriangles, baseVertexCount, normals);
  refineSurface(positions, normals);
  expect(positions.slice(0, landmarkCount * 3)).toEqual(rest);
  expect(Math.max(...faceTriangles)).toBe(faceVertexCount - 1);
  expect([...positions].every(Number.isFinite)).toBe(true);
});

it('keeps the edges of eyes and mouth in matching pairs', () => {
  for (const { upper, lower } of [rightEyeOpening, mouthOpening]) {
    expect(upper.length).toBe(lower.length);
    expect(upper[0]).toBe(lower[0]);
    expect(upper.at(-1)).toBe(lower.at(-1));
  }
});

it('is symmetric at rest', () => {
  const rest = restOf('chidi');
  expect(rest[3 * 33]).toBeCloseTo(-rest[3 * 263]!, 5);
  expect(rest[3 * 61 + 1]).toBeCloseTo(rest[3 * 291 + 1]!, 5);
});

it('closes exactly the eye that blinks', () => {
  const rest = restOf('emi');
  const winked = pose(rest, { blinkRight: 1 });
  rightEye.upper.forEach((upper, i) => expect(distance(winked, upper, rightEye.lower[i]!)).toBeLessThan(0.02));
  expect(distance(winked, leftEye.upper[3]!, leftEye.lower[3]!)).toBeCloseTo(
    distance(rest, leftEye.upper[3]!, leftEye.lower[3]!),
    3,
  );
});

it('rests with closed lips, opens the jaw and lifts the corners in a smile', () => {
  const rest = restOf('hana');
  innerUpperLip.forEach((upper, i) =>
    expect(Math.abs(rest[3 * upper + 1]! - rest[3 * innerLowerLip[i]! + 1]!)).toBeLessThan(0.05),
  );
  const open = pose(rest, { mouthOpen: 1 });
  expect(distance(open, 13, 14)).toBeGreaterThan(1.8);
  expect(open[3 * 152 + 1]).toBeLessThan(rest[3 * 152 + 1]! - 1.5);
  expect(open[3 * 10 + 1]).toBeCloseTo(rest[3 * 10 + 1]!, 5);
  const smiling = pose(rest, { smile: 1 });
  expect(smiling[3 * 291 + 1]! - rest[3 * 291 + 1]!).toBeGreaterThan(0.4);
  expect(distance(smiling, 61, 291)).toBeGreaterThan(distance(rest, 61, 291) + 0.8);
});

it('starts from the canonical face of the 468-point model', () => {
  expect(canonicalPositions.length).toBe(landmarkCount * 3);
  expect(canonicalPositions[3 * 454]! - canonicalPositions[3 * 234]!).toBeCloseTo(15.33, 1);
});
