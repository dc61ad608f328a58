import { describe, expect, it } from 'vitest';
import { atlasSize } from '@semblante/vision/geometry';
import { Heap } from '@semblante/media/kernels';
import { coarseCount, coarseSide } from './coarse-texels.ts';
import { CoverMemory, framesRemembered } from './cover-memory.ts';
import type { OcclusionMask } from './occlusion-masker.ts';

const cover = (isCovered: (column: number, row: number) => boolean): OcclusionMask =>
  Float32Array.from({ length: coarseCount }, (_, at) =>
    isCovered(at % coarseSide, Math.floor(at / coarseSide)) ? 0 : 1,
  );
/** The columns from 10 to before this one. */
const handUpTo = (end: number) => cover((column) => column >= 10 && column < end);
/** A strip too thin to be believed at once. */
const strip = cover((column) => column >= 30 && column < 34);
const middleRow = (atlasSize / 2) * atlasSize;
const often = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);

/** What the last of these frames in a row is rendered with. */
function combine(
  covers: readonly (OcclusionMask | undefined)[],
  memory = new CoverMemory(new Heap()),
): Float32Array | undefined {
  let opacities: Float32Array | undefined;
  for (const mask of covers) opacities = memory.add(mask);
  return opacities;
}

/** In the middle of a column of the masks. */
const at = (column: number, covers: readonly (OcclusionMask | undefined)[]) => {
  const opacities = combine(covers)!;
  return (opacities[middleRow + 2 * column]! + opacities[middleRow + 2 * column + 1]!) / 2;
};

describe('masks of frames in a row', () => {
  it('are none when nothing covers the face, and soon when nothing does any more', () => {
    expect(combine([undefined])).toBeUndefined();
    expect(combine([undefined, undefined, undefined])).toBeUndefined();
    expect(combine([...often(handUpTo(40), 6), undefined, undefined, undefined])).toBeUndefined();
  });

  it('are believed at once at the start of a shot and when they were there before', () => {
    expect(at(31, [strip])).toBe(0);
    expect(at(31, often(strip, 2))).toBe(0);
    expect(at(31, often(strip, 9))).toBe(0);
  });

  it('come over three frames where they are thin and new, so that a mistake of one frame hardly shows', () => {
    const bare = often(undefined, framesRemembered);
    expect(at(31, [...bare, strip])).toBeGreaterThan(0.6);
    expect(at(31, [...bare, strip, strip])).toBeGreaterThan(0.3);
  });

  it('are believed at once deep inside a cover: no new eye shows on a fist', () => {
    const bare = often(undefined, framesRemembered);
    expect(at(20, [...bare, handUpTo(40)])).toBe(0);
    expect(at(38, [...bare, handUpTo(40)])).toBeGreaterThan(0.6);
  });

  it('go over three frames when they are gone, so that a gap of one frame hardly shows', () => {
    expect(at(31, [...often(strip, framesRemembered), undefined])).toBeLessThan(0.4);
    expect(at(20, [...often(handUpTo(40), 7), undefined, undefined])).toBeCloseTo(2 / 3);
  });

  it('have a calm outline where a cover is found a little larger in every other frame', () => {
    const flickering = Array.from({ length: 12 }, (_, frame) => handUpTo(frame % 2 === 0 ? 40 : 42));
    const outlines = [9, 10, 11].map((end) => at(41, flickering.slice(0, end + 1)));
    expect(Math.max(...outlines) - Math.min(...outlines)).toBeLessThan(0.2);
  });

  it('follow a cover that moves: what it has left is bare after three frames', () => {
    const onItsWay = Array.from({ length: 9 }, (_, frame) =>
      cover((column) => column >= 4 * frame && column < 4 * frame + 20),
    );
    expect(at(42, onItsWay)).toBe(0);
    expect(at(15, onItsWay)).toBe(1);
  });

  it('have no say any more after a cut, nor when they are older than nine frames', () => {
    const memory = new CoverMemory(new Heap());
    combine(often(handUpTo(40), 9), memory);
    memory.forget();
    expect(combine([undefined], memory)).toBeUndefined();
    const fresh = combine([...often(handUpTo(40), 5), ...often(strip, 9)])!;
    expect(fresh).toEqual(combine(often(strip, 9)));
    expect(fresh[middleRow + 2 * 20]).toBe(1);
  });
});
