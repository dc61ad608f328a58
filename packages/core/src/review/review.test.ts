import type { Mail } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAudit } from '../audit/testing/index.ts';
import { placeBlock } from '../blocking/index.ts';
import { listFaces, removeFace } from '../faces/index.ts';
import { getLiveDashboard } from '../figures/index.ts';
import { removeImage } from '../images/index.ts';
import { addMs, hourMs, newId, type UserId, type VideoId } from '../kernel/index.ts';
import { fail } from '../kernel/testing/index.ts';
import { cancelProcessing, getProcessing, settleMade, startProcessing } from '../processings/index.ts';
import { setImageStage, setStage, type Stage } from '../processings/testing/index.ts';
import { type ModerationDesk, openDesk } from '../reports/testing/index.ts';
import { getVideo, removeVideo, videoChecked } from '../videos/index.ts';
import {
  appeal,
  countOverruled,
  decideCase,
  keepContinuation,
  listReview,
  objectTo,
  pictureOfOwnCase,
  type Screening,
  tellDelays,
  tellHeldImages,
} from './index.ts';

let database: Database;
let stage: Stage;
let desk: ModerationDesk;
let staff: UserId;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
  desk = openDesk(stage);
  staff = await stage.person(0);
});

const doubt: Extract<Screening, { verdict: 'review' | 'refuse' }> = {
  verdict: 'review',
  reason: 'sexual_content',
  moments: [4.5, 5],
  scores: { sexual: 0.6 },
};
const mailsOf = <Template extends Mail['template']>(template: Template) =>
  stage.mails.filter((mail): mail is Extract<Mail, { template: Template }> => mail.template === template);
const noticesOf = () => stage.events.flatMap(({ event }) => (event.kind === 'notification' ? [event.notice] : []));
const inTx = async <Result>(
  act: (tx: Parameters<Parameters<Database['db']['transaction']>[0]>[0]) => Promise<Result>,
) => await database.db.transaction(act);
const ignore = () => {};

async function holdVideo(userId: UserId): Promise<VideoId> {
  const id = await stage.video(userId, { state: 'checking', people: [], analysisKey: null });
  const probe = { seconds: 20, width: 1280, height: 720, fps: 30, frames: 600, has_audio: true, bytes: 1000 };
  await inTx(
    async (tx) =>
      await videoChecked(tx, stage.deps, id, {
        probe,
        screening: doubt,
        contentHash: `of ${id}`,
        sample: `of ${id}`,
        pictureKeys: [`videos/${id}/still-0.jpg`, `videos/${id}/still-1.jpg`],
      }),
  );
  return id;
}

async function holdFace(userId: UserId): Promise<string> {
  stage.screening = { ...doubt, reason: 'apparent_minor', moments: [] };
  const id = await stage.face(userId);
  stage.screening = { verdict: 'pass' };
  return id;
}

async function holdResult(userId: UserId): Promise<{ id: string; faceId: string; videoId: VideoId }> {
  const faceId = await stage.face(userId);
  const videoId = await stage.video(userId);
  const id = await startProcessing(stage.deps, {
    kind: 'video',
    video_id: videoId,
    mapping: [{ person_id: 'p1', face_id: faceId }],
    settings: {},
    userId,
    language: 'pt_BR',
  });
  const made = {
    resultKey: `processings/${id}/result.mp4`,
    resultBytes: 10,
    thumbnailKey: `processings/${id}/thumbnail.jpg`,
    coverage: 1,
    fingerprint: 'a',
    screening: doubt,
    pictureKeys: [`processings/${id}/still-0.jpg`],
    ownerPictureKeys: [`processings/${id}/moments/still-0.jpg`],
  };
  await inTx(async (tx) => await settleMade(tx, stage.deps, id, made));
  return { id, faceId, videoId };
}

async function reviewIdOf(userId: UserId, videoId: VideoId): Promise<string> {
  const { review } = await getVideo(stage.deps, { id: videoId, userId });
  return review?.id ?? fail('nothing is held');
}

