import type { SwapSettings } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { processingFaces, workSteps } from '@semblante/db/schema';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAudit } from '../audit/testing/index.ts';
import { getBalance } from '../credits/index.ts';
import { addPhoto, addressPurpose, listFaces, removeFace } from '../faces/index.ts';
import { dayMs, newId, type ProcessingId, type UserId, type VideoId } from '../kernel/index.ts';
import { fail } from '../kernel/testing/index.ts';
import { openDesk } from '../reports/testing/index.ts';
import { appeal, decideCase, listReview, type Screening } from '../review/index.ts';
import { beginUpload, purgeVideos, removeVideo } from '../videos/index.ts';
import { listStatement } from '../payments/index.ts';
import { cancelProcessing, purgeResults, removeProcessing, stopFor } from './end-processing.ts';
import { fileOfProcessing, getProcessing, listProcessings } from './list-processings.ts';
import { type Made, settleFailed, settleMade } from './settle-processing.ts';
import { startProcessing } from './start-processing.ts';
import { setStage, type Stage } from './testing/stage.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
});

const balanceOf = async (userId: UserId) => await getBalance(database.db, userId);
const inTx = async <Result>(
  act: (tx: Parameters<Parameters<Database['db']['transaction']>[0]>[0]) => Promise<Result>,
) => await database.db.transaction(act);
function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('there is none');
  return first;
}

const good: Made = {
  resultKey: 'processings/x/result.mp4',
  resultBytes: 10,
  thumbnailKey: 'processings/x/thumbnail.jpg',
  coverage: 0.98,
  fingerprint: 'abc',
  screening: { verdict: 'pass' },
  pictureKeys: [],
  ownerPictureKeys: [],
};

async function ready(credits = 2) {
  const userId = await stage.person(credits);
  const faceId = await stage.face(userId);
  const videoId = await stage.video(userId);
  const order = {
    kind: 'video' as const,
    video_id: videoId,
    mapping: [{ person_id: 'p1', face_id: faceId }],
    settings: {},
    userId,
    language: 'pt_BR' as const,
  };
  return { userId, faceId, videoId, order };
}

