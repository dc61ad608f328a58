import { expect, it } from 'vitest';
import { fillSurround } from './fill-surround.ts';

const side = 8;
const filled = (
  region: { cx: number; cy: number; size: number; angle: number },
  picture: { width: number; height: number },
) => {
  const planes = new Float32Array(3 * side * side);
  fillSurround(planes, { region, picture, side, value: 0.5 });
  return planes;
};

it('fills the bars beside a picture and not the picture', () => {
  const planes = filled({ cx: 8, cy: 4, size: 16, angle: 0 }, { width: 16, height: 8 });
  const rows = Array.from({ length: side }, (_, row) => [...planes.subarray(row * side, (row + 1) * side)]);
  expect(rows.map((row) => new Set(row).size)).toEqual(Array.from({ length: side }, () => 1));
  expect(rows.map(([value]) => value)).toEqual([0.5, 0.5, 0, 0, 0, 0, 0.5, 0.5]);
  expect(planes.subarray(side * side, 2 * side * side)).toEqual(planes.subarray(0, side * side));
});

it('fills the columns beside a picture that stands upright, in all three planes', () => {
  const planes = filled({ cx: 4, cy: 8, size: 16, angle: 0 }, { width: 8, height: 16 });
  const rows = Array.from({ length: 3 * side }, (_, row) => [...planes.subarray(row * side, (row + 1) * side)]);
  for (const row of rows) expect(row).toEqual([0.5, 0.5, 0, 0, 0, 0, 0.5, 0.5]);
});

it.each([
  { cx: 3.1, cy: 9.7, size: 21 },
  { cx: -20, cy: 4, size: 8 },
  { cx: 40, cy: 4, size: 8 },
])('fills beside a picture what it fills when the square is turned by next to nothing: $cx $cy', (square) => {
  const picture = { width: 16, height: 8 };
  expect(filled({ ...square, angle: 0 }, picture)).toEqual(filled({ ...square, angle: 1e-12 }, picture));
});

it('follows a picture that lies on its side', () => {
  const planes = filled({ cx: 8, cy: 4, size: 16, angle: Math.PI / 2 }, { width: 16, height: 8 });
  expect([...planes.subarray(0, side)]).toEqual([0.5, 0.5, 0, 0, 0, 0, 0.5, 0.5]);
});
