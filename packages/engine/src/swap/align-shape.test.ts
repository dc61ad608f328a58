import { expect, it } from 'vitest';
import {
  canonicalFace,
  faceVertexCount,
  meshPointCount,
  ovalLoop,
  shapeWeight,
  type FaceMesh,
} from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';
import { alignShape } from './align-shape.ts';
import { HeadTurnFinder } from './head-turn.ts';
import { reshapeFace, type Reshaping } from './output-mesh.ts';

const pixels = 10;
const target: FaceMesh = new Float32Array(3 * meshPointCount);
canonicalFace.forEach((value, i) => (target[i] = pixels * value));

const shapeWith = (field: Float32Array): Reshaping => ({
  field,
  strength: 0.5,
  turns: new HeadTurnFinder(canonicalFace),
});
const blank: YuvPicture = {
  width: 2,
  height: 2,
  y: new Uint8Array(4),
  u: new Uint8Array(1),
  v: new Uint8Array(1),
  yStride: 2,
  chromaStride: 1,
  chromaShift: 1,
  colour: { range: 'full', matrix: 'bt601' },
};

/** Sees what was drawn too high by two pixels, and everything else as it is. */
async function alignUnder(shape: Reshaping): Promise<void> {
  const drawnIn = new Map<YuvPicture, FaceMesh>();
  await alignShape(
    [{ picture: blank, target }],
    { shape, draw: (picture) => void drawnIn.set(picture, reshapeFace(target, shape)) },
    async (picture) => drawnIn.get(picture)?.map((value, i) => (i % 3 === 1 ? value - 2 : value)) ?? target,
  );
}

it('shifts a face that is seen too high more than half of the way back to where it was meant to be', async () => {
  const shape = shapeWith(new Float32Array(3 * faceVertexCount));
  await alignUnder(shape);
  const nose = 4;
  const moved = reshapeFace(target, shape)[3 * nose + 1]! - target[3 * nose + 1]!;
  expect(moved).toBeGreaterThan(1);
  expect(moved).toBeLessThan(1.6);
});

it('leaves the wanted change of shape and the oval alone', async () => {
  const wanted = Float32Array.from({ length: 3 * faceVertexCount }, (_, i) =>
    i % 3 === 0 ? 0.2 * shapeWeight[Math.floor(i / 3)]! : 0,
  );
  const shape = shapeWith(wanted.slice());
  await alignUnder(shape);
  for (const vertex of [4, 61, 291]) expect(shape.field[3 * vertex]!).toBeCloseTo(wanted[3 * vertex]!, 2);
  for (const vertex of ovalLoop) expect(shape.field[3 * vertex + 1]).toBeCloseTo(0, 9);
});
