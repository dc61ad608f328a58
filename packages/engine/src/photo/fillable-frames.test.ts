import { expect, it } from 'vitest';
import { isBrow, unwrappedCoordinates } from '@semblante/vision/geometry';
import { fillableOver } from './fillable-frames.ts';
import { spreadOverFace, unwrapTable } from './unwrap-table.ts';

const side = 320;
const brows = spreadOverFace(unwrapTable(side), Float32Array.from(isBrow));
const [leftBrow, rightBrow, bridge, leftTemple] = [105, 334, 168, 127] as const;
const framesWhere = (isFrame: (at: number) => boolean) =>
  Float32Array.from({ length: side * side }, (_, at) => (isFrame(at) ? 1 : 0));
const shareAt = (map: Float32Array, vertex: number) =>
  map[
    Math.floor(unwrappedCoordinates[2 * vertex + 1]! * side) * side +
      Math.floor(unwrappedCoordinates[2 * vertex]! * side)
  ];

it('fills frames in before the face and leaves their arms beside it to the target', () => {
  const fillable = fillableOver(
    side,
    framesWhere(() => false),
  );
  for (const vertex of [bridge, leftBrow, rightBrow]) expect(shareAt(fillable, vertex)).toBe(1);
  expect(shareAt(fillable, leftTemple)).toBe(0);
});

it('leaves a brow that a frame hides to the target, and mends one that it only touches', () => {
  const isLeft = (at: number) => at % side < side / 2;
  const isTouched = (at: number) => at % 3 === 0;
  const fillable = fillableOver(
    side,
    framesWhere((at) => brows[at]! > 0.3 && (isLeft(at) || isTouched(at))),
  );
  expect(shareAt(fillable, leftBrow)).toBeLessThan(0.05);
  expect(shareAt(fillable, rightBrow)).toBe(1);
});
