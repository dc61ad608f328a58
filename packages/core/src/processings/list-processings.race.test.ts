import type { Database } from '@semblante/db';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '../kernel/index.ts';
import { cancelProcessing, removeProcessing } from './end-processing.ts';
import { listProcessings } from './list-processings.ts';
import { startProcessings } from './start-processing.ts';
import { setImageStage, setStage, type Stage } from './testing/index.ts';

describe.skipIf(!findTestPostgresUrl())('while processings come and go at the same moment', () => {
  let database: Database;
  let stage: Stage;
  let pictures: ReturnType<typeof setImageStage>;
  beforeAll(async () => {
    database = await openTestPostgres({ connectionsMax: 20 });
    stage = setStage(database);
    pictures = setImageStage(stage);
  });
  afterAll(async () => await database.close());

  const order = async (userId: UserId, count: number) =>
    await startProcessings(stage.deps, {
      kind: 'image',
      image_ids: await Promise.all(
        Array.from({ length: count }, async (_, n) => await pictures.image(userId, `${n}.png`)),
      ),
      userId,
      language: 'pt_BR',
    });
  const counted = async () =>
    (
      await database.executeSql(
        `select user_id, (created_at at time zone 'UTC')::date::text as day, kind, count(*)::int as listed
         from processings where removed_at is null group by 1, 2, 3 order by 1, 2, 3`,
      )
    ).rows;
  const kept = async () =>
    (
      await database.executeSql(
        'select user_id, day::text, kind, listed from processing_days where listed > 0 order by 1, 2, 3',
      )
    ).rows;

  it('every list says how many it holds, and the count of each day is exact in the end', async () => {
    const userId = await stage.person(200);
    const old = await order(userId, 5);
    for (const id of old) await cancelProcessing(stage.deps, { id, userId });
    await database.executeSql(`update processings set created_at = created_at - interval '1 day' where id = $1`, [
      old[0],
    ]);
    const lists: { total: number; rows: number }[] = [];
    const look = async () => {
      const { processings, total } = await listProcessings(stage.deps, { userId, page: 1, period: 'all' });
      lists.push({ total, rows: processings.length });
    };
    await Promise.all([
      ...Array.from({ length: 6 }, async () => await order(userId, 1)),
      ...old
        .slice(0, 4)
        .flatMap((id) => [1, 2].map(async () => await removeProcessing(stage.deps, { id, userId }).catch(() => {}))),
      ...Array.from({ length: 12 }, look),
    ]);
    await look();
    expect(lists.filter(({ total, rows }) => total !== rows)).toEqual([]);
    expect(lists.at(-1)).toEqual({ total: 7, rows: 7 });
    expect(await kept()).toEqual(await counted());
  });
});
