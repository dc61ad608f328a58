import { photoLimits } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getBalance } from '../credits/index.ts';
import { removeFace } from '../faces/index.ts';
import { decideImage, fileOfImage, getImage, removeImage } from '../images/index.ts';
import { AppError, type ProcessingId, type UserId } from '../kernel/index.ts';
import { listStatement } from '../payments/index.ts';
import { decideCase, type Deciders, listLatestCases, type ReviewDeps, type Screening } from '../review/index.ts';
import { orderOfPhoto, orderPhotoPreview } from './photo/index.ts';
import { decideProcessing, stopFor } from './end-processing.ts';
import { fileOfProcessing, getProcessing, listProcessings } from './list-processings.ts';
import { settleMade } from './settle-processing.ts';
import { startProcessings } from './start-processing.ts';
import { type ImageStage, setImageStage, setStage } from './testing/index.ts';

let database: Database;
let stage: ReturnType<typeof setStage>;
let pictures: ImageStage;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
  pictures = setImageStage(stage);
});

const unsure: Screening = { verdict: 'review', reason: 'apparent_minor', moments: [], scores: {} };
const refusalOf = async (act: Promise<unknown>): Promise<unknown> =>
  await act.catch((cause: unknown) => (cause instanceof AppError ? cause.code : cause));
const decide = async (subject: 'image' | 'processing', id: string, decision: 'clear' | 'refuse') => {
  const review: ReviewDeps = {
    ...stage.deps,
    deciders: { image: decideImage(pictures.images), processing: decideProcessing(stage.deps) } as Deciders,
    decideReported: async () => {},
    blockables: {} as never,
  };
  const found = (await listLatestCases(stage.deps.db, { subject, subjectIds: [id] })).get(id);
  await decideCase(review, { id: found?.id ?? '', by: await stage.person(0), decision, reason: 'seen by a person' });
};
const balanceOf = async (userId: UserId) => await getBalance(stage.deps.db, userId);
type Photo = { image_id: string; mapping: { person_id: string; face_id: string }[] };
const start = async (userId: UserId, photos: Photo[], idempotencyKey?: string) =>
  await startProcessings(stage.deps, { kind: 'photo', photos, userId, language: 'pt_BR', idempotencyKey });
const startOne = async (userId: UserId, photo: Photo, key?: string): Promise<ProcessingId> => {
  const [id] = await start(userId, [photo], key);
  if (!id) throw new Error('nothing was started');
  return id;
};
const asOf = (image_id: string, face_id: string, person_id = 'p1'): Photo => ({
  image_id,
  mapping: [{ person_id, face_id }],
});
const settle = async (id: string, change: { coverage?: number; screening?: Screening } = {}) =>
  await stage.deps.db.transaction(
    async (tx) =>
      await settleMade(tx, stage.deps, id, {
        resultKey: `processings/${id}/result.png`,
        resultBytes: 1000,
        thumbnailKey: `processings/${id}/thumbnail.webp`,
        coverage: 1,
        fingerprint: 'AAAA',
        screening: { verdict: 'pass' },
        pictureKeys: [`processings/${id}/result.png`],
        ownerPictureKeys: [],
        ...change,
      }),
  );

async function ready(credits = 2) {
  const userId = await stage.person(credits);
  return { userId, faceId: await stage.face(userId), imageId: await pictures.photo(userId, 'Festa.jpg') };
}

it('says who is in a photo, whose face will come out soft, and what it costs, before anything is held', async () => {
  const { userId, imageId } = await ready();
  const image = await getImage(pictures.images, { id: imageId, userId });
  expect(image.people).toEqual([
    { id: 'p1', face_width: 220, concerns: [], thumbnail_url: `/api/images/${imageId}/people/p1` },
    { id: 'p2', face_width: 40, concerns: ['small'], thumbnail_url: `/api/images/${imageId}/people/p2` },
  ]);
  expect(image).toMatchObject({ purpose: 'photo', offer: { credits: 1 }, preview_url: null });
  const person = async (id: string) =>
    await fileOfImage(pictures.images, { id: imageId, userId, part: { person: id } });
  expect(await person('p1')).toBe(`images/${imageId}/p1.jpg`);
  expect(await refusalOf(person('p3'))).toBe('images.not_found');
  expect(await balanceOf(userId)).toMatchObject({ available: 2, held: 0 });
});

it('holds one credit a photo, whatever faces it has and however often it is sent, and charges when made', async () => {
  const { userId, faceId, imageId } = await ready();
  const both: Photo = {
    image_id: imageId,
    mapping: [
      { person_id: 'p1', face_id: faceId },
      { person_id: 'p2', face_id: faceId },
    ],
  };
  const id = await startOne(userId, both, 'one');
  expect(await start(userId, [both], 'one')).toEqual([id]);
  expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 1 });
  expect(await orderOfPhoto(stage.deps, id)).toMatchObject({
    imageKey: `images/${imageId}/source`,
    peopleKey: `images/${imageId}/people.json`,
    language: 'pt_BR',
    mapping: [{ person: 'p1' }, { person: 'p2' }],
  });
  await settle(id);
  expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
    kind: 'photo',
    status: 'completed',
    credits_charged: 1,
    title: 'Festa.jpg',
    seconds: null,
    cut_out: null,
    face_ids: [faceId],
    image_id: imageId,
    before_url: `/api/images/${imageId}/source`,
  });
  expect(await fileOfProcessing(stage.deps, { id, userId, part: 'result' })).toMatchObject({
    name: 'Festa - Semblante.png',
  });
  expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 0 });
  const { items } = await listStatement(
    { db: database.db, clock: stage.deps.clock },
    { userId, language: 'pt_BR' },
    { page: 1, type: 'image' },
  );
  expect(items).toMatchObject([{ type: 'image', title: 'Festa.jpg' }]);
});

