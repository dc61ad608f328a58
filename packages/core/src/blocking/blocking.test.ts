import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAudit } from '../audit/testing/index.ts';
import { getBalance } from '../credits/index.ts';
import { listFaces, thumbnailOfPhoto } from '../faces/index.ts';
import { fileOfProcessing, getProcessing, listProcessings } from '../processings/index.ts';
import { orderPreview } from '../processings/swap/index.ts';
import { setStage, type Stage } from '../processings/testing/index.ts';
import { type Finished, finishResult, type ModerationDesk, openDesk, startResult } from '../reports/testing/index.ts';
import { fileOfVideo, listVideos } from '../videos/index.ts';
import type { UserId } from '../kernel/index.ts';
import { block, decideLift, listBlocks, proposeLift, requireRemovable } from './index.ts';

let database: Database;
let stage: Stage;
let desk: ModerationDesk;
let made: Finished;
let ana: UserId;
let bia: UserId;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
  desk = openDesk(stage);
  [ana, bia] = [await stage.person(0), await stage.person(0)];
  made = await finishResult(stage);
});

const place = async (subject: 'processing' | 'face' | 'video' | 'account', subjectId: string) =>
  await block(desk.blocking, { subject, subjectId, reason: 'reported, and it is true', by: ana });
const propose = async (id: string, by: UserId) =>
  await database.db.transaction(
    async (tx) => await proposeLift(tx, desk.blocking, { id, by, reason: 'it was somebody else' }),
  );
const answer = async (id: string, by: UserId, decision: 'confirm' | 'reject' = 'confirm') =>
  await decideLift(desk.blocking, { id, by, decision, reason: 'looked at it too' }, async () => {});
const own = () => ({ userId: made.userId, id: made.id });

const paths = {
  result: async () => void (await fileOfProcessing(stage.deps, { ...own(), part: 'result' })),
  thumbnail: async () => void (await fileOfProcessing(stage.deps, { ...own(), part: 'thumbnail' })),
};

describe.each(['processing', 'face', 'video'] as const)('a blocked %s', (subject) => {
  const idOf = () => ({ processing: made.id, face: made.faceId, video: made.videoId })[subject];

  it('takes the result out of its owner’s reach on every path, and loses nothing', async () => {
    for (const path of Object.values(paths)) await path();
    await place(subject, idOf());
    for (const path of Object.values(paths)) await expect(path()).rejects.toMatchObject({ code: 'review.blocked' });
    expect(await getProcessing(stage.deps, own())).toMatchObject({
      status: 'completed',
      is_blocked: true,
      result_url: null,
      download_url: null,
      thumbnail_url: null,
      before_url: null,
    });
    expect(
      stage.removed.filter(
        (key) => key.startsWith('processings/') || key.startsWith('faces/') || key.startsWith('videos/'),
      ),
    ).toEqual([]);
    await expect(requireRemovable(database.db, { subject, id: idOf() })).rejects.toMatchObject({
      code: 'review.kept_for_review',
    });
  });

  it('comes back when two of staff agree, whoever blocked it', async () => {
    const id = await place(subject, idOf());
    await propose(id, ana);
    await answer(id, bia);
    for (const path of Object.values(paths)) await path();
    expect(await getProcessing(stage.deps, own())).toMatchObject({ is_blocked: false, result_url: expect.any(String) });
    expect(
      stage.events.flatMap(({ userId, event }) =>
        userId === made.userId && event.kind === 'notification' ? [event.notice] : [],
      ),
    ).toEqual(['content_blocked', 'content_unblocked']);
  });
});

it('hides a blocked face, and stops what runs with it uncharged', async () => {
  const running = await startResult(stage, made);
  expect((await getBalance(database.db, made.userId)).held).toBe(1);
  await place('face', made.faceId);
  expect(await getProcessing(stage.deps, { id: running, userId: made.userId })).toMatchObject({
    status: 'error',
    error_code: 'blocked',
    credits_charged: 0,
  });
  expect(await getBalance(database.db, made.userId)).toMatchObject({ available: 2, held: 0 });
  const { rows } = await database.executeSql('select id from face_photos');
  await expect(
    thumbnailOfPhoto(stage.deps, { id: made.faceId, photoId: String(rows[0]?.['id']), userId: made.userId }),
  ).rejects.toMatchObject({ code: 'review.blocked' });
  expect(await listFaces(stage.deps, made.userId)).toMatchObject([{ state: 'held', thumbnail_url: null, photos: [] }]);
  await expect(startResult(stage, made)).rejects.toMatchObject({ code: 'faces.not_usable' });
  expect(stage.removed).toContain(`previews/${made.userId}`);
});

it('lets nobody put a blocked face into a processing, whatever code asks', async () => {
  await place('face', made.faceId);
  const { rows } = await database.executeSql('select consent_id from faces');
  await expect(
    database.executeSql(
      `insert into processing_faces (processing_id, person_id, face_id, consent_id) values ('${made.id}', 'p2', '${made.faceId}', '${String(rows[0]?.['consent_id'])}')`,
    ),
  ).rejects.toThrow(/blocked/);
});