describe('starting', () => {
  it('holds the credit, writes the processing and orders the work in one commit', async () => {
    const { userId, order } = await ready();
    const id = await startProcessing(stage.deps, order);
    expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 1 });
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      status: 'pending',
      stage: 'queued',
      credits: 1,
      credits_charged: 0,
      queue_position: 0,
    });
    expect(stage.tickets).toEqual(['work-step']);
    expect(stage.events.map(({ event }) => event.kind)).toEqual(['processing', 'balance']);
  });

  it.each([
    ['2026-11-18 05:00:07+00', '2026-11-18T05:00:07.000Z'],
    ['2026-11-18 02:00:07.25-03', '2026-11-18T05:00:07.250Z'],
    ['2026-11-18 05:00:07.123+00', '2026-11-18T05:00:07.123Z'],
  ])('is listed with its moments in UTC and to the millisecond: %s', async (written, shown) => {
    const { userId, order } = await ready();
    await startProcessing(stage.deps, order);
    await database.executeSql(`update processings set created_at = '${written}'`);
    const { processings } = await listProcessings(stage.deps, { userId, page: 1, period: 'all' });
    expect(processings).toMatchObject([{ created_at: shown, finished_at: null }]);
  });

  it('is listed with each of its faces once, in one order, and each row with its own', async () => {
    const { userId, faceId, order } = await ready(4);
    const other = await stage.face(userId);
    const id = await startProcessing(stage.deps, order);
    const add = async (personId: string, face: string) =>
      await database.executeSql(
        `insert into processing_faces (processing_id, person_id, face_id, consent_id)
         select '${id}', '${personId}', id, consent_id from faces where id = '${face}'`,
      );
    await add('p2', other);
    await add('p3', faceId);
    const alone = await startProcessing(stage.deps, {
      ...order,
      mapping: [{ person_id: 'p1', face_id: other }],
    });
    const { processings } = await listProcessings(stage.deps, { userId, page: 1, period: 'all' });
    expect(new Map(processings.map((one) => [one.id, one.face_ids]))).toEqual(
      new Map([
        [id, [faceId, other].sort()],
        [alone, [other]],
      ]),
    );
  });

  it('writes nothing when the credits do not reach', async () => {
    const { userId, order } = await ready(0);
    await expect(startProcessing(stage.deps, order)).rejects.toMatchObject({ code: 'credits.insufficient' });
    expect((await listProcessings(stage.deps, { userId, page: 1, period: 'all' })).total).toBe(0);
    expect(await database.db.select().from(workSteps)).toEqual([]);
  });

  it('is one processing for one key, and refuses another order under it', async () => {
    const { userId, order } = await ready();
    const first = await startProcessing(stage.deps, { ...order, idempotencyKey: 'k' });
    expect(await startProcessing(stage.deps, { ...order, idempotencyKey: 'k' })).toBe(first);
    await expect(
      startProcessing(stage.deps, { ...order, settings: { trim: { from: 0, to: 5 } }, idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ code: 'request.idempotency_mismatch' });
    expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 1 });
  });

  it.each<[string, { mapping?: { person_id: string; face_id: string }[]; settings?: SwapSettings }, string]>([
    ['someone the video does not show', { mapping: [{ person_id: 'p9', face_id: 'own' }] }, 'videos.unknown_person'],
    [
      'someone twice',
      {
        mapping: [
          { person_id: 'p1', face_id: 'own' },
          { person_id: 'p1', face_id: 'own' },
        ],
      },
      'videos.unknown_person',
    ],
    [
      'someone the settings leave out',
      { mapping: [{ person_id: 'p2', face_id: 'own' }], settings: { gender: 'female' } },
      'videos.unknown_person',
    ],
    [
      'someone smaller, when only the largest is wanted',
      { mapping: [{ person_id: 'p2', face_id: 'own' }], settings: { detection_mode: 'largest' } },
      'videos.unknown_person',
    ],
    ['a face that is not there', { mapping: [{ person_id: 'p1', face_id: newId() }] }, 'faces.not_found'],
    ['a trim that keeps nothing', { settings: { trim: { from: 5, to: 5 } } }, 'videos.trim_empty'],
  ])('refuses %s', async (_what, change, code) => {
    const { userId, faceId, order } = await ready();
    const mapping =
      change.mapping?.map((item) => ({ ...item, face_id: item.face_id === 'own' ? faceId : item.face_id })) ??
      order.mapping;
    await expect(startProcessing(stage.deps, { ...order, ...change, mapping })).rejects.toMatchObject({ code });
    expect(await balanceOf(userId)).toMatchObject({ available: 2, held: 0 });
  });

  it('does not know somebody else’s video or face', async () => {
    const mine = await ready();
    const theirs = await ready();
    await expect(startProcessing(stage.deps, { ...mine.order, video_id: theirs.videoId })).rejects.toMatchObject({
      code: 'videos.not_found',
    });
    await expect(startProcessing(stage.deps, { ...mine.order, mapping: theirs.order.mapping })).rejects.toMatchObject({
      code: 'faces.not_found',
    });
  });

  it('is refused by the database itself when a face has no valid declaration', async () => {
    const { userId, faceId, order } = await ready();
    const id = await startProcessing(stage.deps, order);
    await database.executeSql(`update face_consents set withdrawn_at = now()`);
    const [row] = await database.db.select().from(processingFaces).where(eq(processingFaces.processingId, id));
    await expect(
      inTx(
        async (tx) =>
          await tx
            .insert(processingFaces)
            .values({ processingId: id, faceId, consentId: row?.consentId ?? '', personId: 'p2' }),
      ),
    ).rejects.toThrow();
    expect(faceId).toBe(row?.faceId);
    expect(await balanceOf(userId)).toMatchObject({ held: 1 });
  });
});

