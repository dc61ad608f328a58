import { randomBytes } from 'node:crypto';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId, type UserId, type VideoId } from '../kernel/index.ts';
import { fail } from '../kernel/testing/index.ts';
import { expectSwap } from '../tools/index.ts';
import {
  addSteps,
  countSlots,
  createForecast,
  failStep,
  finishStep,
  type GiveUp,
  keepStep,
  type LeasedStep,
  leaseMs,
  returnStep,
  reviveWork,
  takeStep,
  tellWorker,
  triesMax,
  type StepDeps,
} from './index.ts';
import { listQueue, queueRowsMax } from './forecast.queries.ts';
import { outage } from './step.ts';

let database: Database;
let now: Date;
let tickets: number;
let deps: StepDeps;
const gaveUp: { step: LeasedStep; code: string }[] = [];
const giveUp: GiveUp = async (_tx, step, code) => void gaveUp.push({ step, code });
const advance = (ms: number) => void (now = new Date(now.getTime() + ms));

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  now = new Date('2026-11-14T12:00:00.000Z');
  tickets = 0;
  gaveUp.length = 0;
  deps = { db: database.db, clock: () => now, enqueue: async () => void (tickets += 1) };
});

async function newPerson(): Promise<UserId> {
  const id = newId<UserId>();
  await database.executeSql(
    'insert into users (id, name, email, password_hash, invitation_token) values ($1, $2, $3, $4, $5)',
    [id, 'Rosa', `${id}@semblante.test`, 'none', randomBytes(9).toString('base64url')],
  );
  return id;
}

async function order(
  userId: UserId,
  { weight = 1, cost = 10, count = 1 }: { weight?: number; cost?: number; count?: number } = {},
): Promise<VideoId[]> {
  const ids: VideoId[] = [];
  for (let n = 0; n < count; n += 1) {
    const videoId = newId<VideoId>();
    await database.executeSql(
      `insert into videos (id, user_id, state, file_name, bytes, settings, created_at, last_used_at) values ($1, $2, 'checking', 'clip.mp4', 1, '{}', $3, $3)`,
      [videoId, userId, now],
    );
    const step = {
      userId,
      owner: { videoId },
      kind: 'check' as const,
      ordinal: 0,
      cost,
      state: 'waiting' as const,
      orderedAt: now,
    };
    await database.db.transaction(async (tx) => await addSteps(tx, deps, { userId, weight, steps: [step] }));
    ids.push(videoId);
    advance(1);
  }
  return ids;
}

const take = async () => {
  const step = await takeStep(deps);
  if (!step) throw new Error('there is nothing to take');
  return step;
};
const done = async (step: LeasedStep) => await finishStep(deps, step, {}, async () => {});

it('issues a ticket of the queue for every step that can run', async () => {
  await order(await newPerson(), { count: 3 });
  expect(tickets).toBe(3);
});

it('serves two accounts in turns, however much one of them has ordered before', async () => {
  const [heavy, light] = [await newPerson(), await newPerson()];
  await order(heavy, { count: 10 });
  await order(light, { count: 3 });
  const turns: UserId[] = [];
  for (let n = 0; n < 6; n += 1) {
    const step = await take();
    turns.push(step.userId);
    await done(step);
  }
  expect(turns.filter((userId) => userId === light)).toHaveLength(3);
});

it('does not let an account that was away for long take every turn when it comes back', async () => {
  const [regular, returning] = [await newPerson(), await newPerson()];
  await order(returning);
  await done(await take());
  await order(regular, { count: 30 });
  for (let n = 0; n < 10; n += 1) await done(await take());
  await order(returning, { count: 10 });
  const turns: UserId[] = [];
  for (let n = 0; n < 6; n += 1) {
    const step = await take();
    turns.push(step.userId);
    await done(step);
  }
  expect(turns.filter((userId) => userId === regular).length).toBeGreaterThanOrEqual(2);
});

it('serves who pays for priority three times as much, and the other still', async () => {
  const [usual, priority] = [await newPerson(), await newPerson()];
  await order(usual, { count: 8 });
  await order(priority, { count: 8, weight: 3 });
  const turns: UserId[] = [];
  for (let n = 0; n < 8; n += 1) turns.push((await take()).userId);
  expect(turns.filter((userId) => userId === priority)).toHaveLength(6);
});

