import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBalance } from '../credits/index.ts';
import type { UserId } from '../kernel/index.ts';
import { cancelProcessing } from './end-processing.ts';
import { startShown } from './start-shown.ts';
import { setStage, type Stage } from './testing/index.ts';

let database: Database;
let stage: Stage;
let userId: UserId;
let order: Parameters<typeof startShown>[1];

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
  userId = await stage.person(5);
  order = {
    kind: 'video',
    video_id: await stage.video(userId),
    mapping: [{ person_id: 'p1', face_id: await stage.face(userId) }],
    settings: {},
    userId,
    language: 'pt_BR',
  };
});

describe('a start', () => {
  it('is told although nobody can say how long it will take: what was started is never answered with an error', async () => {
    const deps = {
      ...stage.deps,
      forecast: async () => await Promise.reject(new Error('timeout exceeded when trying to connect')),
    };
    const [started] = await startShown(deps, order);
    expect(started).toMatchObject({ status: 'pending', eta_seconds: null, queue_position: null });
    expect(await getBalance(database.db, userId)).toMatchObject({ available: 4 });
  });

  it('that got no answer is safe to repeat without a key: it is one processing and one credit while it is open', async () => {
    const [first] = await startShown(stage.deps, order);
    const [again] = await startShown(stage.deps, order);
    expect(again?.id).toBe(first?.id);
    expect(await getBalance(database.db, userId)).toMatchObject({ available: 4 });
    const [keyed] = await startShown(stage.deps, { ...order, idempotencyKey: 'meant' });
    expect(keyed?.id).not.toBe(first?.id);
    await cancelProcessing(stage.deps, { id: first?.id ?? '', userId });
    const [anew] = await startShown(stage.deps, order);
    expect(anew?.id).not.toBe(first?.id);
  });
});
