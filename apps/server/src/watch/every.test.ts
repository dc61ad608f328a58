import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { every } from './every.ts';

it('never runs twice at once, however much longer a run takes than the pause', async () => {
  let [atOnce, most, runs] = [0, 0, 0];
  const slow = async () => {
    most = Math.max(most, ++atOnce);
    await setTimeout(20);
    atOnce -= 1;
    runs += 1;
  };
  const stop = every(1, slow, () => {});
  await vi.waitUntil(() => runs >= 4);
  await stop();
  expect(most).toBe(1);
});

it('goes on after a failed run, which is reported, and ends with the run that is under way', async () => {
  const reports: unknown[] = [];
  let runs = 0;
  const stop = every(
    1,
    async () => {
      runs += 1;
      if (runs === 1) throw new Error('the first one fails');
    },
    (problem) => reports.push(problem),
  );
  await vi.waitUntil(() => runs >= 3);
  await stop();
  const atEnd = runs;
  await setTimeout(20);
  expect(runs).toBe(atEnd);
  expect(reports).toHaveLength(1);
});

it('leaves its first run for later where it is asked to', async () => {
  let runs = 0;
  const stop = every(
    1,
    async () => {
      runs += 1;
    },
    () => {},
    { firstMs: 60_000 },
  );
  await stop();
  expect(runs).toBe(0);
});