it('counts turns by effort: one long video is worth many short ones', async () => {
  const [long, short] = [await newPerson(), await newPerson()];
  await order(long, { count: 3, cost: 100 });
  await order(short, { count: 10, cost: 10 });
  const turns: UserId[] = [];
  for (let n = 0; n < 11; n += 1) turns.push((await take()).userId);
  expect(turns.filter((userId) => userId === long).length).toBeLessThanOrEqual(2);
});

it('gives the step of a silent worker to another, whose word alone counts from then on', async () => {
  await order(await newPerson());
  const first = await take();
  advance(leaseMs + 1);
  await reviveWork(deps, giveUp, { ticketsMax: 1, report: fail });
  expect(tickets).toBe(1);
  advance(60_000);
  await reviveWork(deps, giveUp, { ticketsMax: 1, report: fail });
  expect(tickets).toBe(2);
  const second = await take();
  expect(second).toMatchObject({ id: first.id, tries: 2 });
  expect(await keepStep(deps, first, 0.5)).toBe('lost');
  let settled = 0;
  const settle = async () => void (settled += 1);
  expect(await finishStep(deps, first, {}, settle)).toBe('lost');
  expect(await failStep(deps, first, { code: 'engine.crashed', isFinal: true }, giveUp)).toBe('lost');
  expect(await finishStep(deps, second, {}, settle)).toBe('done');
  expect(await finishStep(deps, second, {}, settle)).toBe('lost');
  expect({ settled, gaveUp }).toEqual({ settled: 1, gaveUp: [] });
});

