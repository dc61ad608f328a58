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

it('follows a picture that lies on its side', () => {
  const planes = filled({ cx: 8, cy: 4, size: 16, angle: Math.PI / 2 }, { width: 16, height: 8 });
  expect([...planes.subarray(0, side)]).toEqual([0.5, 0.5, 0, 0, 0, 0, 0.5, 0.5]);
});