async function decide(subjectId: string, decision: 'clear' | 'refuse'): Promise<void> {
  const { cases } = await listReview(desk.review, { state: 'waiting', page: 1 });
  const found = cases.find((each) => each.subject_id === subjectId) ?? fail('nothing waits');
  await decideCase(desk.review, { id: found.id, decision, reason: 'looked at it', by: staff });
}

describe('whoever is held', () => {
  it('sees at once what was doubted, at which moments, and until when a person decides', async () => {
    const userId = await stage.person(0);
    const id = await holdVideo(userId);
    const decideBy = addMs(stage.clock.now, 24 * hourMs).toISOString();
    const { state, source_url, review } = await getVideo(stage.deps, { id, userId });
    expect({ state, source_url }).toEqual({ state: 'held', source_url: null });
    expect(review).toMatchObject({
      state: 'open',
      reason: 'sexual_content',
      moments: [4.5, 5],
      decide_by: decideBy,
      is_late: false,
      objection: null,
      can_object: true,
      can_appeal: false,
    });
    expect(review?.pictures).toEqual([`/api/review/${review?.id}/pictures/0`, `/api/review/${review?.id}/pictures/1`]);
    expect(mailsOf('review_held')).toMatchObject([
      {
        params: {
          subject: 'video',
          subject_id: id,
          title: 'clipe.mp4',
          reason: 'sexual_content',
          moments: [4.5, 5],
          decide_by: decideBy,
        },
      },
    ]);
    expect(noticesOf()).toEqual(['video_held']);
  });

  it('has as long a promise as the operator made', async () => {
    stage.deps.reviewHours = 2;
    const userId = await stage.person(0);
    const face = await holdFace(userId);
    const decide_by = addMs(stage.clock.now, 2 * hourMs).toISOString();
    expect(await listFaces(stage.deps, userId)).toMatchObject([
      { id: face, state: 'held', review: { reason: 'apparent_minor', decide_by } },
    ]);
    expect(mailsOf('review_held')).toMatchObject([{ params: { subject: 'face', decide_by } }]);
  });

  it('sees pictures of their own media only, and only while it is held and not blocked', async () => {
    const userId = await stage.person(1);
    const videoId = await holdVideo(userId);
    const id = await reviewIdOf(userId, videoId);
    expect(await pictureOfOwnCase(stage.deps, { id, number: 1, userId })).toEqual({
      key: `videos/${videoId}/still-1.jpg`,
      userId,
    });
    await expect(pictureOfOwnCase(stage.deps, { id, number: 1, userId: staff })).rejects.toMatchObject({
      code: 'review.not_found',
    });
    await expect(pictureOfOwnCase(stage.deps, { id, number: 2, userId })).rejects.toMatchObject({
      code: 'review.not_found',
    });
    await inTx(
      async (tx) =>
        await placeBlock(tx, desk.blocking, { subject: 'video', subjectId: videoId, reason: 'reported', by: staff }),
    );
    await expect(pictureOfOwnCase(stage.deps, { id, number: 1, userId })).rejects.toMatchObject({
      code: 'review.blocked',
    });
    const result = await holdResult(userId);
    const { review } = await getProcessing(stage.deps, { id: result.id, userId });
    // Of a held result nothing is shown: the picture is of what its owner sent.
    expect((await pictureOfOwnCase(stage.deps, { id: review?.id ?? '', number: 0, userId })).key).toBe(
      `processings/${result.id}/moments/still-0.jpg`,
    );
    await decide(result.id, 'refuse');
    await expect(pictureOfOwnCase(stage.deps, { id: review?.id ?? '', number: 0, userId })).rejects.toMatchObject({
      code: 'review.not_found',
    });
  });

  it('objects with a few words, changes them, and not after the decision', async () => {
    const userId = await stage.person(0);
    const videoId = await holdVideo(userId);
    const id = await reviewIdOf(userId, videoId);
    await objectTo(stage.deps, { id, userId, text: 'It is a beach.' });
    await objectTo(stage.deps, { id, userId, text: 'It is a beach, we play volleyball.' });
    await expect(objectTo(stage.deps, { id, userId: staff, text: 'not mine' })).rejects.toMatchObject({
      code: 'review.not_found',
    });
    expect((await listReview(desk.review, { state: 'waiting', page: 1 })).cases).toMatchObject([
      { id, objection: 'It is a beach, we play volleyball.' },
    ]);
    expect((await getVideo(stage.deps, { id: videoId, userId })).review).toMatchObject({
      objection: 'It is a beach, we play volleyball.',
    });
    await decide(videoId, 'clear');
    await expect(objectTo(stage.deps, { id, userId, text: 'too late' })).rejects.toMatchObject({
      code: 'review.not_objectable',
    });
  });
});