it('that cannot be given up keeps no other from its next worker, is reported, and waits behind the others', async () => {
  const [broken = ''] = await order(await newPerson());
  await order(await newPerson(), { count: 2 });
  const steps = [await take(), await take(), await take()];
  await database.executeSql(`update work_steps set tries = $1`, [triesMax]);
  advance(leaseMs + 1);
  const reports: unknown[] = [];
  const refuse: GiveUp = async (_tx, step) => {
    if (step.owner.videoId === broken) throw new Error('a row that nobody expected');
    gaveUp.push({ step, code: '' });
  };
  await reviveWork(deps, refuse, { ticketsMax: 1, report: (cause) => reports.push(cause) });
  expect(gaveUp.map(({ step }) => step.id).toSorted()).toEqual(
    steps
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(reports).toHaveLength(1);
  await reviveWork(deps, refuse, { ticketsMax: 1, report: (cause) => reports.push(cause) });
  expect(reports).toHaveLength(1);
  advance(leaseMs + 1);
  await reviveWork(deps, giveUp, { ticketsMax: 1, report: fail });
  expect(gaveUp).toHaveLength(3);
});

it('leaves the step of a worker that keeps its word where it is', async () => {
  await order(await newPerson());
  const step = await take();
  for (let n = 0; n < 5; n += 1) {
    advance(leaseMs - 1);
    expect(await keepStep(deps, step, n / 10)).toBe('kept');
    await reviveWork(deps, giveUp, { ticketsMax: 1, report: fail });
  }
  expect(await takeStep(deps)).toBeUndefined();
  expect(await done(step)).toBe('done');
});

it('tries three times, each a little later, and then tells the owner once', async () => {
  await order(await newPerson());
  const outcomes: string[] = [];
  for (let n = 0; n < triesMax; n += 1) {
    const step = await take();
    expect(step.tries).toBe(n + 1);
    outcomes.push(await failStep(deps, step, { code: 'engine.crashed', isFinal: false }, giveUp));
    expect(await takeStep(deps)).toBeUndefined();
    advance(60_000);
  }
  expect(outcomes).toEqual(['again', 'again', 'given_up']);
  expect(gaveUp.map(({ code }) => code)).toEqual(['engine.crashed']);
});

it('does not try again what can only fail again', async () => {
  await order(await newPerson());
  expect(await failStep(deps, await take(), { code: 'media.damaged', isFinal: true }, giveUp)).toBe('given_up');
  expect(gaveUp).toHaveLength(1);
});

it('does not count a try that a worker gave back because it was stopped', async () => {
  await order(await newPerson());
  for (let n = 0; n < 2 * triesMax; n += 1) await returnStep(deps, await take());
  expect(await take()).toMatchObject({ tries: 1 });
  expect(tickets).toBe(1 + 2 * triesMax);
});

it('counts no try while what it needs is away, and gives up where that never ends', async () => {
  await order(await newPerson());
  const away = { code: 'service.unavailable', isFinal: false, isOutage: true };
  for (let n = 0; n < 2 * triesMax; n += 1) {
    const step = await take();
    expect(step.tries).toBe(1);
    expect(await failStep(deps, step, away, giveUp)).toBe('again');
    expect(await takeStep(deps)).toBeUndefined();
    advance(outage.waitMs);
  }
  expect(gaveUp).toEqual([]);
  advance(outage.msMax);
  for (let n = 0; n < triesMax; n += 1) {
    await failStep(deps, await take(), away, giveUp);
    advance(60_000);
  }
  expect(gaveUp.map(({ code }) => code)).toEqual(['service.unavailable']);
});

it('counts on workers that have spoken lately', async () => {
  await tellWorker(database.db, { id: newId(), slots: 2, now });
  advance(20_000);
  await tellWorker(database.db, { id: newId(), slots: 3, now });
  expect(await countSlots(database.db, now)).toBe(5);
  advance(15_000);
  expect(await countSlots(database.db, now)).toBe(3);
});

it('forecasts by the pace that was measured, and counts down between two looks', async () => {
  const userId = await newPerson();
  const [, second = ''] = await order(userId, { count: 2, cost: 10 });
  const step = await take();
  advance(20_000);
  await done(step);
  const forecast = createForecast(deps);
  expect((await forecast()).of(second)?.seconds).toBeCloseTo(20, 1);
  advance(900);
  expect((await forecast()).of(second)?.seconds).toBeCloseTo(19.1, 1);
  expect((await forecast()).of(newId())).toBeUndefined();
});

it('looks at the queue once a second for all who ask, also for what is not in it, and puts in what was ordered since', async () => {
  const userId = await newPerson();
  const [first = ''] = await order(userId, { cost: 10 });
  let reads = 0;
  const db = new Proxy(deps.db, {
    get: (target, name) => {
      if (name === 'select' || name === 'execute') reads += 1;
      return Reflect.get(target, name, target) as unknown;
    },
  });
  const forecast = createForecast({ ...deps, db });
  const asked = await Promise.all(Array.from({ length: 30 }, async () => await forecast([first])));
  const readsOfOneLook = reads;
  for (const each of asked) {
    expect(each.of(first)?.position).toBe(0);
    expect(each.ofNew({ userId, steps: expectSwap({ seconds: 20, pixels: 1280 * 720, fps: 30 }) })).toBeGreaterThan(
      each.of(first)?.seconds ?? Infinity,
    );
  }
  const gone = newId();
  for (let n = 0; n < 20; n += 1) expect((await forecast([gone])).of(gone)).toBeUndefined();
  expect(reads).toBeLessThanOrEqual(2 * readsOfOneLook);
  const [late = ''] = await order(userId, { cost: 10 });
  const known = await forecast([late]);
  expect(known.of(late)).toMatchObject({ position: 1 });
  expect(known.of(late)?.seconds).toBeGreaterThan(known.of(first)?.seconds ?? Infinity);
  advance(1_500);
  await forecast([late]);
  const readsBefore = reads;
  await Promise.all(Array.from({ length: 30 }, async () => await forecast([first, late])));
  expect(reads - readsBefore).toBeLessThanOrEqual(readsOfOneLook);
});

it('reads no more of a queue than it can play, of every account what comes first, and counts the rest', async () => {
  const [heavy, light] = [await newPerson(), await newPerson()];
  const left = 500;
  await database.executeSql(
    `with made as (
       insert into videos (id, user_id, state, file_name, bytes, settings, created_at, last_used_at)
       select gen_random_uuid(), $1, 'checking', 'clip.mp4', 1, '{}', $2, $2 from generate_series(1, $3::int)
       returning id
     )
     insert into work_steps (id, user_id, video_id, kind, ordinal, cost, state, ordered_at, not_before)
     select gen_random_uuid(), $1, id, 'check', 0, 10, 'waiting', $2, $2 from made`,
    [heavy, now, queueRowsMax + left],
  );
  advance(1_000);
  const [late = ''] = await order(light, { cost: 10 });
  const rows = await listQueue(database.db);
  expect(rows).toHaveLength(queueRowsMax);
  expect(rows.map(({ ownerId }) => ownerId)).toContain(late);
  expect(rows[0]?.costOfAll).toBe((queueRowsMax + left + 1) * 10);
  const forecast = await createForecast(deps)([late]);
  expect(forecast.of(late)?.position).toBeLessThan(queueRowsMax / 2);
});