it('takes up to twenty photos in one order, each charged only when it succeeds', async () => {
  const { userId, faceId } = await ready(3);
  const images = await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => pictures.photo(userId, name)));
  const ids = await start(
    userId,
    images.map((id) => asOf(id, faceId)),
  );
  expect(ids.length).toBe(3);
  expect(await balanceOf(userId)).toMatchObject({ available: 0, held: 3 });
  await settle(ids[0] ?? '');
  await settle(ids[1] ?? '', { coverage: 0 });
  await settle(ids[2] ?? '');
  expect(await getProcessing(stage.deps, { id: ids[1] ?? '', userId })).toMatchObject({
    status: 'error',
    error_code: 'poor_coverage',
  });
  expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 0 });
  expect(photoLimits.batchMax).toBe(20);
});

it('starts nothing at all when one photo of an order cannot be used', async () => {
  const { userId, faceId, imageId } = await ready(5);
  const subject = await pictures.image(userId);
  const stranger = await ready();
  const refused = async (photos: Photo[]) => await refusalOf(start(userId, photos));
  expect(await refused([asOf(imageId, faceId), asOf(subject, faceId)])).toBe('images.not_ready');
  expect(await refused([asOf(imageId, faceId), asOf(stranger.imageId, faceId)])).toBe('images.not_found');
  expect(await refused([asOf(imageId, stranger.faceId)])).toBe('faces.not_found');
  expect(await refused([asOf(imageId, faceId, 'p3')])).toBe('images.unknown_person');
  expect(
    await refused([
      { image_id: imageId, mapping: [...asOf(imageId, faceId).mapping, ...asOf(imageId, faceId).mapping] },
    ]),
  ).toBe('images.unknown_person');
  expect(await balanceOf(userId)).toMatchObject({ available: 5, held: 0 });
  expect((await listProcessings(stage.deps, { userId, page: 1, period: 'all' })).total).toBe(0);
});

it('lets nobody use a held photo until staff clears it', async () => {
  stage.screening = unsure;
  const userId = await stage.person(1);
  const imageId = await pictures.photo(userId);
  stage.screening = { verdict: 'pass' };
  const faceId = await stage.face(userId);
  const preview = async () =>
    await orderPhotoPreview(stage.deps, { id: imageId, userId, language: 'en', ...asOf(imageId, faceId) });
  expect((await getImage(pictures.images, { id: imageId, userId })).people).toBeNull();
  expect(await refusalOf(preview())).toBe('images.not_ready');
  expect(await refusalOf(start(userId, [asOf(imageId, faceId)]))).toBe('images.not_ready');
  await decide('image', imageId, 'clear');
  expect(await preview()).toMatchObject({ imageKey: `images/${imageId}/view.jpg`, mapping: [{ person: 'p1' }] });
  expect((await start(userId, [asOf(imageId, faceId)])).length).toBe(1);
});

it('holds a doubtful result for staff with its credit, and gives the credit back when it is refused', async () => {
  const { userId, faceId, imageId } = await ready(1);
  const id = await startOne(userId, asOf(imageId, faceId));
  await settle(id, { screening: unsure });
  expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({ stage: 'review', result_url: null });
  expect(await balanceOf(userId)).toMatchObject({ available: 0, held: 1 });
  await decide('processing', id, 'refuse');
  expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
    status: 'error',
    error_code: 'refused',
    credits_charged: 0,
  });
  expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 0 });
});

it('ends uncharged when the photo or the face it needs is removed', async () => {
  const { userId, faceId, imageId } = await ready(2);
  const other = await pictures.photo(userId, 'outra.jpg');
  const first = await startOne(userId, asOf(imageId, faceId));
  const second = await startOne(userId, asOf(other, faceId));
  expect(await refusalOf(removeImage(pictures.images, { id: imageId, userId, running: { kind: 'refuse' } }))).toBe(
    'images.in_use',
  );
  const running = { kind: 'stop' as const, stop: stopFor(stage.deps, 'image_removed') };
  await removeImage(pictures.images, { id: imageId, userId, running });
  expect(await orderOfPhoto(stage.deps, first)).toBe('gone');
  await removeFace(stage.deps, {
    id: faceId,
    userId,
    running: { kind: 'stop', stop: stopFor(stage.deps, 'face_removed') },
  });
  expect(await orderOfPhoto(stage.deps, second)).toBe('gone');
  const codes = await Promise.all(
    [first, second].map(async (id) => (await getProcessing(stage.deps, { id, userId })).error_code),
  );
  expect(codes).toEqual(['image_removed', 'face_removed']);
  expect(await balanceOf(userId)).toMatchObject({ available: 2, held: 0 });
});

it('lists swapped photos with pictures and with faces, and cut-outs with pictures only', async () => {
  const { userId, faceId, imageId } = await ready(3);
  const [photo] = await start(userId, [asOf(imageId, faceId)]);
  const [cutOut] = await startProcessings(stage.deps, {
    kind: 'image',
    image_ids: [await pictures.image(userId)],
    userId,
    language: 'pt_BR',
  });
  const listed = async (kind: 'picture' | 'face' | 'swap' | 'photo') =>
    (await listProcessings(stage.deps, { userId, kind, page: 1, period: 'all' })).processings
      .map(({ id }) => id)
      .sort();
  expect(await listed('picture')).toEqual([photo, cutOut].sort());
  expect(await listed('face')).toEqual([photo]);
  expect(await listed('photo')).toEqual([photo]);
  expect(await listed('swap')).toEqual([]);
});
