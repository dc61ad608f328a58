import type { ClipSort } from '@semblante/contracts';
import { CatalogQuery } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId, type UserId, type VideoId } from '../kernel/index.ts';
import { setStage, type Stage } from '../processings/testing/index.ts';
import {
  acceptTerms,
  fileOfClip,
  getTerms,
  listClips,
  listOpenCategories,
  listReels,
  renewBadges,
  seedCategories,
  viewClip,
} from './index.ts';
import { type PutClip, putClip, putEditor } from './testing/index.ts';

let database: Database;
let stage: Stage;
let editor: UserId;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
  await seedCategories(database.db);
  editor = await putEditor(database.db);
});

const put = async (clip: PutClip = {}): Promise<VideoId> =>
  await database.db.transaction(async (tx) => await putClip(tx, editor, clip));
const list = async (query: object) => await listClips(stage.deps, { ...CatalogQuery.parse(query), language: 'en' });
const badgesOf = async (id: string) =>
  (await database.executeSql(`select earned_badges from clips where id = $1`, [id])).rows[0]?.['earned_badges'];

describe('a clip that is looked at', () => {
  it('shows its people, price, sizes and licence in the caller’s language', async () => {
    const id = await put();
    const clip = await viewClip(stage.deps, { id, userId: await stage.person(0), language: 'en' });
    expect(clip).toMatchObject({
      title: 'Dancing in the rain',
      price_credits: 2,
      licence_until: '2027-12-31',
      people_count: 2,
      offer: { credits: 2 },
      terms: { version: '2026-11-15', accepted_at: null },
    });
    expect(clip.previews.map(({ height, url }) => [height, url])).toEqual([
      [240, `/api/catalog/${id}/sizes/240`],
      [480, `/api/catalog/${id}/source`],
    ]);
    expect(clip.people[0]?.thumbnail_url).toBe(`/api/catalog/${id}/people/p1?of=p1.jpg`);
  });

  it('counts once for an account and a day', async () => {
    const id = await put();
    const [one, other] = [await stage.person(0), await stage.person(0)];
    const look = async (userId: UserId) => (await viewClip(stage.deps, { id, userId, language: 'en' })).views;
    expect([await look(one), await look(one), await look(other)]).toEqual([1, 1, 2]);
    stage.clock.now = new Date('2026-11-16T12:00:00Z');
    expect(await look(one)).toBe(3);
  });

  it.each<[string, PutClip]>([
    ['withdrawn', { clip: { state: 'withdrawn', withdrawnAt: new Date(), withdrawalCause: 'staff' } }],
    ['no longer licensed', { clip: { licenceUntil: '2026-11-14' } }],
    ['not screened', { clip: { state: 'draft' }, video: { state: 'checking' } }],
  ])('is not there when it is %s: no list, no page, no file', async (_what, clip) => {
    const id = await put(clip);
    const gone = { code: 'catalog.not_found' };
    await expect(viewClip(stage.deps, { id, userId: await stage.person(0), language: 'en' })).rejects.toMatchObject(
      gone,
    );
    for (const part of ['source', 'poster', { height: 240 }, { person: 'p1' }] as const)
      await expect(fileOfClip(stage.deps, { id, part })).rejects.toMatchObject(gone);
    expect((await list({})).total).toBe(0);
    expect((await listOpenCategories(stage.deps, 'en')).every(({ clips }) => clips === 0)).toBe(true);
  });

  it('is not there when staff blocked it', async () => {
    const id = await put();
    await database.executeSql(
      `insert into blocks (id, subject, subject_id, reason, placed_at) values ($1, 'clip', $2, 'reported', now())`,
      [newId(), id],
    );
    expect((await list({})).total).toBe(0);
    await expect(fileOfClip(stage.deps, { id, part: 'source' })).rejects.toMatchObject({ code: 'catalog.not_found' });
  });
});

