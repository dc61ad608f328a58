import { expect, it } from 'vitest';
import { fillHoles } from './fill-holes.ts';
import { mendFace } from './mend-face.ts';
import { shrink } from './shrink.ts';
import type { Planes } from './source-face.ts';
import { readMap } from '@semblante/media/picture';
import { flipMap, resizeMap } from './texture-map.ts';
import type { TrustedFace } from './trusted-face.ts';
import { spreadOverFace, unwrapTable } from './unwrap-table.ts';
import { unwrappedCoordinates } from '@semblante/vision/geometry';

it('shrinks a plane to the exact means of what each new pixel covers', () => {
  const plane = Float32Array.from({ length: 5 * 3 }, (_, i) => (i % 5) + 10 * Math.floor(i / 5));
  const small = shrink(plane, { from: { width: 5, height: 3 }, to: { width: 2, height: 1 } });
  expect(small[0]).toBeCloseTo(10 + (0 + 1 + 0.5 * 2) / 2.5, 4);
  expect(small[1]).toBeCloseTo(10 + (0.5 * 2 + 3 + 4) / 2.5, 4);
});

it('fills a hole in a slope with the slope and leaves what is known', () => {
  const side = 64;
  const slope = Float32Array.from({ length: side * side }, (_, i) => i % side);
  const isHole = (i: number) => Math.hypot((i % side) - 32, Math.floor(i / side) - 32) < 8;
  const torn = slope.map((value, i) => (isHole(i) ? 500 : value));
  const filled = fillHoles(
    torn,
    Float32Array.from(torn, (_, i) => (isHole(i) ? 0 : 1)),
    { width: side, height: side },
  );
  filled.forEach((value, i) => expect(Math.abs(value - slope[i]!)).toBeLessThan(isHole(i) ? 6 : 1e-6));
});

it('reads and resizes maps by their texel middles', () => {
  const map = Float32Array.from([0, 10, 20, 30]);
  expect(readMap(map, 2, 1, 1)).toBeCloseTo(15, 1);
  expect(
    resizeMap(
      Float32Array.from({ length: 16 }, (_, i) => i % 4),
      4,
      8,
    )[3],
  ).toBeCloseTo(1.25, 5);
  expect([...flipMap(map, 2)]).toEqual([10, 0, 30, 20]);
});

const side = 320;
const table = unwrapTable(side);
/** A face whose left half is lit half as brightly as the right one, with a chroma of its own. */
function sideLit({ trustOf }: { trustOf: (x: number) => number }): TrustedFace {
  const xOver = spreadOverFace(
    table,
    Float32Array.from({ length: 468 }, (_, vertex) => unwrappedCoordinates[2 * vertex]!),
  );
  const light = xOver.map((x) => 120 + 160 * (x - 0.5));
  return {
    side,
    planes: [light, light.map(() => -8), light.map(() => 14)],
    trust: xOver.map((x) => (x > 0 ? trustOf(x) : 0)),
    glasses: undefined,
  };
}

it('completes the hidden half with the other one, lit like its surroundings: no patch shows', () => {
  const mended = mendFace(sideLit({ trustOf: (x) => (x < 0.32 ? 0 : 1) }), []);
  const row = Math.floor(0.55 * side);
  const luma = (x: number) => mended.planes[0][row * side + Math.floor(x * side)]!;
  // Unlit, the mirrored half would be over 150 here.
  for (const x of [0.2, 0.25, 0.3]) expect(luma(x)).toBeLessThan(115);
  for (let x = 0.15; x < 0.85; x += 1 / side) expect(Math.abs(luma(x + 1 / side) - luma(x))).toBeLessThan(8);
  expect(mended.trust[row * side + Math.floor(0.25 * side)]).toBeGreaterThan(0.95);
});

it('prefers another photo to the other half', () => {
  const base = sideLit({ trustOf: (x) => (x < 0.4 ? 0 : 1) });
  const other = sideLit({ trustOf: () => 1 });
  const marked = other.planes[1].map((chroma, at) => ((at % side) / side < 0.3 ? chroma - 20 : chroma));
  const mended = mendFace(base, [{ ...other, planes: [other.planes[0], marked, other.planes[2]] }]);
  expect(mended.planes[1][Math.floor(0.55 * side) * side + Math.floor(0.2 * side)]).toBeLessThan(-20);
});

it('says that a place nobody shows is unknown, and paints it like the skin around', () => {
  const fringe = sideLit({ trustOf: () => 1 });
  const yOver = spreadOverFace(
    table,
    Float32Array.from({ length: 468 }, (_, vertex) => unwrappedCoordinates[2 * vertex + 1]!),
  );
  const covered = { ...fringe, trust: fringe.trust.map((share, at) => (yOver[at]! < 0.22 ? 0 : share)) };
  covered.planes = covered.planes.map((plane, p) =>
    plane.map((value, at) => (yOver[at]! < 0.22 && p === 0 ? 5 : value)),
  ) as Planes;
  const mended = mendFace(covered, []);
  const forehead = Math.floor(0.15 * side) * side + side / 2;
  expect(mended.trust[forehead]).toBeLessThan(0.05);
  expect(mended.planes[0][forehead]).toBeGreaterThan(90);
});
