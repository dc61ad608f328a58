import { afterEach, expect, it } from 'vitest';
import { closeEyes, withEyes, type ScreenEyes } from './eyes.ts';

afterEach(closeEyes);

const eyesFor = (weights: string): Promise<ScreenEyes> => withEyes({ weights }, async (eyes) => eyes);

it('keeps the networks open from one work to the next', async () => {
  expect(await eyesFor('weights')).toBe(await eyesFor('weights'));
});

it('opens them anew from another folder, after a failure, and after their memory was needed', async () => {
  const first = await eyesFor('weights');
  const other = await eyesFor('other weights');
  expect(other).not.toBe(first);
  await expect(
    withEyes({ weights: 'other weights' }, async () => await Promise.reject(new Error('damaged'))),
  ).rejects.toThrow('damaged');
  const third = await eyesFor('other weights');
  expect(third).not.toBe(other);
  await closeEyes();
  expect(await eyesFor('other weights')).not.toBe(third);
});

it('begins no work that was stopped before', async () => {
  await expect(withEyes({ weights: 'weights', signal: AbortSignal.abort() }, async () => 'worked')).rejects.toThrow(
    /abort/i,
  );
});
