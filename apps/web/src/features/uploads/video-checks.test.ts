import { describe, expect, it } from 'vitest';
import { findFileProblem, findHeadProblem, findMeasureAdvice, findMeasureProblem } from './video-checks.ts';

const file = { name: 'Festa.mp4', type: 'video/mp4', size: 1000 };
const headOf = (brand: string) => new Uint8Array([0, 0, 0, 32, ...new TextEncoder().encode(brand)]);

describe('a chosen file', () => {
  it.each([{}, { name: 'FESTA.MP4' }, { type: '' }, { size: 524_288_000 }])('is taken with %o', (change) => {
    expect(findFileProblem({ ...file, ...change })).toBeUndefined();
  });

  it.each([
    [
      { name: 'festa.mov', type: 'video/quicktime' },
      { kind: 'not_mp4', extension: 'mov' },
    ],
    [
      { name: 'festa.mp4', type: 'video/webm' },
      { kind: 'not_mp4', extension: 'mp4' },
    ],
    [
      { name: 'festa', type: '' },
      { kind: 'not_mp4', extension: '' },
    ],
    [{ size: 524_288_001 }, { kind: 'too_large', bytes: 524_288_001 }],
    [{ size: 0 }, { kind: 'empty' }],
  ])('is refused with %o', (change, problem) => {
    expect(findFileProblem({ ...file, ...change })).toEqual(problem);
  });
});

describe('the first bytes of a file', () => {
  it.each(['ftypisom', 'ftypmp42', 'ftypavc1', 'ftypM4V '])('pass as %s', (brand) => {
    expect(findHeadProblem(headOf(brand), file.name)).toBeUndefined();
  });

  it('tell a QuickTime film that was renamed', () => {
    expect(findHeadProblem(headOf('ftypqt  '), file.name)).toEqual({ kind: 'not_mp4', extension: 'mov' });
  });

  it('tell a file that is no film at all, or only a few bytes', () => {
    expect(findHeadProblem(new TextEncoder().encode('%PDF-1.7 not a film'), 'a.mp4')).toEqual({
      kind: 'not_mp4',
      extension: 'mp4',
    });
    expect(findHeadProblem(new Uint8Array([0, 0]), 'a.mp4')).toEqual({ kind: 'not_mp4', extension: 'mp4' });
  });
});

describe('the measures of a video', () => {
  it.each([
    { seconds: 600, width: 1920, height: 1080 },
    { seconds: 600.3, width: 1080, height: 1920 },
    { seconds: 1, width: 1080, height: 1080 },
  ])('pass as %o', (measures) => {
    expect(findMeasureProblem(measures)).toBeUndefined();
  });

  it.each([
    [{ seconds: 601, width: 640, height: 360 }, 'too_long'],
    [{ seconds: 5, width: 3840, height: 2160 }, 'too_big'],
    [{ seconds: 5, width: 1200, height: 1200 }, 'too_big'],
    [{ seconds: 5, width: 720, height: 1921 }, 'too_big'],
  ])('are refused as %o', (measures, kind) => {
    expect(findMeasureProblem(measures)?.kind).toBe(kind);
  });

  it('come with advice below 720p and above eight minutes', () => {
    expect(findMeasureAdvice({ seconds: 20, width: 640, height: 360 })).toBe('low_resolution');
    expect(findMeasureAdvice({ seconds: 481, width: 1280, height: 720 })).toBe('long');
    expect(findMeasureAdvice({ seconds: 480, width: 720, height: 1280 })).toBeUndefined();
  });
});
