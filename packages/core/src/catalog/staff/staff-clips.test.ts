import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClipProblem, type LicenceBody, StaffVideosQuery } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId, type UserId, type VideoId } from '../../kernel/index.ts';
import { fail } from '../../kernel/testing/index.ts';
import { setStage, type Stage } from '../../processings/testing/index.ts';
import { listVideos, purgeVideos, videoAnalysed, videoChecked } from '../../videos/index.ts';
import {
  analyseClip,
  beginClip,
  getStaffClip,
  keepProof,
  listStaffClips,
  moveClip,
  proofOfClip,
  publishClip,
  removeClip,
  seedCategories,
  updateClip,
  withdrawClip,
  withdrawExpiredClips,
} from '../index.ts';
import { putClip, putEditor } from '../testing/index.ts';

let database: Database;
let stage: Stage;
let by: UserId;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
  await seedCategories(database.db);
  by = await putEditor(database.db);
});

const licence: LicenceBody = {
  holder: 'Estúdio Sol',
  territory: 'Brasil',
  until: '2027-01-31',
  people: [{ name: 'Ana', release: 'signed' }],
};
const titles = { pt_BR: 'Gol!', en: 'Goal!' };
const auditOf = async (id: string) =>
  (
    await database.executeSql(
      `select action, actor_id, before, after, reason from audit_entries where subject = 'clip' and subject_id = $1 order by id`,
      [id],
    )
  ).rows;
const put = async (...asked: Parameters<typeof putClip> extends [unknown, unknown, ...infer Rest] ? Rest : never) =>
  await database.db.transaction(async (tx) => await putClip(tx, by, ...asked));
const refusalOf = async (act: Promise<unknown>) =>
  await act.then(
    () => 'done',
    (cause: { code: string }) => cause.code,
  );

async function begin(): Promise<VideoId> {
  const id = newId<VideoId>();
  await beginClip(stage.deps, {
    id,
    userId: by,
    purpose: 'clip',
    filename: 'gol.mp4',
    filetype: 'video/mp4',
    bytes: 1000,
  });
  return id;
}

async function sendProof(id: string, bytes: string | Buffer, fileName = 'contrato assinado.exe') {
  const file = join(await mkdtemp(join(tmpdir(), 'semblante-proof-')), 'file');
  await writeFile(file, bytes);
  return await keepProof(stage.deps, { id, by, file, fileName });
}

