import { expect, it } from 'vitest';
import { leftWithoutDoubt } from './left-without-doubt.ts';

const videoOf = (seconds: number) => ({
  state: 'held' as const,
  purpose: 'video' as const,
  sourceKey: 'videos/1/source.mp4',
  probe: { seconds, width: 640, height: 360, fps: 30, frames: seconds * 30, has_audio: true, bytes: 1000 },
});
const doubt = (moments: number[], reason: 'sexual_content' | 'apparent_minor' = 'sexual_content') => ({
  state: 'open' as const,
  source: 'screen' as const,
  reason,
  moments,
});

it('leaves out each doubted stretch and a little around it', () => {
  expect(leftWithoutDoubt(videoOf(30), doubt([10, 10.4, 11, 20]))).toEqual({
    stretches: [
      { from: 9.5, to: 11.5 },
      { from: 19.5, to: 20.5 },
    ],
    seconds: 27,
  });
});

it('goes further around somebody who may be a minor: faces are looked at more seldom', () => {
  expect(leftWithoutDoubt(videoOf(30), doubt([10, 12], 'apparent_minor'))).toEqual({
    stretches: [{ from: 8, to: 14 }],
    seconds: 24,
  });
});

it('keeps no piece that would only flash by, at either end or between', () => {
  expect(leftWithoutDoubt(videoOf(30), doubt([0.8, 5, 9, 29.2]))?.stretches).toEqual([
    { from: 0, to: 1.3 },
    { from: 4.5, to: 5.5 },
    { from: 8.5, to: 9.5 },
    { from: 28.7, to: 30 },
  ]);
});

it('takes everything between for doubted where the moments are a sample of many', () => {
  const all = Array.from({ length: 24 }, (_, i) => 5 + i * 10);
  expect(leftWithoutDoubt(videoOf(300), doubt(all))?.stretches).toEqual([{ from: 4.5, to: 235.5 }]);
  expect(leftWithoutDoubt(videoOf(240), doubt(all.map((moment) => moment - 4)))?.seconds).toBeCloseTo(9, 0);
});

it('offers nothing where the whole clip is doubted, too little would be left, or nothing is held', () => {
  expect(leftWithoutDoubt(videoOf(4), doubt([0.5, 2, 3.6]))).toBeUndefined();
  expect(leftWithoutDoubt(videoOf(1.9), doubt([1]))).toBeUndefined();
  expect(leftWithoutDoubt(videoOf(30), doubt([]))).toBeUndefined();
  expect(leftWithoutDoubt(videoOf(30), { ...doubt([10]), source: 'report' })).toBeUndefined();
  expect(leftWithoutDoubt(videoOf(30), { ...doubt([10]), state: 'refused' })).toBeUndefined();
  expect(leftWithoutDoubt({ ...videoOf(30), state: 'ready' }, doubt([10]))).toBeUndefined();
});