describe('ending', () => {
  it('charges once, however often it is settled', async () => {
    const { userId, order } = await ready();
    const id = await startProcessing(stage.deps, order);
    await inTx(async (tx) => await settleMade(tx, stage.deps, id, good));
    await inTx(async (tx) => await settleMade(tx, stage.deps, id, good));
    await inTx(async (tx) => await settleFailed(tx, stage.deps, id, 'failed'));
    expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 0 });
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      status: 'completed',
      progress: 100,
      credits_charged: 1,
      error_code: null,
    });
  });

  it.each([
    ['too few frames were swapped', { coverage: 0.59 }, 'poor_coverage'],
    [
      'the output is refused',
      { screening: { verdict: 'refuse', reason: 'sexual_content', moments: [1], scores: {} } },
      'refused',
    ],
  ] as const)('gives the credit back when %s', async (_what, change, code) => {
    const { userId, order } = await ready();
    const id = await startProcessing(stage.deps, order);
    const leftovers = await inTx(async (tx) => await settleMade(tx, stage.deps, id, { ...good, ...change } as Made));
    expect(leftovers).toEqual([`processings/${id}`]);
    expect(await balanceOf(userId)).toMatchObject({ available: 2, held: 0 });
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      status: 'error',
      error_code: code,
      credits_charged: 0,
      result_url: null,
    });
  });

  it('cancels at any moment, once', async () => {
    const { userId, order } = await ready();
    const id = await startProcessing(stage.deps, order);
    expect(await cancelProcessing(stage.deps, { id, userId })).toMatchObject({
      status: 'error',
      error_code: 'cancelled',
    });
    expect(await balanceOf(userId)).toMatchObject({ available: 2, held: 0 });
    expect(await database.db.select().from(workSteps)).toEqual([]);
    await expect(cancelProcessing(stage.deps, { id, userId })).rejects.toMatchObject({
      code: 'processings.not_cancellable',
    });
  });

  it('writes a mail when it took long, and none when it did not', async () => {
    const { order } = await ready();
    const quick = await startProcessing(stage.deps, order);
    await inTx(async (tx) => await settleMade(tx, stage.deps, quick, good));
    expect(stage.mails).toEqual([]);
    const slow = await startProcessing(stage.deps, order);
    stage.clock.now = new Date(stage.clock.now.getTime() + 10 * 60_000);
    await inTx(async (tx) => await settleFailed(tx, stage.deps, slow, 'failed'));
    expect(stage.mails).toMatchObject([{ template: 'processing_failed', params: { code: 'failed' } }]);
  });

  it('is kept for the stated days, then its file is gone and the line in the list stays', async () => {
    const { userId, order } = await ready();
    const id = await startProcessing(stage.deps, order);
    await inTx(async (tx) => await settleMade(tx, stage.deps, id, good));
    await expect(fileOfProcessing(stage.deps, { id, userId, part: 'result' })).resolves.toMatchObject({
      name: 'clipe - Semblante.mp4',
    });
    await expect(removeProcessing(stage.deps, { id: newId(), userId })).rejects.toMatchObject({
      code: 'processings.not_found',
    });
    stage.clock.now = new Date(stage.clock.now.getTime() + 31 * dayMs);
    await expect(fileOfProcessing(stage.deps, { id, userId, part: 'result' })).rejects.toMatchObject({
      code: 'processings.expired',
    });
    await purgeResults(stage.deps, fail);
    expect(stage.removed).toContain(`processings/${id}`);
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({ status: 'completed', download_url: null });
  });

  it('names the file in the statement, and goes from every tab when it is deleted', async () => {
    const { userId, order } = await ready();
    const id = await startProcessing(stage.deps, order);
    const { items } = await listStatement(
      { db: database.db, clock: stage.deps.clock },
      { userId, language: 'pt_BR' },
      { page: 1, type: 'video' },
    );
    expect(items).toMatchObject([{ type: 'video', title: 'clipe.mp4' }]);
    await inTx(async (tx) => await settleMade(tx, stage.deps, id, good));
    await removeProcessing(stage.deps, { id, userId });
    expect(stage.events.at(-1)?.event).toEqual({ kind: 'processing_removed', processing_id: id });
  });

  it('is not kept of a photo whose sender closed the sheet, unless it was refused', async () => {
    const userId = await stage.person(0);
    await expect(stage.face(userId, { isTakenBack: () => true })).rejects.toMatchObject({ code: 'faces.taken_back' });
    expect(await listFaces(stage.deps, userId)).toEqual([]);
  });
});