it('hides a blocked video and makes nothing of it', async () => {
  await place('video', made.videoId);
  await expect(
    fileOfVideo(stage.deps, { id: made.videoId, userId: made.userId, part: 'source' }),
  ).rejects.toMatchObject({ code: 'review.blocked' });
  expect(await listVideos(stage.deps, made.userId)).toMatchObject([
    { state: 'held', source_url: null, poster_url: null, people: [], offer: null },
  ]);
  await expect(startResult(stage, made)).rejects.toMatchObject({ code: 'review.blocked' });
  const asked = {
    id: made.videoId,
    userId: made.userId,
    language: 'pt_BR' as const,
    mapping: [{ person_id: 'p1', face_id: made.faceId }],
  };
  await expect(orderPreview(stage.deps, asked)).rejects.toMatchObject({ code: 'review.blocked' });
});

it('suspends a blocked account: sessions end, work stops, its owner reads it by mail', async () => {
  await startResult(stage, made);
  const session = `insert into sessions (id, token_hash, user_id, stage, role, expires_at) values ('${ana}', 'x', '${made.userId}', 'full', 'user', now())`;
  await database.executeSql(session);
  const id = await place('account', made.userId);
  const state = async () =>
    (
      await database.executeSql(
        `select status, (select count(*)::int from sessions) as sessions from users where id = '${made.userId}'`,
      )
    ).rows[0];
  expect(await state()).toEqual({ status: 'suspended', sessions: 0 });
  expect(
    (await listProcessings(stage.deps, { userId: made.userId, page: 1, period: 'all' })).processings.map(
      ({ status }) => status,
    ),
  ).toEqual(['error', 'completed']);
  await propose(id, ana);
  await answer(id, bia);
  expect(await state()).toMatchObject({ status: 'active' });
  expect(stage.mails.map(({ template }) => template)).toEqual(['account_blocked', 'account_unblocked']);
});

it('does not block accounts of staff', async () => {
  await database.executeSql(`update users set role = 'admin' where id = '${bia}'`);
  await expect(place('account', bia)).rejects.toMatchObject({ code: 'review.staff_account' });
});

describe('unblocking', () => {
  it('takes two, neither of them its owner', async () => {
    const id = await place('processing', made.id);
    await expect(answer(id, bia)).rejects.toMatchObject({ code: 'review.lift_not_proposed' });
    await expect(propose(id, made.userId)).rejects.toMatchObject({ code: 'review.own_case' });
    await propose(id, bia);
    await expect(propose(id, ana)).rejects.toMatchObject({ code: 'review.lift_proposed' });
    await expect(answer(id, bia)).rejects.toMatchObject({ code: 'review.lift_own_proposal' });
    await expect(answer(id, made.userId)).rejects.toMatchObject({ code: 'review.own_case' });
    await expect(paths.result()).rejects.toMatchObject({ code: 'review.blocked' });
    await answer(id, ana);
    await paths.result();
    await expect(answer(id, ana)).rejects.toMatchObject({ code: 'review.lifted' });
  });

  it('is refused by a second person without an end to the block, and can be proposed anew', async () => {
    const id = await place('processing', made.id);
    await propose(id, bia);
    await answer(id, ana, 'reject');
    await expect(paths.result()).rejects.toMatchObject({ code: 'review.blocked' });
    await propose(id, ana);
  });

  it.each([
    [
      'one person alone',
      `set proposed_by = '{ana}', proposal_reason = 'x', proposed_at = now(), lifted_by = '{ana}', lifted_at = now()`,
      /blocks_lifted_by_two/,
    ],
    ['nobody’s proposal', `set lifted_by = '{ana}', lifted_at = now()`, /blocks_lifted_by_two/],
    ['its owner', `set proposed_by = '{owner}', proposal_reason = 'x', proposed_at = now()`, /blocks_not_by_the_owner/],
    ['another story', `set reason = 'nothing happened'`, /stays as it is/],
  ])('is refused by the database to %s, whatever code asks', async (_who, set, complaint) => {
    await place('processing', made.id);
    await expect(
      database.executeSql(`update blocks ${set.replaceAll('{ana}', ana).replaceAll('{owner}', made.userId)}`),
    ).rejects.toThrow(complaint);
  });
});

it('blocks a thing once, and writes down who did what with before and after', async () => {
  const first = await place('processing', made.id);
  expect(await place('processing', made.id)).toBe(first);
  await propose(first, ana);
  await answer(first, bia);
  expect(await readAudit(database, stage.deps.accountKeys, 'block.%')).toMatchObject([
    {
      action: 'block.placed',
      actor_id: ana,
      before: { blocked: false },
      after: { blocked: true },
      reason: 'reported, and it is true',
    },
    { action: 'block.lift_proposed', actor_id: ana, reason: 'it was somebody else' },
    { action: 'block.lifted', actor_id: bia, before: { blocked: true, proposed_by: ana }, after: { blocked: false } },
  ]);
  expect((await listBlocks(desk.blocking, { state: 'lifted', page: 1, by: ana })).blocks).toMatchObject([
    {
      subject: 'processing',
      name: 'clipe.mp4',
      owner: { id: made.userId },
      placed_by: { id: ana },
      proposal: { by: { id: ana }, is_mine: true },
      lifted: { by: { id: bia } },
    },
  ]);
  expect(await place('processing', made.id)).not.toBe(first);
});

it('knows nothing of a thing that is not there', async () => {
  await expect(place('processing', made.videoId)).rejects.toMatchObject({ code: 'review.thing_not_found' });
});