describe('the answer', () => {
  it('comes by mail, and leads back to what was being prepared', async () => {
    const userId = await stage.person(0);
    const videoId = await stage.video(userId);
    const faceId = await holdFace(userId);
    const [face] = await listFaces(stage.deps, userId);
    const mapping = [{ person_id: 'p2', face_id: faceId }];
    await keepContinuation(stage.deps, {
      id: face?.review?.id ?? '',
      userId,
      continuation: { video_id: videoId, mapping },
    });
    await decide(faceId, 'clear');
    expect(mailsOf('review_decided')).toMatchObject([
      { params: { subject: 'face', outcome: 'cleared', continuation: { video_id: videoId, faces: { p2: faceId } } } },
    ]);
    expect(noticesOf()).toContain('face_cleared');
  });

  it('offers the face that is there for a video that had none yet', async () => {
    const userId = await stage.person(0);
    const faceId = await stage.face(userId);
    const videoId = await holdVideo(userId);
    await decide(videoId, 'clear');
    expect(mailsOf('review_decided')).toMatchObject([
      { params: { continuation: { video_id: videoId, faces: {}, face_id: faceId } } },
    ]);
  });

  it('is one mail for a result, whichever way it goes, and the credit goes with it', async () => {
    const userId = await stage.person(2);
    const [kept, refused] = [await holdResult(userId), await holdResult(userId)];
    stage.clock.now = addMs(stage.clock.now, hourMs);
    await decide(kept.id, 'clear');
    await decide(refused.id, 'refuse');
    expect(stage.mails.map(({ template }) => template)).toEqual([
      'review_held',
      'review_held',
      'review_decided',
      'review_decided',
    ]);
    const [cleared, gone] = mailsOf('review_decided');
    expect(cleared?.params).toMatchObject({ subject: 'processing', outcome: 'cleared' });
    expect(gone?.params).toMatchObject({
      outcome: 'refused',
      can_appeal: true,
      continuation: { video_id: refused.videoId, faces: { p1: refused.faceId } },
    });
    expect(await getProcessing(stage.deps, { id: kept.id, userId })).toMatchObject({
      status: 'completed',
      credits_charged: 1,
    });
    expect(await getProcessing(stage.deps, { id: refused.id, userId })).toMatchObject({
      status: 'error',
      error_code: 'refused',
      credits_charged: 0,
    });
  });

  it('is not sent for what its owner has cancelled', async () => {
    const userId = await stage.person(1);
    const { id } = await holdResult(userId);
    const [open] = (await listReview(desk.review, { state: 'waiting', page: 1 })).cases;
    await cancelProcessing(stage.deps, { id, userId });
    await expect(
      decideCase(desk.review, { id: open?.id ?? '', decision: 'clear', reason: 'looked at it', by: staff }),
    ).rejects.toMatchObject({ code: 'review.decided' });
    expect(mailsOf('review_decided')).toEqual([]);
  });
});

