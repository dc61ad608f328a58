import type { Video } from '@semblante/contracts';
import { expect, it } from 'vitest';
import { followStep, isWorkedOn } from './video-progress.ts';

const video = { id: 'v', state: 'analysing', progress: 40 } as Video;

it('moves the bar of a video that is being looked at', () => {
  expect(followStep(video, { state: 'analysing', progress: 55 })).toEqual({
    video: { ...video, progress: 55 },
    isNews: false,
  });
});

it.each([30, null])('never moves the bar backwards, not even to %s', (progress) => {
  expect(followStep(video, { state: 'analysing', progress }).video).toBe(video);
});

it('asks for the rest when the state is a new one', () => {
  expect(followStep(video, { state: 'ready', progress: null })).toEqual({ video, isNews: true });
});

it('waits only for a video that somebody works on', () => {
  expect(
    (['uploading', 'checking', 'analysing', 'ready', 'held', 'refused', 'error'] as const).filter((state) =>
      isWorkedOn({ state }),
    ),
  ).toEqual(['checking', 'analysing']);
});
