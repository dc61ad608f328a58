import { expect, it } from 'vitest';
import type { LoggedFace } from './face-log.ts';
import { hardestMoments } from './hardest-moments.ts';

const secondsOf = (frame: number) => frame / 25;
const face = (frame: number, more: Partial<LoggedFace> = {}): LoggedFace => ({
  frame,
  record: frame,
  confidence: 25,
  yaw: 0,
  pitch: 0,
  faceWidth: 80,
  centreX: 0,
  centreY: 0,
  isMeasured: true,
  ...more,
});
const clip = (changes: Record<number, Partial<LoggedFace>>) =>
  Array.from({ length: 200 }, (_, frame) => face(frame, changes[frame]));

it('finds the most turned, the smallest and the most covered face, whichever way it turns', () => {
  const moments = hardestMoments(
    clip({ 30: { yaw: 40 }, 80: { yaw: -55 }, 120: { faceWidth: 30 }, 170: { confidence: 9 } }),
    { secondsOf },
  );
  expect(moments).toEqual([
    { frame: 80, seconds: 3.2, hardship: 'turned', value: -55 },
    { frame: 120, seconds: 4.8, hardship: 'small', value: 30 },
    { frame: 170, seconds: 6.8, hardship: 'covered', value: 9 },
  ]);
});

it('shows different times even when one moment is the worst in everything', () => {
  const moments = hardestMoments(
    clip({
      80: { yaw: -55, faceWidth: 20, confidence: 3 },
      82: { faceWidth: 21 },
      140: { faceWidth: 40 },
      30: { confidence: 12 },
    }),
    { secondsOf },
  );
  expect(moments.map(({ frame }) => frame)).toEqual([80, 140, 30]);
});

it('trusts only what was measured', () => {
  expect(hardestMoments(clip({ 80: { yaw: 70, isMeasured: false }, 90: { yaw: 20 } }), { secondsOf })[0]!.frame).toBe(
    90,
  );
  expect(hardestMoments([face(0, { isMeasured: false })], { secondsOf })).toEqual([]);
});
