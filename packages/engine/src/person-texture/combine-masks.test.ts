import { describe, expect, it } from 'vitest';
import { coarseCount, coarseSide } from './coarse-texels.ts';
import { combineMasks, combineRims, framesRemembered, rememberedCover, type RememberedCover } from './combine-masks.ts';
import { texelCount } from './texel-table.ts';

const cover = (isCovered: (column: number, row: number) => boolean): RememberedCover =>
  rememberedCover(Float32Array.from({ length: coarseCount }, (_, at) => (isCovered(at % coarseSide, Math.floor(at / coarseSide)) ? 0 : 1)));
/** The columns from 10 to before this one. */
const handUpTo = (end: number) => cover((column) => column >= 10 && column < end);
/** A strip too thin to be believed at once. */
const strip = cover((column) => column >= 30 && column < 34);
const middleRow = (coarseSide / 2) * coarseSide;
const at = (column: number, covers: readonly (RememberedCover | undefined)[]) => combineMasks(covers)![middleRow + column]!;
const often = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);

describe('masks of frames in a row', () => {
  it('are none when nothing covers the face, and soon when nothing does any more', () => {
    expect(combineMasks([undefined])).toBeUndefined();
    expect(combineMasks([undefined, undefined, undefined])).toBeUndefined();
    expect(combineMasks([...often(handUpTo(40), 6), undefined, undefined, undefined])).toBeUndefined();
  });

  it('are believed at once at the start of a shot and when they were there before', () => {
    expect(at(31, [strip])).toBe(0);
    expect(at(31, often(strip, 2))).toBe(0);
    expect(at(31, often(strip, 9))).toBe(0);
  });

  it('come over three frames where they are thin and new, so that a mistake of one frame hardly shows', () => {
    const bare = often(undefined, framesRemembered);
    expect(at(31, [...bare, strip])).toBeGreaterThan(0.6);
    expect(at(31, [...bare, strip, strip].slice(1))).toBeGreaterThan(0.3);
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
    const outlines = [9, 10, 11].map((end) => at(41, flickering.slice(end - framesRemembered, end + 1)));
    expect(Math.max(...outlines) - Math.min(...outlines)).toBeLessThan(0.15);
  });

  it('follow a cover that moves: what it has left is bare after three frames', () => {
    const onItsWay = Array.from({ length: 9 }, (_, frame) => cover((column) => column >= 4 * frame && column < 4 * frame + 20));
    expect(at(42, onItsWay)).toBe(0);
    expect(at(15, onItsWay)).toBe(1);
  });
});

const opacity = (value: number): Float32Array => new Float32Array(texelCount).fill(value);

describe('rims of glasses in frames in a row', () => {
  it('change slowly, the newest frame counting most', () => {
    expect(combineRims([])).toBeUndefined();
    expect(combineRims([opacity(0.3)])![0]).toBeCloseTo(0.3);
    expect(combineRims([opacity(1), opacity(1), opacity(0)])![0]).toBeCloseTo(0.5);
    expect(combineRims([opacity(0), opacity(1), opacity(1)])![0]).toBeCloseTo(0.8);
  });
});
