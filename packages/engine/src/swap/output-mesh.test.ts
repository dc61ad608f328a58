import { expect, it } from 'vitest';
import { castOf, renderPortrait, type Person as Actor, type PortraitOptions } from '@semblante/actors';
import {
  applySimilarity,
  canonicalFace,
  eyeOf,
  faceVertexCount,
  ovalLoop,
  ringFromEyes,
  shapeWeight,
  similarityBetween,
  type FaceMesh,
} from '@semblante/vision/geometry';
import { meshOfTruth } from '@semblante/vision/testing';
import { HeadTurnFinder } from './head-turn.ts';
import { reshapeFace } from './output-mesh.ts';
import { withoutProportions } from './split-shape.ts';

const [ana] = castOf('ana') as [Actor];
const meshOf = (options: Partial<PortraitOptions> = {}): FaceMesh =>
  meshOfTruth(renderPortrait(ana, { width: 160, height: 160, textureSize: 256, ...options }).truth.people[0]!);

const frontal = meshOf();
const neutral = applySimilarity(similarityBetween(frontal, canonicalFace), frontal).slice(0, 3 * faceVertexCount);
const turns = new HeadTurnFinder(neutral);
const person = { turns };
/** Opens the eyes wider, moves the nose tip down. */
const field = new Float32Array(3 * faceVertexCount);
for (let vertex = 0; vertex < faceVertexCount; vertex++) {
  if (ringFromEyes[vertex] === 0) field[3 * vertex + 1] = neutral[3 * vertex + 1]! < -2.6 ? -0.3 : 0.3;
}
field[3 * 4 + 1] = 1;

it('finds the same turn and scale as the geometry does', () => {
  for (const mesh of [
    frontal,
    meshOf({ pose: { yaw: 35, pitch: -12, roll: 100 } }),
    meshOf({ pose: { roll: 180, yaw: -20 } }),
  ]) {
    const { rotation, scale } = similarityBetween(neutral, mesh);
    turns.find(mesh).forEach((value, i) => expect(value).toBeCloseTo(scale * rotation[i]!, 4));
  }
});

it('leaves the target as it is without shape', () => {
  const still = reshapeFace(frontal, { ...person, field, strength: 0 });
  still.forEach((value, i) => expect(value).toBeCloseTo(frontal[i]!, 3));
});

it('turns the shape with the head', () => {
  const pixelsPerCm = similarityBetween(neutral, frontal).scale;
  const rolled = meshOf({ pose: { roll: 90 } });
  const reshaped = reshapeFace(rolled, { ...person, field, strength: 0.5 });
  expect(reshaped[3 * 4]! - rolled[3 * 4]!).toBeCloseTo(-0.5 * pixelsPerCm, 0);
  expect(Math.abs(reshaped[3 * 4 + 1]! - rolled[3 * 4 + 1]!)).toBeLessThan(0.5);
});

it('opens an eye as far as the target does, open or closed, whatever the source’s is like', () => {
  const opening = (mesh: FaceMesh) => eyeOf(mesh, 0).opening;
  for (const target of [frontal, meshOf({ expression: { blinkLeft: 1, blinkRight: 1 } })]) {
    expect(opening(reshapeFace(target, { ...person, field, strength: 1 }))).toBeCloseTo(opening(target), 2);
  }
});

it('moves a whole eye where the source has it', () => {
  const lower = field.map((_, i) => (i % 3 === 1 && ringFromEyes[Math.floor(i / 3)]! <= 1 ? 0.4 : 0));
  const pixelsPerCm = similarityBetween(neutral, frontal).scale;
  const moved = reshapeFace(frontal, { ...person, field: lower, strength: 1 });
  for (const lid of [159, 145]) expect(moved[3 * lid + 1]! - frontal[3 * lid + 1]!).toBeCloseTo(0.4 * pixelsPerCm, 0);
});

it('gives the nose the shape of the target as far as the nose is the target’s, and no other place', () => {
  const lower = field.map((_, i) => (i % 3 === 1 ? 0.4 : 0));
  const [noseTip, cheek] = [4, 205] as const;
  const movedBy = (noseAway: number, vertex: number) =>
    reshapeFace(frontal, { ...person, field: lower, strength: 1, noseAway: () => noseAway })[3 * vertex + 1]! -
    frontal[3 * vertex + 1]!;
  expect(movedBy(1, noseTip)).toBeCloseTo(0, 3);
  expect(movedBy(0.5, noseTip)).toBeCloseTo(movedBy(0, noseTip) / 2, 3);
  expect(movedBy(1, cheek)).toBeCloseTo(movedBy(0, cheek), 3);
  expect(movedBy(0, noseTip)).toBeGreaterThan(1);
});

it('takes stretch and shift out of a shape and keeps the rest', () => {
  const stretched = field.map((value, i) => value + shapeWeight[Math.floor(i / 3)]! * (0.3 + 0.1 * neutral[i]!));
  const rest = withoutProportions(stretched, neutral, 1);
  const plain = withoutProportions(field, neutral, 1);
  rest.forEach((value, i) => expect(value).toBeCloseTo(plain[i]!, 4));
  expect(plain[3 * 4 + 1]).toBeGreaterThan(0.8);
  for (const vertex of ovalLoop) expect(rest[3 * vertex]).toBe(stretched[3 * vertex]);
  withoutProportions(stretched, neutral, 0).forEach((value, i) => expect(value).toBeCloseTo(stretched[i]!, 5));
});