describe('sending a video', () => {
  const upload = { filename: 'clipe.mp4', filetype: 'video/mp4', purpose: 'video' as const, bytes: 400_000_000 };

  it('is refused before the first byte when the disk has no room for it, or the account has had its share', async () => {
    const userId = await stage.person(0);
    stage.freeBytes = 1e9;
    await expect(beginUpload(stage.deps, { ...upload, id: newId(), userId })).rejects.toMatchObject({
      code: 'service.disk_full',
    });
    stage.freeBytes = 1e12;
    for (let n = 0; n < 16; n += 1) await stage.video(userId, { bytes: 400_000_000 });
    await expect(beginUpload(stage.deps, { ...upload, id: newId(), userId })).rejects.toMatchObject({
      code: 'videos.quota',
    });
  });

  it('that is abandoned goes after its hours, with everything of it', async () => {
    const userId = await stage.person(0);
    const id = newId<VideoId>();
    await beginUpload(stage.deps, { ...upload, id, userId });
    await purgeVideos(stage.deps, fail);
    expect(stage.removed).toEqual([]);
    stage.clock.now = new Date(stage.clock.now.getTime() + 25 * 3_600_000);
    await purgeVideos(stage.deps, fail);
    expect(stage.removed).toEqual([`videos/${id}`, `uploads/${id}`, `uploads/${id}.json`]);
  });
});

describe('removing what work needs', () => {
  it('refuses while work runs, or stops it and charges nothing', async () => {
    const { userId, faceId, videoId, order } = await ready();
    const id = await startProcessing(stage.deps, order);
    await expect(removeFace(stage.deps, { id: faceId, userId, running: { kind: 'refuse' } })).rejects.toMatchObject({
      code: 'faces.in_use',
    });
    await expect(removeVideo(stage.deps, { id: videoId, userId, running: { kind: 'refuse' } })).rejects.toMatchObject({
      code: 'videos.in_use',
    });
    await removeFace(stage.deps, {
      id: faceId,
      userId,
      running: { kind: 'stop', stop: stopFor(stage.deps, 'face_removed') },
    });
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      status: 'error',
      error_code: 'face_removed',
    });
    expect(await balanceOf(userId)).toMatchObject({ available: 2, held: 0 });
    expect(await listFaces(stage.deps, userId)).toEqual([]);
    const { rows } = await database.executeSql('select withdrawn_at, address from face_consents');
    expect(rows).toMatchObject([{ withdrawn_at: expect.anything() }]);
    const address = String(rows[0]?.['address']);
    expect(address).not.toContain('203.0.113.7');
    expect((await stage.deps.accountKeys.keyOf(userId))?.unsealJson(addressPurpose, address)).toBe('203.0.113.7');
    expect(stage.removed).toEqual([`faces/${faceId}`, `previews/${userId}`, `processings/${id}`]);
  });
});

