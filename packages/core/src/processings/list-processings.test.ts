import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ProcessingsQuery } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { countStatements, emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '../kernel/index.ts';
import { cancelProcessing, removeProcessing } from './end-processing.ts';
import { listProcessings } from './list-processings.ts';
import { startProcessing, startProcessings } from './start-processing.ts';
import { setImageStage, setStage, type Stage } from './testing/index.ts';

let database: Database;
let stage: Stage;
let pictures: ReturnType<typeof setImageStage>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
  pictures = setImageStage(stage);
  stage.clock.now = new Date('2026-11-15T12:00:00Z');
});

type Asked = Pick<ProcessingsQuery, 'period' | 'kind'>;

async function ordered(userId: UserId, count: number): Promise<string[]> {
  const images = await Promise.all(
    Array.from({ length: count }, async (_, n) => await pictures.image(userId, `${n}.png`)),
  );
  return await startProcessings(stage.deps, { kind: 'image', image_ids: images, userId, language: 'pt_BR' });
}

const begunAt = async (id: string, moment: string) =>
  void (await database.executeSql('update processings set created_at = $2 where id = $1', [id, moment]));

/** What is said of the list, and what is in it, page by page. */
async function seen(userId: UserId, asked: Asked): Promise<{ total: number; rows: number }> {
  let rows = 0;
  for (let page = 1; ; page += 1) {
    const { processings, total } = await listProcessings(stage.deps, { userId, page, ...asked });
    if (processings.length === 0) return { total, rows };
    rows += processings.length;
  }
}

async function removed(userId: UserId, id: string): Promise<void> {
  await cancelProcessing(stage.deps, { id, userId });
  await removeProcessing(stage.deps, { id, userId });
}

describe('the total of a list', () => {
  it('is what its pages hold, from the millisecond on in which it begins', async () => {
    const userId = await stage.person(30);
    const moments = [
      '2025-01-01T00:00:00.000Z',
      '2026-11-08T00:00:00.000Z',
      '2026-11-08T11:59:59.999Z',
      '2026-11-08T12:00:00.000Z',
      '2026-11-08T12:00:00.001Z',
      '2026-11-08T23:59:59.999Z',
      '2026-11-09T00:00:00.000Z',
      '2026-11-15T11:59:59.999Z',
    ];
    const ids = await ordered(userId, 20);
    for (const [place, moment] of moments.entries()) await begunAt(ids[place] ?? '', moment);
    expect(await seen(userId, { period: 'recent' })).toEqual({ total: 16, rows: 16 });
    expect(await seen(userId, { period: 'all' })).toEqual({ total: 20, rows: 20 });
  });

  it('is of the kinds that are asked for, and of nobody else', async () => {
    const [userId, other] = [await stage.person(9), await stage.person(9)];
    await ordered(userId, 3);
    await ordered(other, 2);
    await startProcessing(stage.deps, {
      kind: 'video',
      video_id: await stage.video(userId),
      mapping: [{ person_id: 'p1', face_id: await stage.face(userId) }],
      settings: {},
      userId,
      language: 'pt_BR',
    });
    for (const period of ['recent', 'all'] as const) {
      expect(await seen(userId, { period })).toEqual({ total: 4, rows: 4 });
      expect(await seen(userId, { period, kind: 'image' })).toEqual({ total: 3, rows: 3 });
      expect(await seen(userId, { period, kind: 'swap' })).toEqual({ total: 1, rows: 1 });
      expect(await seen(other, { period })).toEqual({ total: 2, rows: 2 });
    }
  });

  it('falls by what its owner puts away, once, and by what is deleted', async () => {
    const userId = await stage.person(9);
    const [first = '', second = '', third = ''] = await ordered(userId, 5);
    await removed(userId, first);
    await database.executeSql('update processings set removed_at = now() where id = $1', [first]);
    await cancelProcessing(stage.deps, { id: second, userId });
    expect(await seen(userId, { period: 'all' })).toEqual({ total: 4, rows: 4 });
    await database.executeSql('delete from work_steps where processing_id = any($1)', [[first, third]]);
    await database.executeSql('delete from processings where id = any($1)', [[first, third]]);
    expect(await seen(userId, { period: 'all' })).toEqual({ total: 3, rows: 3 });
    await database.executeSql('update processings set removed_at = null where user_id = $1', [userId]);
    expect(await seen(userId, { period: 'recent' })).toEqual({ total: 3, rows: 3 });
  });

  it('knows what was there before the database counted', async () => {
    const userId = await stage.person(20);
    const ids = await ordered(userId, 14);
    await begunAt(ids[3] ?? '', '2026-11-08T12:00:00.001Z');
    await begunAt(ids[4] ?? '', '2026-11-01T12:00:00.000Z');
    await removed(userId, ids[5] ?? '');
    await database.executeSql(
      `drop table processing_days; drop function processing_days_count cascade;
       drop function processing_days_rebuild; drop function processing_day`,
    );
    const migration = '../../../db/migrations/0031_processing_days.sql';
    await database.executeSql(await readFile(fileURLToPath(new URL(migration, import.meta.url)), 'utf8'));
    expect(await seen(userId, { period: 'recent' })).toEqual({ total: 12, rows: 12 });
    expect(await seen(userId, { period: 'all' })).toEqual({ total: 13, rows: 13 });
  });
});

it('takes one statement, however many rows are behind it', async () => {
  const userId = await stage.person(30);
  for (const id of await ordered(userId, 20)) await cancelProcessing(stage.deps, { id, userId });
  const { db, asked } = countStatements(database.db);
  const { processings, total } = await listProcessings({ ...stage.deps, db }, { userId, page: 1, period: 'all' });
  expect({ rows: processings.length, total, asked }).toEqual({ rows: 12, total: 20, asked: ['a statement'] });
});