describe('the list', () => {
  it.each<[ClipSort, string]>([
    ['newest', 'cba'],
    ['oldest', 'abc'],
    ['most_viewed', 'bca'],
    ['most_chosen', 'acb'],
  ])('is sorted by %s', async (sort, order) => {
    await put({ titleEn: 'a', at: new Date('2026-11-01T00:00:00Z'), clip: { views: 1, choices: 9 } });
    await put({ titleEn: 'b', at: new Date('2026-11-02T00:00:00Z'), clip: { views: 9, choices: 1 } });
    await put({ titleEn: 'c', at: new Date('2026-11-03T00:00:00Z'), clip: { views: 5, choices: 5 } });
    expect((await list({ sort })).clips.map(({ title }) => title).join('')).toBe(order);
  });

  it('goes by price first when asked to', async () => {
    for (const [titleEn, priceCredits] of [
      ['a', 3],
      ['b', 1],
      ['c', 2],
      ['d', 2],
    ] as const)
      await put({ titleEn, clip: { priceCredits }, at: new Date('2026-11-01T00:00:00Z') });
    const titles = async (query: object) => (await list(query)).clips.map(({ title }) => title).join('');
    expect(await titles({ price: 'low_to_high' })).toBe('bdca');
    expect(await titles({ price: 'high_to_low', sort: 'oldest' })).toBe('acdb');
  });

  it('keeps its place from page to page when clips are alike', async () => {
    for (let n = 0; n < 30; n += 1) await put({ titleEn: String(n) });
    const pages = [await list({ sort: 'most_viewed', page: 1 }), await list({ sort: 'most_viewed', page: 2 })];
    expect(pages.map(({ clips }) => clips.length)).toEqual([24, 6]);
    expect(new Set(pages.flatMap(({ clips }) => clips.map(({ id }) => id))).size).toBe(30);
    expect(pages[0]?.total).toBe(30);
  });
});

describe('badges', () => {
  const use = async (id: string, day: string, accounts: number, kind = 'view') => {
    for (let n = 0; n < accounts; n += 1)
      await database.executeSql(`insert into clip_uses (clip_id, user_id, kind, day) values ($1, $2, $3, $4)`, [
        id,
        await stage.person(0),
        kind,
        day,
      ]);
  };
  const old = new Date('2026-10-01T00:00:00Z');

  it('are earned by use: hot by most of it, trending by growth, most chosen by choices, new by age', async () => {
    const hot = await put({ at: old });
    const quiet = await put({ at: old });
    const chosen = await put({ at: old, clip: { choices: 7 } });
    const fresh = await put({ at: new Date('2026-11-10T00:00:00Z') });
    await use(hot, '2026-11-14', 5);
    await use(hot, '2026-11-11', 4);
    await use(quiet, '2026-11-14', 4);
    await renewBadges(stage.deps);
    expect([await badgesOf(hot), await badgesOf(quiet), await badgesOf(chosen), await badgesOf(fresh)]).toEqual([
      ['hot'],
      [],
      ['most_chosen'],
      ['new'],
    ]);
    await use(hot, '2026-11-15', 3);
    await renewBadges(stage.deps);
    expect(await badgesOf(hot)).toEqual(['hot', 'trending']);
  });

  it('go when what earned them is over', async () => {
    const id = await put({ at: old });
    await use(id, '2026-11-14', 6);
    await renewBadges(stage.deps);
    expect(await badgesOf(id)).toEqual(['hot', 'trending']);
    stage.clock.now = new Date('2026-11-25T12:00:00Z');
    await renewBadges(stage.deps);
    expect(await badgesOf(id)).toEqual([]);
  });

  it('make reels together with those that staff set', async () => {
    const set = await put({ at: old, clip: { staffBadges: ['hot'] } });
    const fresh = await put();
    await renewBadges(stage.deps);
    expect((await listReels(stage.deps, 'en')).map(({ badge, clips }) => [badge, clips.map(({ id }) => id)])).toEqual([
      ['hot', [set]],
      ['new', [fresh]],
    ]);
    expect((await list({ badge: 'new' })).clips.map(({ id }) => id)).toEqual([fresh]);
  });
});

it('keeps that the terms were accepted, the version and the first time', async () => {
  const userId = await stage.person(0);
  expect(await getTerms(stage.deps, userId)).toEqual({ version: '2026-11-15', accepted_at: null });
  await expect(acceptTerms(stage.deps, { userId, version: '2020-01-01' })).rejects.toMatchObject({
    code: 'catalog.terms_changed',
  });
  await acceptTerms(stage.deps, { userId, version: '2026-11-15' });
  stage.clock.now = new Date('2026-11-20T12:00:00Z');
  expect(await acceptTerms(stage.deps, { userId, version: '2026-11-15' })).toEqual({
    version: '2026-11-15',
    accepted_at: '2026-11-15T12:00:00.000Z',
  });
});
