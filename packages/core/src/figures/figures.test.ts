import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStage, type Stage } from '../payments/testing/index.ts';
import { seedPackages } from '../payments/index.ts';
import { askRefund } from '../payments/index.ts';
import { getDashboard, keepFigures, sumFigures } from './index.ts';
import { percentile } from './histogram.ts';
import { dayMs } from '../kernel/index.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
  await seedPackages(database.db);
});

const names = [
  'sign_ups',
  'payments',
  'payments_refunded',
  'paid',
  'processings',
  'finished',
  'seconds',
  'refusals',
] as const;
const sums = async () =>
  (await sumFigures(database.db, { figures: names })).filter(({ count, cents }) => count !== 0 || cents !== 0);

it('is what the rows say, before and after it is folded, and when it is counted anew', async () => {
  const [ana, bia] = [await stage.person(), await stage.person()];
  const paid = await stage.bought(ana, { credits: 10 });
  await stage.bought(bia, { credits: 30, method: 'card' });
  await stage.buy(bia, { credits: 3 });
  await askRefund(stage.deps, { id: paid, userId: ana });
  const fresh = await sums();
  expect(fresh).toContainEqual({ figure: 'payments', part: 'refunded:pix', count: 1, cents: 3192 });
  await keepFigures(stage.deps);
  expect((await database.executeSql('select 1 from figure_changes')).rows).toEqual([]);
  expect(await sums()).toEqual(fresh);
  await database.executeSql('select figures_rebuild()');
  expect(await sums()).toEqual(fresh);
});

it('shows revenue and refunds beside those of the days before', async () => {
  const ana = await stage.person();
  await stage.bought(ana, { credits: 10 });
  stage.advance(8 * dayMs);
  await stage.bought(ana, { credits: 30 });
  const viewer = { userId: ana, role: 'admin' } as const;
  const { figures, series } = await getDashboard({ ...stage.deps, freeBytes: async () => 10 ** 12 }, viewer, {
    days: 7,
  });
  expect(figures.revenue_cents).toEqual({ value: 9990, before: 3192 });
  expect(figures.payments).toEqual({ value: 1, before: 1 });
  expect(series.map(({ revenue_cents }) => revenue_cents)).toEqual([0, 0, 0, 0, 0, 0, 9990]);
});

it('finds the time that half and nearly all stay under, to a tenth', () => {
  const steps = new Map<number, number>();
  for (let seconds = 1; seconds <= 1000; seconds += 1) {
    const step = Math.floor(Math.log(seconds) / Math.log(1.1));
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  expect(Math.abs((percentile(steps, 0.5) ?? 0) / 500 - 1)).toBeLessThan(0.05);
  expect(Math.abs((percentile(steps, 0.95) ?? 0) / 950 - 1)).toBeLessThan(0.05);
  expect(percentile(new Map(), 0.5)).toBeNull();
});
