import { expect, it } from 'vitest';
import { sampleGrid } from '../analyse/luma-thumbnail.ts';
import type { FrameSamples } from '@semblante/media/video';
import { changeBetween, colourThumbnail, isSame, ThumbnailSeries } from './colour-thumbnail.ts';

const { width, height } = sampleGrid;
const samplesOf = (level: (at: number) => number): FrameSamples => {
  const plane = () => Uint8Array.from({ length: width * height }, (_, at) => level(at));
  return { planes: [plane(), plane(), plane()], strides: [width, width, width] };
};

it('adds up the brightest samples without a carry, and each sample once', () => {
  expect(colourThumbnail(samplesOf(() => 255))[0].every((level) => level === 255)).toBe(true);
  const slope = colourThumbnail(samplesOf((at) => at % width))[2];
  expect(Array.from(slope.subarray(0, 3))).toEqual([1.5, 5.5, 9.5]);
});

it('notices a single sample that changed by some levels, in any plane', () => {
  for (const plane of [0, 1, 2] as const) {
    const series = new ThumbnailSeries();
    const samples = samplesOf((at) => (at * 7) % 200);
    const before = series.next(samples);
    expect(series.next(samples)).toBe(before);
    samples.planes[plane][5000]! += 16;
    const after = series.next(samples);
    expect(changeBetween(before, after).most).toBe(1);
    expect(isSame(before, after, 0.5)).toBe(false);
    samples.planes[plane][5000]! -= 16;
    expect(changeBetween(series.next(samples), before).most).toBe(0);
  }
});
