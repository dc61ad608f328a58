import { describe, expect, it } from 'vitest';
import { atlasSize } from '../geometry/index.ts';
import { combineMasks, combineRims } from './combine-masks.ts';
import { texelCount } from './texel-table.ts';

const opacity = (value: number): Float32Array => new Float32Array(texelCount).fill(value);
const covered = opacity(0);
/** The columns before this one. */
const coveredUpTo = (column: number): Float32Array => opacity(1).map((_, at) => (at % atlasSize < column ? 0 : 1));

describe('masks of frames in a row', () => {
  it('are none when nothing covers the face', () => {
    expect(combineMasks([undefined, undefined, undefined])).toBeUndefined();
    expect(combineMasks([undefined])).toBeUndefined();
  });

  it('are believed at once at the start of a shot and when they were there before', () => {
    expect(combineMasks([covered])).toBe(covered);
    expect(combineMasks([covered, covered])![0]).toBe(0);
    expect(combineMasks([covered, covered, covered])![0]).toBe(0);
  });

  it('come over three frames when they are new, so that a mistake of one frame hardly shows', () => {
    expect(combineMasks([undefined, undefined, covered])![0]).toBeCloseTo(2 / 3);
    expect(combineMasks([undefined, covered, covered])![0]).toBeCloseTo(1 / 3);
  });

  it('go over three frames when they are gone, so that a gap of one frame hardly shows', () => {
    expect(combineMasks([covered, covered, undefined])![0]).toBeCloseTo(1 / 3);
    expect(combineMasks([covered, covered, opacity(1)])![0]).toBeCloseTo(1 / 3);
    expect(combineMasks([covered, undefined, undefined])![0]).toBeCloseTo(2 / 3);
    expect(combineMasks([undefined, covered, undefined])![0]).toBeCloseTo(2 / 3);
  });

  it('are believed at once where a cover has only moved a little, not where another one appears', () => {
    const movedBy = (texels: number) => combineMasks([coveredUpTo(40), coveredUpTo(40), coveredUpTo(40 + texels)])!;
    const middleRow = 64 * atlasSize;
    expect(movedBy(2)[middleRow + 41]).toBe(0);
    expect(movedBy(20)[middleRow + 41]).toBe(0);
    expect(movedBy(20)[middleRow + 50]).toBeCloseTo(2 / 3);
    expect(movedBy(20)[middleRow + 70]).toBe(1);
  });

  it('know nothing of older frames: a segment rendered alone equals an uninterrupted run', () => {
    const history = [covered, opacity(0.4), undefined, opacity(0.6), covered, undefined, opacity(0.1)];
    const wholeRun = history.map((_, i) => combineMasks(history.slice(Math.max(0, i - 2), i + 1)));
    const fromFourOn = history.slice(2).map((_, i, late) => (i < 2 ? undefined : combineMasks(late.slice(i - 2, i + 1))));
    expect(fromFourOn.slice(2).map((mask) => mask?.[0])).toEqual(wholeRun.slice(4).map((mask) => mask?.[0]));
  });
});

describe('rims of glasses in frames in a row', () => {
  it('change slowly, the newest frame counting most', () => {
    expect(combineRims([])).toBeUndefined();
    expect(combineRims([opacity(0.3)])![0]).toBeCloseTo(0.3);
    expect(combineRims([opacity(1), opacity(1), covered])![0]).toBeCloseTo(0.5);
    expect(combineRims([covered, opacity(1), opacity(1)])![0]).toBeCloseTo(0.8);
  });
});
