import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCategories } from '../catalog/index.ts';
import { type PutClip, putClip, putEditor } from '../catalog/testing/index.ts';
import { getBalance } from '../credits/index.ts';
import { newId, type UserId, type VideoId } from '../kernel/index.ts';
import { getProcessing, listProcessings, settleMade, type Start, startProcessing } from './index.ts';
import { setStage, type Stage } from './testing/index.ts';

let database: Database;
let stage: Stage;
let userId: UserId;
let faceId: string;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
  await seedCategories(database.db);
  userId = await stage.person(5);
  await database.executeSql(`update users set is_irrestrict = true where id = $1`, [userId]);
  faceId = await stage.face(userId);
});

const put = async (clip: PutClip = {}): Promise<VideoId> => {
  const editor = await putEditor(database.db);
  return await database.db.transaction(async (tx) => await putClip(tx, editor, clip));
};
const orderOf = (clipId: string, change: Partial<Extract<Start, { kind: 'catalog' }>> = {}): Start => ({
  kind: 'catalog',
  clip_id: clipId,
  mapping: [{ person_id: 'p1', face_id: faceId }],
  terms_accepted: true,
  userId,
  language: 'pt_BR',
  ...change,
});
const refusal = async (start: Start) =>
  await startProcessing(stage.deps, start).then(
    () => 'started',
    (cause: { code: string; params: object }) => ({ code: cause.code, ...cause.params }),
  );
const balance = async () => await getBalance(database.db, userId);
const rowsOf = async (text: string) => (await database.executeSql(text)).rows;

describe('starting a clip of the catalogue', () => {
  it('holds the clip’s own price and is the same pipeline as a video of one’s own', async () => {
    const clipId = await put({ clip: { priceCredits: 3 } });
    const id = await startProcessing(stage.deps, orderOf(clipId, { price_credits: 3 }));
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      kind: 'catalog',
      clip_id: clipId,
      video_id: null,
      title: 'Dança na chuva',
      credits: 3,
      thumbnail_url: `/api/catalog/${clipId}/poster`,
    });
    expect(await balance()).toMatchObject({ available: 2, held: 3 });
    expect(await rowsOf(`select kind from work_steps`)).toEqual([{ kind: 'plan' }]);
  });

  it('charges that price when the result is there, and lists it beside videos', async () => {
    const clipId = await put({ clip: { priceCredits: 3 } });
    const id = await startProcessing(stage.deps, orderOf(clipId));
    const made = {
      resultKey: 'r.mp4',
      resultBytes: 1,
      thumbnailKey: 't.jpg',
      coverage: 1,
      fingerprint: 'f',
      screening: { verdict: 'pass' as const },
      pictureKeys: [],
      ownerPictureKeys: [],
    };
    await database.db.transaction(async (tx) => await settleMade(tx, stage.deps, id, made));
    const { processings } = await listProcessings(stage.deps, { userId, kind: 'swap', page: 1, period: 'all' });
    expect(processings).toMatchObject([
      {
        id,
        credits_charged: 3,
        before_url: `/api/catalog/${clipId}/source`,
        thumbnail_url: `/api/processings/${id}/thumbnail`,
      },
    ]);
    expect((await listProcessings(stage.deps, { userId, kind: 'video', page: 1, period: 'all' })).total).toBe(0);
    expect(await balance()).toMatchObject({ available: 2, held: 0 });
    await database.executeSql(`update clips set state = 'withdrawn', withdrawn_at = now(), withdrawal_cause = 'staff'`);
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      before_url: null,
      result_url: `/api/processings/${id}/result`,
    });
  });

  it('is once for one key, even when the price that was seen differs', async () => {
    const clipId = await put();
    const first = await startProcessing(stage.deps, orderOf(clipId, { idempotencyKey: 'one', price_credits: 2 }));
    await database.executeSql(`update clips set price_credits = 4`);
    expect(await startProcessing(stage.deps, orderOf(clipId, { idempotencyKey: 'one', price_credits: 2 }))).toBe(first);
    expect(await refusal(orderOf(newId(), { idempotencyKey: 'one' }))).toEqual({
      code: 'request.idempotency_mismatch',
    });
    expect(await balance()).toMatchObject({ held: 2 });
  });

  it('keeps which version of the terms was accepted and when, once', async () => {
    const clipId = await put();
    await startProcessing(stage.deps, orderOf(clipId));
    stage.clock.now = new Date('2026-11-16T12:00:00Z');
    await startProcessing(stage.deps, orderOf(clipId));
    expect(await rowsOf(`select version, accepted_at::text as at from catalog_terms`)).toEqual([
      { version: '2026-11-15', at: '2026-11-15 12:00:00+00' },
    ]);
  });

  it('counts a choice once for an account and a day of São Paulo', async () => {
    const clipId = await put({ clip: { priceCredits: 1 } });
    const choices = async () => (await rowsOf(`select choices from clips`))[0]?.['choices'];
    for (const moment of ['2026-11-15T12:00:00Z', '2026-11-16T02:59:00Z']) {
      stage.clock.now = new Date(moment);
      await startProcessing(stage.deps, { ...orderOf(clipId), idempotencyKey: moment });
    }
    expect(await choices()).toBe(1);
    stage.clock.now = new Date('2026-11-16T03:00:00Z');
    await startProcessing(stage.deps, { ...orderOf(clipId), idempotencyKey: 'the next day' });
    expect(await choices()).toBe(2);
  });
});

