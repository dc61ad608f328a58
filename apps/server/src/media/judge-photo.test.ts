import { type Engine, EngineError } from '@semblante/engine';
import { expect, it } from 'vitest';
import { createStandInEngine } from '../testing/stand-in-engine.ts';
import type { EngineRoom } from './engine-room.ts';
import { createJudgePhoto } from './judge-photo.ts';

const judgedAfter = async (error: EngineError) => {
  const desk: Engine = {
    ...createStandInEngine(),
    run: async () => {
      throw error;
    },
  };
  return await createJudgePhoto({ desk, weights: '' } as EngineRoom)({ file: 'photo.png', folder: '', others: [] });
};

it('does not blame a photo for a machine that is too busy to look at it', async () => {
  await expect(judgedAfter(new EngineError('engine.timed_out', { seconds: 90, cpuSeconds: 4 }))).rejects.toMatchObject({
    code: 'service.unavailable',
  });
  expect(await judgedAfter(new EngineError('engine.timed_out', { seconds: 90, cpuSeconds: 88 }))).toEqual({
    verdict: 'refused',
    code: 'unreadable',
  });
  expect(await judgedAfter(new EngineError('engine.timed_out', { silentSeconds: 90 }))).toEqual({
    verdict: 'refused',
    code: 'unreadable',
  });
});
