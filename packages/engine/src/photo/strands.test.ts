import { expect, it } from 'vitest';
import { unwrappedCoordinates } from '@semblante/vision/geometry';
import { strandsOf } from './strands.ts';
import { validitySide as side } from './unwrap-table.ts';

/** Skin with a little grain, and what `drawn` adds to its log luma. */
const skinWith = (drawn: (row: number, column: number) => number) =>
  Float32Array.from({ length: side * side }, (_, at) => {
    const [row, column] = [Math.floor(at / side), at % side];
    return 4.8 + 0.02 * Math.sin(37 * column + 11 * row) + drawn(row, column);
  });
const at = (map: Float32Array, vertex: number) =>
  map[
    Math.floor(unwrappedCoordinates[2 * vertex + 1]! * side) * side +
      Math.floor(unwrappedCoordinates[2 * vertex]! * side)
  ]!;
const [forehead, noseTip, cheek, chin] = [151, 4, 205, 199] as const;
const strand = (column: number) => 0.15 * Math.sin((2 * Math.PI * column) / 5);

it('finds strands of hair over the forehead, whatever their colour, and nothing below the brows', () => {
  const strands = strandsOf(skinWith((row, column) => (row < 0.35 * side ? strand(column) : 0)));
  expect(at(strands, forehead)).toBe(1);
  for (const vertex of [noseTip, cheek, chin]) expect(at(strands, vertex)).toBe(0);
});

it('takes neither wrinkles, which run across, nor a shadow for hair', () => {
  expect(at(strandsOf(skinWith((row) => (row < 0.35 * side ? strand(row) : 0))), forehead)).toBeLessThan(0.01);
  expect(
    at(strandsOf(skinWith((row, column) => (row < 0.2 * side ? -0.4 * (column / side) : 0))), forehead),
  ).toBeLessThan(0.01);
});

it('finds none on a forehead as rough as the rest of a freckled or noisy face', () => {
  expect(at(strandsOf(skinWith((_, column) => 0.6 * strand(column))), forehead)).toBeLessThan(0.2);
});

it('finds a fringe when hair hangs over the outer cheeks too, or a laugh folds the inner ones', () => {
  const isFringe = (row: number) => row < 0.35 * side;
  const sidewaysAt = (column: number) => Math.abs(column / side - 0.5);
  const overCheeks = skinWith((row, column) => (isFringe(row) || sidewaysAt(column) > 0.2 ? strand(column) : 0));
  const isFolded = (column: number) => sidewaysAt(column) > 0.1 && sidewaysAt(column) < 0.27;
  const foldedInside = skinWith((row, column) => (isFringe(row) || isFolded(column) ? strand(column) : 0));
  for (const face of [overCheeks, foldedInside]) expect(at(strandsOf(face), forehead)).toBe(1);
});
