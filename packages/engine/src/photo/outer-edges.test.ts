import { expect, it } from 'vitest';
import { beyondEdges } from './outer-edges.ts';
import { unwrapTable, validitySide as side } from './unwrap-table.ts';

const table = unwrapTable(side);
/** Skin that turns dark towards both sides, as cheeks do, drawn over by `paint`. */
const faceWith = (paint: (x: number, y: number) => number | undefined) =>
  Float32Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [(at % side) / side, Math.floor(at / side) / side];
    const skin = 5 - 1.6 * Math.abs(x - 0.5) ** 2;
    return skin + (paint(x, y) ?? 0);
  });
const isOnFace = (at: number) => table.entryOf[at] !== -1;
const shareOf = (map: Float32Array, isWanted: (x: number, y: number) => boolean) => {
  const texels = table.texel.filter((at) => isOnFace(at) && isWanted((at % side) / side, Math.floor(at / side) / side));
  return texels.reduce((sum, at) => sum + map[at]!, 0) / texels.length;
};

it('leaves a bare face as it is, however dark its cheeks turn', () => {
  expect(shareOf(beyondEdges(faceWith(() => undefined)), () => true)).toBe(0);
});

it('gives up what lies beyond a lock beside the cheek, though it is as bright as skin', () => {
  const lock = (x: number) => (x > 0.85 && x < 0.87 ? -0.4 : undefined);
  const beyond = beyondEdges(faceWith(lock));
  expect(shareOf(beyond, (x, y) => x > 0.88 && y > 0.35 && y < 0.7)).toBeGreaterThan(0.95);
  expect(shareOf(beyond, (x) => x < 0.8)).toBe(0);
});

it('is not led astray by a mole, a fold beside the eye or the end of a brow', () => {
  const mole = (x: number, y: number) => Math.hypot(x - 0.86, y - 0.6) < 0.02;
  const fold = (x: number, y: number) => x > 0.8 && x < 0.9 && Math.abs(y - 0.42) < 0.008;
  const browEnd = (x: number, y: number) => x > 0.6 && x < 0.78 && Math.abs(y - 0.3) < 0.04;
  const beyond = beyondEdges(faceWith((x, y) => (mole(x, y) || fold(x, y) || browEnd(x, y) ? -0.5 : undefined)));
  expect(shareOf(beyond, () => true)).toBe(0);
});