describe('from an upload to the catalogue', () => {
  it('is published only when it is titled, licensed, proved, released, screened clean and analysed', async () => {
    const id = await begin();
    const problems = async () => (await getStaffClip(stage.deps, id)).problems;
    const publish = async () => await refusalOf(publishClip(stage.deps, { id, by }));
    const expectProblems = async (...left: ClipProblem[]) => {
      expect(await problems()).toEqual(left);
      expect(await publish()).toBe(left[0] ? `catalog.${left[0]}` : 'done');
    };
    await expectProblems(
      'titles_missing',
      'category_missing',
      'licence_missing',
      'proof_missing',
      'releases_missing',
      'not_screened',
    );
    await updateClip(stage.deps, { version: 1, title: titles }, { id, by });
    await expectProblems('category_missing', 'licence_missing', 'proof_missing', 'releases_missing', 'not_screened');
    await updateClip(stage.deps, { version: 2, categories: ['sport'] }, { id, by });
    await updateClip(stage.deps, { version: 3, licence: { ...licence, until: '2026-11-14', people: [] } }, { id, by });
    await expectProblems('licence_expired', 'proof_missing', 'releases_missing', 'not_screened');
    await updateClip(stage.deps, { version: 4, licence }, { id, by });
    await expectProblems('proof_missing', 'not_screened');
    await sendProof(id, '%PDF-1.7 contract');
    await expectProblems('not_screened');

    await database.executeSql(
      `update videos set state = 'checking', source_key = 'videos/x/source.mp4' where id = $1`,
      [id],
    );
    expect((await getStaffClip(stage.deps, id)).state).toBe('screening');
    const probe = { seconds: 4, width: 640, height: 360, fps: 24, frames: 96, has_audio: false, bytes: 1000 };
    await database.db.transaction(
      async (tx) =>
        await videoChecked(tx, stage.deps, id, {
          probe,
          contentHash: 'h',
          sample: 's',
          pictureKeys: [],
          screening: { verdict: 'review', reason: 'apparent_minor', moments: [], scores: {} },
        }),
    );
    expect(await getStaffClip(stage.deps, id)).toMatchObject({ state: 'held', review: { state: 'open' } });
    await expectProblems('held');
    await database.executeSql(`update videos set state = 'analysing' where id = $1`, [id]);
    await expectProblems('not_analysed');
    await database.db.transaction(
      async (tx) => await videoAnalysed(tx, stage.deps, id, { people: [], analysisKey: 'a' }),
    );
    await expectProblems('not_analysed');
    const person = {
      id: 'p1',
      share: 1,
      seconds: 4,
      ranges: [],
      gender: 'male' as const,
      face_width: 90,
      hardest: [],
      thumbnail: 'p1.jpg',
    };
    await analyseClip(stage.deps, { id, by, settings: { detection_model: 'far', face_angle: 'auto' } });
    await database.db.transaction(
      async (tx) => await videoAnalysed(tx, stage.deps, id, { people: [person], analysisKey: 'a' }),
    );
    await expectProblems();
    expect(await getStaffClip(stage.deps, id)).toMatchObject({ state: 'published', problems: [] });
    expect(await publish()).toBe('catalog.already_published');
  });

  it('is never published by the database without a licence or a ready video, whatever code asks', async () => {
    const id = await put();
    await expect(database.executeSql(`update clips set licence_holder = null where id = $1`, [id])).rejects.toThrow(
      /clips_published_is_licensed/,
    );
    await expect(database.executeSql(`update clips set proof_key = null where id = $1`, [id])).rejects.toThrow(
      /clips_published_is_licensed/,
    );
    await expect(database.executeSql(`update videos set state = 'held' where id = $1`, [id])).rejects.toThrow(
      /stays ready/,
    );
    await database.executeSql(`update clips set state = 'draft' where id = $1`, [id]);
    await database.executeSql(`update videos set state = 'held' where id = $1`, [id]);
    await expect(database.executeSql(`update clips set state = 'published' where id = $1`, [id])).rejects.toThrow(
      /no screened and analysed video/,
    );
  });

  it('does not lose what let it in while it is there', async () => {
    const id = await put();
    expect(await refusalOf(updateClip(stage.deps, { version: 1, licence: null }, { id, by }))).toBe(
      'catalog.licence_missing',
    );
    expect(await refusalOf(updateClip(stage.deps, { version: 1, categories: [] }, { id, by }))).toBe(
      'catalog.category_missing',
    );
    expect(await refusalOf(updateClip(stage.deps, { version: 1, title: { pt_BR: 'Só um', en: '' } }, { id, by }))).toBe(
      'catalog.titles_missing',
    );
    expect((await getStaffClip(stage.deps, id)).version).toBe(1);
  });

  it('refuses a category that does not exist, and an analysis of what users choose from', async () => {
    const id = await put();
    expect(await refusalOf(updateClip(stage.deps, { version: 1, categories: ['sport', 'adult'] }, { id, by }))).toBe(
      'catalog.unknown_category',
    );
    expect(
      await refusalOf(analyseClip(stage.deps, { id, by, settings: { detection_model: 'far', face_angle: 'auto' } })),
    ).toBe('catalog.already_published');
  });
});

describe('two who edit', () => {
  it('lets the first one win, and the second one see it', async () => {
    const id = await put();
    expect(await updateClip(stage.deps, { version: 1, price_credits: 3 }, { id, by })).toBe('done');
    const other = await putEditor(database.db, 'mod');
    expect(await updateClip(stage.deps, { version: 1, price_credits: 9 }, { id, by: other })).toBe('conflict');
    expect(await withdrawClip(stage.deps, { id, by: other, version: 1, reason: 'rights in doubt' })).toBe('conflict');
    expect(await getStaffClip(stage.deps, id)).toMatchObject({ price_credits: 3, version: 2, state: 'published' });
  });

  it('writes who changed what, before and after, and nothing that stayed', async () => {
    const id = await put();
    await updateClip(
      stage.deps,
      { version: 1, price_credits: 3, tags: ['gol'], title: { pt_BR: 'Dança na chuva', en: 'Dancing in the rain' } },
      { id, by },
    );
    await withdrawClip(stage.deps, { id, by, version: 2, reason: 'the holder asked' });
    expect(await auditOf(id)).toEqual([
      {
        action: 'clip.updated',
        actor_id: by,
        before: { tags: [], price_credits: 2 },
        after: { tags: ['gol'], price_credits: 3 },
        reason: null,
      },
      {
        action: 'clip.withdrawn',
        actor_id: by,
        before: { state: 'published' },
        after: { state: 'withdrawn' },
        reason: 'the holder asked',
      },
    ]);
  });
});

