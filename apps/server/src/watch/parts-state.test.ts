import type { Operations } from '@semblante/core/figures';
import { expect, it } from 'vitest';
import { createPartsState, diskFullBytes, type PartsSources } from './parts-state.ts';

const calm: Operations = {
  steps: { blocked: 0, waiting: 0, leased: 0, stalled: 0, oldestSeconds: 0 },
  holds: { orders: 0, credits: 0, oldestSeconds: 0 },
  review: { open: 0, overdue: 0, secondsToDeadline: undefined },
  workers: { processes: 1, slots: 1 },
};
const ok = { disk: 'ok', files: 'ok', queue: 'ok', engine: 'ok' };
const files = { freeBytes: async () => 2 * diskFullBytes, readMark: async () => 'mark' };

const stateWith = async (changed: Partial<PartsSources>) =>
  await createPartsState({ files, operations: async () => calm, isEngineFailing: () => false, ...changed })();
const waiting = (steps: Partial<Operations['steps']>, slots = 1) => ({
  operations: async () => ({ ...calm, steps: { ...calm.steps, ...steps }, workers: { processes: slots, slots } }),
});

it('is well where everything is', async () => {
  expect(await stateWith({})).toEqual(ok);
});

it('says that the disk is full, and that it cannot be read', async () => {
  const free = async (bytes: number) => await stateWith({ files: { ...files, freeBytes: async () => bytes } });
  expect(await free(diskFullBytes - 1)).toEqual({ ...ok, disk: 'full' });
  expect(await free(diskFullBytes)).toEqual(ok);
  const unreadable = { ...files, freeBytes: async () => await Promise.reject(new Error('EIO')) };
  expect(await stateWith({ files: unreadable })).toEqual({ ...ok, disk: 'full' });
});

it('says that the store of files is away', async () => {
  const away = { ...files, readMark: async () => await Promise.reject(new Error('403')) };
  expect(await stateWith({ files: away })).toEqual({ ...ok, files: 'away' });
});

it('says that work waits without a worker, or longer than it should with one', async () => {
  expect(await stateWith(waiting({ waiting: 1, oldestSeconds: 10 }, 0))).toEqual({ ...ok, queue: 'no_worker' });
  expect(await stateWith(waiting({ waiting: 1, oldestSeconds: 901 }))).toEqual({ ...ok, queue: 'stuck' });
  expect(await stateWith(waiting({ waiting: 9, oldestSeconds: 899 }))).toEqual(ok);
});

it('says that the engine fails', async () => {
  expect(await stateWith({ isEngineFailing: () => true })).toEqual({ ...ok, engine: 'failing' });
});

it('looks once for all who ask within five seconds', async () => {
  let looks = 0;
  let now = 0;
  const counted = { ...files, readMark: async () => String((looks += 1)) };
  const state = createPartsState({
    files: counted,
    operations: async () => calm,
    isEngineFailing: () => false,
    now: () => now,
  });
  await Promise.all([state(), state()]);
  now = 4_999;
  await state();
  expect(looks).toBe(1);
  now = 5_000;
  await state();
  expect(looks).toBe(2);
});
