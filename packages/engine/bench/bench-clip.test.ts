import { describe, expect, it } from 'vitest';
import type { Video } from '@semblante/media/video';
import { readBenchArguments } from './arguments.ts';
import { firstFrames, trimTo } from './bench-clip.ts';

const video = {
  timeline: { timeBase: { num: 1, den: 100 }, pts: Float64Array.of(0, 4, 8, 12, 20), lastDuration: 4, keyframes: [] },
  probe: { video: { frames: 5 } },
} as unknown as Video;

describe('the first frames of a clip', () => {
  it('are all there is of the shortened video', () => {
    const short = firstFrames(video, 3);
    expect([...short.timeline.pts]).toEqual([0, 4, 8]);
    expect(short.probe.video.frames).toBe(3);
    expect(firstFrames(video, 9)).toBe(video);
  });

  it('are kept by a trim that ends between the last wanted frame and the next', () => {
    expect(trimTo(video, 4)).toEqual({ toSeconds: 0.16 });
    expect(trimTo(video, 5)).toBeUndefined();
  });
});

describe('the arguments of the benchmark', () => {
  it('ask for everything unless told otherwise', () => {
    expect(readBenchArguments(['--json']).parts).toEqual(['speed', 'clips', 'unseen', 'synthetic']);
    expect(readBenchArguments(['--only', 'synthetic,speed']).parts).toEqual(['speed', 'synthetic']);
    expect(() => readBenchArguments(['--only', 'sped'])).toThrow('speed, clips, unseen, synthetic');
  });
});