describe('a licence', () => {
  it('that ended withdraws its clip by itself and no other, and a new one lets it in again', async () => {
    const ends = await put({ clip: { licenceUntil: '2026-11-15' } });
    const lasts = await put({ clip: { licenceUntil: '2026-11-16' } });
    expect(await withdrawExpiredClips(stage.deps)).toBe(0);
    stage.clock.now = new Date('2026-11-16T03:00:00Z');
    expect([await withdrawExpiredClips(stage.deps), await withdrawExpiredClips(stage.deps)]).toEqual([1, 0]);
    expect(await getStaffClip(stage.deps, ends)).toMatchObject({
      state: 'withdrawn',
      withdrawal: { cause: 'licence_expired', reason: null },
      problems: ['licence_expired'],
    });
    expect((await getStaffClip(stage.deps, lasts)).state).toBe('published');
    expect(await auditOf(ends)).toMatchObject([{ action: 'clip.licence_expired', actor_id: null }]);
    expect(await refusalOf(publishClip(stage.deps, { id: ends, by }))).toBe('catalog.licence_expired');
    await updateClip(stage.deps, { version: 2, licence }, { id: ends, by });
    await publishClip(stage.deps, { id: ends, by });
    expect(await getStaffClip(stage.deps, ends)).toMatchObject({ state: 'published', withdrawal: null });
  });

  it.each<[string, string | Buffer, string]>([
    ['a PDF', '%PDF-1.4', 'done'],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), 'done'],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'done'],
    ['a ZIP', 'PK\u0003\u0004', 'catalog.proof_type'],
    ['a page with a script', '<html><script>', 'catalog.proof_type'],
    ['nothing', '', 'catalog.proof_type'],
    ['11 MB', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(11 * 1024 * 1024)]), 'catalog.proof_too_large'],
  ])('is proved by its file: %s', async (_what, bytes, outcome) => {
    expect(await refusalOf(sendProof(await begin(), bytes))).toBe(outcome);
  });

  it('keeps one proof, under a name that is what it is', async () => {
    const id = await begin();
    await sendProof(id, '%PDF-1.4 old');
    const { key: old } = await proofOfClip(stage.deps, id);
    await sendProof(id, '%PDF-1.4 new');
    expect(stage.removed).toEqual([old]);
    expect((await getStaffClip(stage.deps, id)).proof?.name).toBe('contrato assinado.pdf');
  });
});

describe('the list of staff', () => {
  const list = async (query: object) =>
    (await listStaffClips(stage.deps, StaffVideosQuery.parse(query))).clips.map(({ id }) => id);

  it('shows each state, and keeps the order that staff gives', async () => {
    const [a, b, c] = [await put({ title: 'Um' }), await put({ title: 'Dois' }), await put({ title: 'Três' })];
    expect(await list({})).toEqual([c, b, a]);
    await moveClip(stage.deps, { id: c, afterId: a, by });
    expect(await list({})).toEqual([b, a, c]);
    await moveClip(stage.deps, { id: a, afterId: null, by });
    expect(await list({})).toEqual([a, b, c]);
    const draft = await begin();
    expect(await list({ state: 'screening' })).toEqual([draft]);
    expect(await list({ state: 'draft' })).toEqual([]);
    expect(await list({ state: 'published', query: 'tres' })).toEqual([c]);
    expect(await refusalOf(moveClip(stage.deps, { id: a, afterId: newId(), by }))).toBe('catalog.not_found');
  });

  it('finds room between two clips also where no number is left between theirs', async () => {
    const [first, next, moved] = [await put(), await put(), await put()];
    await database.executeSql(
      `update clips set position = case id when $1 then 1 when $2 then 1.0000000000000002 else 9 end`,
      [first, next],
    );
    await moveClip(stage.deps, { id: moved, afterId: first, by });
    expect(await list({})).toEqual([first, moved, next]);
  });
});

describe('a clip’s video', () => {
  it('is in no list, quota or retention of the person who added it', async () => {
    await put();
    expect(await listVideos(stage.deps, by)).toEqual([]);
    stage.clock.now = new Date('2027-11-15T12:00:00Z');
    expect(await purgeVideos(stage.deps, fail)).toBe(0);
  });

  it('goes with a draft that was never published, and stays with one that was', async () => {
    const draft = await begin();
    await removeClip(stage.deps, { id: draft, by });
    expect(await refusalOf(getStaffClip(stage.deps, draft))).toBe('catalog.not_found');
    expect(stage.removed).toContain(`videos/${draft}`);
    const id = await put();
    await withdrawClip(stage.deps, { id, by, version: 1, reason: 'no longer wanted' });
    expect(await refusalOf(removeClip(stage.deps, { id, by }))).toBe('catalog.was_published');
  });
});
