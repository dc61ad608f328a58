import type { Database } from '@semblante/db';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBalance } from '../credits/index.ts';
import { removeImage } from '../images/index.ts';
import type { UserId } from '../kernel/index.ts';
import { startProcessings } from './start-processing.ts';
import { setImageStage, setStage } from './testing/index.ts';

describe.skipIf(!findTestPostgresUrl())('orders of images at the same moment', () => {
  let database: Database;
  let stage: ReturnType<typeof setStage>;
  let pictures: ReturnType<typeof setImageStage>;
  beforeAll(async () => {
    database = await openTestPostgres({ connectionsMax: 20 });
    stage = setStage(database);
    pictures = setImageStage(stage);
  });
  afterAll(async () => await database.close());

  const codeOf = (cause: { code: string }) => cause.code;
  const order = async (userId: UserId, ids: readonly string[], idempotencyKey?: string) =>
    await startProcessings(stage.deps, {
      kind: 'image',
      image_ids: [...ids],
      userId,
      language: 'pt_BR',
      idempotencyKey,
    }).then((started) => started.join(), codeOf);
  const imagesOf = async (userId: UserId, count: number) =>
    await Promise.all(Array.from({ length: count }, async (_, n) => await pictures.image(userId, `${n}.png`)));

  it('take the last credits once: each order holds all of its credits or none', async () => {
    const userId = await stage.person(5);
    const ids = await imagesOf(userId, 8);
    const outcomes = await Promise.all(
      [0, 2, 4, 6].map(async (from) => await order(userId, ids.slice(from, from + 2))),
    );
    expect(outcomes.filter((outcome) => outcome === 'credits.insufficient')).toHaveLength(2);
    expect(await getBalance(database.db, userId)).toMatchObject({ available: 1, held: 4 });
  });

  it('with one key are one order', async () => {
    const userId = await stage.person(9);
    const ids = await imagesOf(userId, 3);
    const outcomes = await Promise.all(Array.from({ length: 6 }, async () => await order(userId, ids, 'the same')));
    expect(new Set(outcomes).size).toBe(1);
    expect(await getBalance(database.db, userId)).toMatchObject({ available: 6, held: 3 });
  });

  it('cut an image out once, and never one that is being deleted', async () => {
    const userId = await stage.person(9);
    const ids = await imagesOf(userId, 3);
    const [first = ''] = ids;
    const [one, other, removed] = await Promise.all([
      order(userId, ids),
      order(userId, ids.toReversed()),
      removeImage(pictures.images, { id: first, userId, running: { kind: 'refuse' } }).then(() => 'removed', codeOf),
    ]);
    const started = [one, other].filter((outcome) => !outcome.startsWith('images.'));
    expect(removed === 'removed' ? started.length : started.length - 1).toBe(0);
    expect(await getBalance(database.db, userId)).toMatchObject({ held: 3 * started.length });
  });
});