describe('what its owner deletes while it is held', () => {
  it('waits for nobody: its case is closed and audited, neither overdue nor a decision', async () => {
    const userId = await stage.person(1);
    const videoId = await holdVideo(userId);
    const faceId = await holdFace(userId);
    const { id } = await holdResult(userId);
    expect((await listReview(desk.review, { state: 'waiting', page: 1 })).total).toBe(3);
    await removeVideo(stage.deps, { id: videoId, userId, running: { kind: 'refuse' } });
    await removeFace(stage.deps, { id: faceId, userId, running: { kind: 'refuse' } });
    await cancelProcessing(stage.deps, { id, userId });
    stage.clock.now = addMs(stage.clock.now, 25 * hourMs);
    expect((await listReview(desk.review, { state: 'waiting', page: 1 })).total).toBe(0);
    expect((await listReview(desk.review, { state: 'decided', page: 1 })).total).toBe(0);
    expect(await alertsOf()).not.toHaveProperty('review_overdue');
    const audit = await readAudit(database, stage.deps.accountKeys);
    expect(audit.filter(({ action }) => action === 'review.withdrawn')).toHaveLength(3);
  });
});

describe('pictures of one batch that are held', () => {
  it('are told in one mail once the batch is over, and each on the page at once', async () => {
    const userId = await stage.person(0);
    const pictures = setImageStage(stage);
    stage.screening = { ...doubt, moments: [] };
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await pictures.send(userId, [name]);
    expect(noticesOf()).toEqual(['image_held', 'image_held', 'image_held']);
    await tellHeldImages(desk.review, ignore);
    expect(mailsOf('review_held')).toEqual([]);
    stage.clock.now = addMs(stage.clock.now, 21_000);
    await Promise.all([tellHeldImages(desk.review, ignore), tellHeldImages(desk.review, ignore)]);
    expect(mailsOf('review_held')).toMatchObject([{ params: { subject: 'image', others: 2 } }]);
    await tellHeldImages(desk.review, ignore);
    expect(mailsOf('review_held')).toHaveLength(1);
  });

  it('are not waited for longer than a few minutes, and what was deleted is not told', async () => {
    const userId = await stage.person(0);
    const pictures = setImageStage(stage);
    stage.screening = { ...doubt, moments: [] };
    const first = await pictures.image(userId, 'a.jpg');
    for (let n = 0; n < 10; n += 1) {
      stage.clock.now = addMs(stage.clock.now, 19_000);
      await pictures.send(userId, [`more-${n}.jpg`]);
    }
    await removeImage(pictures.images, { id: first, userId, running: { kind: 'refuse' } });
    await tellHeldImages(desk.review, ignore);
    expect(mailsOf('review_held')).toEqual([]);
    stage.clock.now = addMs(stage.clock.now, 19_000);
    await pictures.send(userId, ['last.jpg']);
    await tellHeldImages(desk.review, ignore);
    expect(mailsOf('review_held')).toMatchObject([{ params: { others: 10 } }]);
  });
});