describe('a clip that cannot be chosen', () => {
  const nothingHappened = async () => {
    expect(await balance()).toMatchObject({ available: 5, held: 0 });
    expect(
      await rowsOf(`select 1 from processings union all select 1 from catalog_terms union all select 1 from clip_uses`),
    ).toEqual([]);
  };

  it('tells the new price and holds nothing until it is confirmed', async () => {
    const clipId = await put({ clip: { priceCredits: 4 } });
    expect(await refusal(orderOf(clipId, { price_credits: 2 }))).toEqual({
      code: 'catalog.price_changed',
      price_credits: 4,
    });
    await nothingHappened();
    expect(await refusal(orderOf(clipId, { price_credits: 4 }))).toBe('started');
  });

  it.each<[string, PutClip['clip'], string]>([
    ['was withdrawn', { state: 'withdrawn', withdrawnAt: new Date(), withdrawalCause: 'staff' }, 'catalog.withdrawn'],
    ['has a licence that ended yesterday', { licenceUntil: '2026-11-14' }, 'catalog.licence_expired'],
    [
      'was withdrawn because its licence ended',
      { licenceUntil: '2026-11-14', state: 'withdrawn', withdrawnAt: new Date(), withdrawalCause: 'licence_expired' },
      'catalog.licence_expired',
    ],
    ['was never published', { state: 'draft', publishedAt: null }, 'catalog.not_found'],
  ])('%s', async (_why, clip, code) => {
    expect(await refusal(orderOf(await put({ clip })))).toEqual({ code });
    await nothingHappened();
  });

  it('is blocked by staff', async () => {
    const clipId = await put();
    await database.executeSql(
      `insert into blocks (id, subject, subject_id, reason, placed_at) values ($1, 'clip', $2, 'reported', now())`,
      [newId(), clipId],
    );
    expect(await refusal(orderOf(clipId))).toEqual({ code: 'catalog.withdrawn' });
    await nothingHappened();
  });

  it('does not exist for an account that is not verified', async () => {
    const clipId = await put();
    await database.executeSql(`update users set is_irrestrict = false`);
    expect(await refusal(orderOf(clipId))).toEqual({ code: 'catalog.restricted' });
    await nothingHappened();
  });

  it('is on its last day: that day still counts', async () => {
    expect(await refusal(orderOf(await put({ clip: { licenceUntil: '2026-11-15' } })))).toBe('started');
  });

  it.each([
    [{ mapping: [{ person_id: 'p9', face_id: '' }] }, 'videos.unknown_person'],
    [{ mapping: [{ person_id: 'p1', face_id: '00000000-0000-7000-8000-000000000000' }] }, 'faces.not_found'],
  ])('with %o gets %s', async (change, code) => {
    expect(await refusal(orderOf(await put(), change))).toMatchObject({ code });
    await nothingHappened();
  });

  it('costs more than there is', async () => {
    expect(await refusal(orderOf(await put({ clip: { priceCredits: 6 } })))).toMatchObject({
      code: 'credits.insufficient',
    });
    await nothingHappened();
  });

  it('is no video of the person who added it, not even through the calls for videos', async () => {
    const clipId = await put();
    const own = {
      kind: 'video' as const,
      video_id: clipId,
      mapping: [{ person_id: 'p1', face_id: faceId }],
      settings: {},
      language: 'pt_BR' as const,
    };
    await database.executeSql(`update videos set user_id = $1`, [userId]);
    expect(await refusal({ ...own, userId })).toEqual({ code: 'videos.not_found' });
  });

  it('is refused by the database itself, whatever code asks', async () => {
    const clipId = await put();
    const id = await startProcessing(stage.deps, orderOf(clipId));
    const again = (change: string) =>
      database.executeSql(`insert into processings (id, user_id, kind, credits, hold_id, video_id, title, seconds, settings, language, body_hash, created_at)
      select '${newId()}', user_id, kind, credits, hold_id, video_id, title, seconds, settings, language, body_hash, created_at from (select p.* ${change} from processings p where id = '${id}') copied`);
    await database.executeSql(`update clips set price_credits = 5`);
    await expect(again('')).rejects.toThrow(/no clip of the catalogue at this price/);
    await database.executeSql(`update clips set price_credits = 2`);
    await database.executeSql(`delete from catalog_terms`);
    await expect(again('')).rejects.toThrow(/without accepted terms/);
  });
});