describe('what the screen is unsure of', () => {
  const unsure: Screening = { verdict: 'review', reason: 'apparent_minor', moments: [], scores: {} };
  const review = () => openDesk(stage).review;

  it('holds a face until staff clears it', async () => {
    stage.screening = unsure;
    const { userId, order } = await ready();
    const staff = await stage.person(0);
    await expect(startProcessing(stage.deps, order)).rejects.toMatchObject({ code: 'faces.not_usable' });
    const { cases } = await listReview(review(), { state: 'waiting', page: 1 });
    expect(cases).toMatchObject([
      { subject: 'face', reason: 'apparent_minor', state: 'open', pictures: [expect.any(String)] },
    ]);
    await expect(
      decideCase(review(), { id: firstOf(cases).id, by: userId, decision: 'clear', reason: 'sou eu mesmo' }),
    ).rejects.toMatchObject({ code: 'review.own_case' });
    await decideCase(review(), { id: firstOf(cases).id, by: staff, decision: 'clear', reason: 'adult, document seen' });
    await expect(
      decideCase(review(), { id: firstOf(cases).id, by: staff, decision: 'refuse', reason: 'second thoughts' }),
    ).rejects.toMatchObject({ code: 'review.decided' });
    await expect(startProcessing(stage.deps, order)).resolves.toEqual(expect.any(String));
    expect(await readAudit(database, stage.deps.accountKeys)).toMatchObject([
      { action: 'screen.held', actor_id: null },
      { action: 'review.cleared', actor_id: staff, reason: 'adult, document seen' },
    ]);
  });

  it('deletes the photos of a face that staff refuses, and hears one appeal', async () => {
    stage.screening = unsure;
    const { userId, faceId } = await ready();
    const staff = await stage.person(0);
    const held = firstOf((await listReview(review(), { state: 'waiting', page: 1 })).cases);
    await decideCase(review(), { id: held.id, by: staff, decision: 'refuse', reason: 'looks like a child' });
    expect(stage.removed).toContain(`faces/${faceId}`);
    expect(await listFaces(stage.deps, userId)).toMatchObject([
      { state: 'refused', photos: [], review: { can_appeal: true } },
    ]);
    await appeal(stage.deps, { id: held.id, userId, text: 'I am thirty years old.' });
    await expect(appeal(stage.deps, { id: held.id, userId, text: 'Please look again.' })).rejects.toMatchObject({
      code: 'review.not_appealable',
    });
    expect((await listReview(review(), { state: 'waiting', page: 1 })).cases).toMatchObject([
      { state: 'appealed', appeal: 'I am thirty years old.' },
    ]);
  });

  it('ends work that is running with a face that staff refuses, and gives the credit back', async () => {
    const { userId, faceId, order } = await ready();
    const staff = await stage.person(0);
    const id = await startProcessing(stage.deps, order);
    stage.screening = unsure;
    await addPhoto(stage.deps, { id: faceId, userId, file: import.meta.filename });
    const held = firstOf((await listReview(review(), { state: 'waiting', page: 1 })).cases);
    await decideCase(review(), { id: held.id, by: staff, decision: 'refuse', reason: 'looks like a child' });
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      status: 'error',
      error_code: 'face_removed',
    });
    expect(await balanceOf(userId)).toMatchObject({ available: 2, held: 0 });
  });

  it('keeps nothing of a refused photo but the case', async () => {
    stage.screening = { verdict: 'refuse', reason: 'sexual_content', moments: [], scores: { sexual: 0.95 } };
    const userId = await stage.person(0);
    await expect(stage.face(userId)).rejects.toMatchObject({ code: 'faces.refused' });
    expect(await listFaces(stage.deps, userId)).toMatchObject([{ state: 'refused', photos: [] }]);
    const { rows } = await database.executeSql('select state, picture_keys from review_cases');
    expect(rows).toEqual([{ state: 'refused', picture_keys: [] }]);
  });

  it('holds a face again when another photo of it is doubtful', async () => {
    const { userId, faceId } = await ready();
    stage.screening = unsure;
    await addPhoto(stage.deps, { id: faceId, userId, file: import.meta.filename });
    expect(await listFaces(stage.deps, userId)).toMatchObject([{ state: 'held' }]);
  });

  it.each([
    ['clear', { status: 'completed', credits_charged: 1 }, 1],
    ['refuse', { status: 'error', error_code: 'refused', credits_charged: 0 }, 2],
  ] as const)(
    'keeps the credit held while staff looks at an output, then: %s',
    async (decision, expected, available) => {
      const { userId, order } = await ready();
      const staff = await stage.person(0);
      const id: ProcessingId = await startProcessing(stage.deps, order);
      await inTx(
        async (tx) =>
          await settleMade(tx, stage.deps, id, {
            ...good,
            screening: { verdict: 'review', reason: 'sexual_content', moments: [2], scores: {} },
          }),
      );
      expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
        status: 'in_progress',
        stage: 'review',
        progress: 99,
        result_url: null,
      });
      expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 1 });
      const held = firstOf((await listReview(review(), { state: 'waiting', page: 1 })).cases);
      await decideCase(review(), { id: held.id, by: staff, decision, reason: 'looked at it' });
      expect(await getProcessing(stage.deps, { id, userId })).toMatchObject(expected);
      expect(await balanceOf(userId)).toMatchObject({ available, held: 0 });
    },
  );
});