describe('the deadline', () => {
  it('orders the queue, and what is overdue is marked', async () => {
    const userId = await stage.person(0);
    const first = await holdVideo(userId);
    stage.deps.reviewHours = 1;
    const urgent = await holdVideo(userId);
    const dueFirst = async () =>
      (await listReview(desk.review, { state: 'waiting', page: 1 })).cases.map(({ subject_id, is_overdue }) => [
        subject_id,
        is_overdue,
      ]);
    expect(await dueFirst()).toEqual([
      [urgent, false],
      [first, false],
    ]);
    stage.clock.now = addMs(stage.clock.now, 2 * hourMs);
    expect(await dueFirst()).toEqual([
      [urgent, true],
      [first, false],
    ]);
  });

  it('is told honestly when it was broken, once, and staff is alarmed', async () => {
    const userId = await stage.person(0);
    const videoId = await holdVideo(userId);
    await tellDelays(desk.review, ignore);
    expect(mailsOf('review_delayed')).toEqual([]);
    stage.clock.now = addMs(stage.clock.now, 25 * hourMs);
    await Promise.all([tellDelays(desk.review, ignore), tellDelays(desk.review, ignore)]);
    await tellDelays(desk.review, ignore);
    expect(mailsOf('review_delayed')).toMatchObject([{ params: { subject: 'video', subject_id: videoId } }]);
    expect(noticesOf()).toEqual(['video_held', 'review_delayed']);
    expect((await getVideo(stage.deps, { id: videoId, userId })).review).toMatchObject({
      is_late: true,
      can_object: true,
    });
    expect(await alertsOf()).toMatchObject({ review_overdue: { level: 'critical', value: 1 } });
    await decide(videoId, 'clear');
    expect(await alertsOf()).not.toHaveProperty('review_overdue');
  });

  it('begins anew with an appeal, and its breach is told again', async () => {
    const userId = await stage.person(0);
    const videoId = await holdVideo(userId);
    stage.clock.now = addMs(stage.clock.now, 25 * hourMs);
    await tellDelays(desk.review, ignore);
    await decide(videoId, 'refuse');
    await appeal(stage.deps, { id: await reviewIdOf(userId, videoId), userId, text: 'It is a beach, look again.' });
    const { cases } = await listReview(desk.review, { state: 'waiting', page: 1 });
    expect(cases).toMatchObject([
      { state: 'appealed', is_overdue: false, decide_by: addMs(stage.clock.now, 24 * hourMs).toISOString() },
    ]);
    await tellDelays(desk.review, ignore);
    expect(mailsOf('review_delayed')).toHaveLength(1);
    stage.clock.now = addMs(stage.clock.now, 25 * hourMs);
    await tellDelays(desk.review, ignore);
    expect(mailsOf('review_delayed')).toHaveLength(2);
  });

  it('binds nobody to what was cancelled meanwhile', async () => {
    const userId = await stage.person(1);
    const { id } = await holdResult(userId);
    await cancelProcessing(stage.deps, { id, userId });
    stage.clock.now = addMs(stage.clock.now, 25 * hourMs);
    await tellDelays(desk.review, ignore);
    expect(mailsOf('review_delayed')).toEqual([]);
  });
});

async function alertsOf() {
  const { alerts } = await getLiveDashboard(
    { db: database.db, clock: () => stage.clock.now, freeBytes: async () => 1e12 },
    { role: 'admin', userId: staff },
  );
  return Object.fromEntries(alerts.map((alert) => [alert.code, alert]));
}

describe('a rule of the screen', () => {
  it('that is overruled more than half of the time is counted, shown on the dashboard, and every overruling is audited', async () => {
    const userId = await stage.person(0);
    const held: VideoId[] = [];
    for (let number = 0; number < 5; number += 1) held.push(await holdVideo(userId));
    for (const id of held.slice(0, 2)) await decide(id, 'refuse');
    for (const id of held.slice(2, 4)) await decide(id, 'clear');
    // Four decisions say nothing yet.
    expect(await countOverruled(desk.review)).toMatchObject([
      { reason: 'sexual_content', decided: 4, overruled: 2, is_doubtful: false },
      { reason: 'apparent_minor', decided: 0 },
    ]);
    await decide(held[4] ?? newId(), 'clear');
    expect(await countOverruled(desk.review)).toMatchObject([
      { decided: 5, overruled: 3, is_doubtful: true },
      { is_doubtful: false },
    ]);
    expect(await alertsOf()).toMatchObject({ rules_overruled: { value: 1 } });
    const audit = await readAudit(database, stage.deps.accountKeys);
    expect(audit.filter(({ action }) => action === 'review.cleared')).toHaveLength(3);
    stage.clock.now = addMs(stage.clock.now, 31 * 24 * hourMs);
    expect(await countOverruled(desk.review)).toMatchObject([{ decided: 0, is_doubtful: false }, {}]);
  });
});
