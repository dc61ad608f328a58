import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMs, minuteMs } from '../kernel/index.ts';
import { startProcessing } from '../processings/index.ts';
import { setStage } from '../processings/testing/index.ts';
import { takeStep, tellWorker } from '../steps/index.ts';
import { readOperations } from './index.ts';

let database: Database;
let stage: ReturnType<typeof setStage>;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
});

const later = (minutes: number) => addMs(stage.clock.now, minutes * minuteMs);

it('shows nothing where nothing is open', async () => {
  expect(await readOperations(database.db, later(0))).toEqual({
    steps: { blocked: 0, waiting: 0, leased: 0, stalled: 0, oldestSeconds: 0 },
    holds: { orders: 0, credits: 0, oldestSeconds: 0 },
    review: { open: 0, overdue: 0, secondsToDeadline: undefined },
    workers: { processes: 0, slots: 0 },
  });
});

it('shows the age of an order that waits, then that its worker went silent', async () => {
  const userId = await stage.person(1);
  const [face_id, video_id] = [await stage.face(userId), await stage.video(userId)];
  await startProcessing(stage.deps, {
    kind: 'video',
    video_id,
    mapping: [{ person_id: 'p1', face_id }],
    settings: {},
    userId,
    language: 'en',
  });
  const waited = await readOperations(database.db, later(10));
  expect(waited.steps).toMatchObject({ waiting: 1, leased: 0, oldestSeconds: 600 });
  expect(waited.holds).toEqual({ orders: 1, credits: 1, oldestSeconds: 600 });

  await tellWorker(database.db, { id: crypto.randomUUID(), slots: 2, now: later(0) });
  await takeStep({ db: database.db, clock: () => later(0), enqueue: async () => {} });
  expect(await readOperations(database.db, later(0))).toMatchObject({
    steps: { waiting: 0, leased: 1, stalled: 0, oldestSeconds: 0 },
    workers: { processes: 1, slots: 2 },
  });
  expect(await readOperations(database.db, later(1))).toMatchObject({
    steps: { leased: 1, stalled: 1 },
    workers: { processes: 0, slots: 0 },
  });
});

it('shows when the next promised decision is due, and how many are late', async () => {
  const userId = await stage.person(0);
  for (const minutes of [-60, 30, 45])
    await database.executeSql(
      `insert into review_cases (id, subject, subject_id, user_id, state, reason, decide_by, created_at)
       values (gen_random_uuid(), 'face', gen_random_uuid(), $1, 'open', 'apparent_minor', $2, $3)`,
      [userId, later(minutes), later(-600)],
    );
  expect((await readOperations(database.db, later(0))).review).toEqual({
    open: 3,
    overdue: 1,
    secondsToDeadline: -3600,
  });
});
