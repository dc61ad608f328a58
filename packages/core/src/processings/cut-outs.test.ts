import { imageLimits, imageWorkQuota } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBalance } from '../credits/index.ts';
import {
  decideImage,
  fileOfImage,
  getImage,
  listImages,
  previewImage,
  purgeImages,
  removeImage,
} from '../images/index.ts';
import { addMs, dayMs, type ProcessingId, type UserId } from '../kernel/index.ts';
import { fail } from '../kernel/testing/index.ts';
import {
  appeal,
  decideCase,
  type Deciders,
  listLatestCases,
  type ReviewDeps,
  type Screening,
} from '../review/index.ts';
import { settleCutOut } from './cut-out/cut-out-order.ts';
import { cancelProcessing, purgeResults, stopFor } from './end-processing.ts';
import { fileOfProcessing, getProcessing } from './list-processings.ts';
import { renderCutOut } from './cut-out/render-cut-out.ts';
import { settleFailed } from './settle-processing.ts';
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
const refused: Screening = { verdict: 'refuse', reason: 'sexual_content', moments: [], scores: { sexual: 0.97 } };
const start = async (userId: UserId, ids: string[], idempotencyKey?: string) =>
  await startProcessings(stage.deps, { kind: 'image', image_ids: ids, userId, language: 'pt_BR', idempotencyKey });
const balanceOf = async (userId: UserId) => await getBalance(stage.deps.db, userId);
const imagesOf = async (userId: UserId, names: string[]) =>
  (await pictures.send(userId, names)).flatMap(({ image }) => (image ? [image.id] : []));
const made = (id: string, imageId: string) => ({
  imageId,
  resultKey: `processings/${id}/cut-out.png`,
  resultBytes: 1000,
  thumbnailKey: `processings/${id}/thumbnail.webp`,
  coverage: null,
  fingerprint: 'AAAA',
  screening: { verdict: 'pass' } as Screening,
  pictureKeys: [],
  ownerPictureKeys: [],
  cutOut: {
    width: 1200,
    height: 800,
    warnings: [] as ('nothing_found' | 'everything_kept')[],
    maskKey: null,
    render: null,
  },
});
const settle = async (id: string, imageId: string, change: Partial<ReturnType<typeof made>> = {}) =>
  await stage.deps.db.transaction(
    async (tx) => await settleCutOut(tx, stage.deps, id, { ...made(id, imageId), ...change }),
  );

async function finished(credits = 1): Promise<{ userId: UserId; imageId: string; id: ProcessingId }> {
  const userId = await stage.person(credits);
  const imageId = await pictures.image(userId);
  const [id] = await start(userId, [imageId]);
  if (!id) throw new Error('nothing was started');
  await settle(id, imageId);
  return { userId, imageId, id };
}

describe('an uploaded image', () => {
  it('fails alone when it is bad, and is stored when it is good', async () => {
    const userId = await stage.person(0);
    pictures.judgement = { verdict: 'faulty', code: 'images.damaged' };
    const [bad] = await pictures.send(userId, ['quebrada.png']);
    pictures.judgement = undefined;
    const [good] = await pictures.send(userId, ['../..\\boa\u202e.png']);
    expect(bad).toEqual({ fileName: 'quebrada.png', image: null, knownAs: null, error: 'images.damaged' });
    expect(good).toMatchObject({
      fileName: 'boa.png',
      error: null,
      image: { state: 'ready', width: 1200, height: 800, offer: { credits: 1 } },
    });
    expect(await listImages(pictures.images, { userId, page: 1 })).toMatchObject({ total: 1 });
  });

  it('that the screen refuses is not kept, is written down, and can be appealed once', async () => {
    const userId = await stage.person(0);
    stage.screening = refused;
    const [outcome] = await pictures.send(userId, ['a.png']);
    expect(outcome).toMatchObject({
      error: 'images.refused',
      image: { state: 'refused', source_url: null, thumbnail_url: null, review: { can_appeal: true } },
    });
    const { rows } = await database.executeSql('select source_key, view_key, thumbnail_key from images');
    expect(rows).toEqual([{ source_key: null, view_key: null, thumbnail_key: null }]);
    const { rows: audit } = await database.executeSql('select action, subject from audit_entries');
    expect(audit).toEqual([{ action: 'screen.refused', subject: 'image' }]);
    await expect(start(userId, [outcome?.image?.id ?? ''])).rejects.toMatchObject({ code: 'images.not_ready' });
    const appealed = { id: outcome?.image?.review?.id ?? '', userId, text: 'It is a painting of a fruit.' };
    await appeal(stage.deps, appealed);
    await expect(appeal(stage.deps, appealed)).rejects.toMatchObject({ code: 'review.not_appealable' });
  });

  const review = (): ReviewDeps => ({
    ...stage.deps,
    deciders: { image: decideImage(pictures.images) } as Deciders,
    decideReported: async () => {},
    blockables: {} as never,
  });
  const caseOf = async (imageId: string) =>
    (await listLatestCases(stage.deps.db, { subject: 'image', subjectIds: [imageId] })).get(imageId)?.id ?? '';

  it('that the screen is unsure of is shown to nobody until staff clears it', async () => {
    const [userId, staff] = [await stage.person(1), await stage.person(0)];
    stage.screening = unsure;
    const id = await pictures.image(userId);
    expect(await getImage(pictures.images, { id, userId })).toMatchObject({
      state: 'held',
      source_url: null,
      preview_url: null,
    });
    await expect(fileOfImage(pictures.images, { id, userId, part: 'thumbnail' })).rejects.toMatchObject({
      code: 'images.not_found',
    });
    await expect(previewImage(pictures.images, { id, userId })).rejects.toMatchObject({ code: 'images.not_ready' });
    await expect(start(userId, [id])).rejects.toMatchObject({ code: 'images.not_ready' });
    await decideCase(review(), { id: await caseOf(id), by: staff, decision: 'clear', reason: 'an adult, seen' });
    expect(stage.events.at(-1)?.event).toEqual({
      kind: 'notification',
      notice: 'image_cleared',
      params: { name: 'foto.jpg' },
    });
    const [processing] = await start(userId, [id]);
    await settle(processing ?? '', id, { screening: unsure });
    expect(await getProcessing(stage.deps, { id: processing ?? '', userId })).toMatchObject({
      status: 'completed',
      credits_charged: 1,
    });
  });

  it('that staff refuses loses its files and keeps its way to appeal', async () => {
    const [userId, staff] = [await stage.person(0), await stage.person(0)];
    stage.screening = unsure;
    const id = await pictures.image(userId);
    await decideCase(review(), { id: await caseOf(id), by: staff, decision: 'refuse', reason: 'looks like a child' });
    expect(stage.removed).toContain(`images/${id}`);
    expect(await getImage(pictures.images, { id, userId })).toMatchObject({
      state: 'refused',
      review: { can_appeal: true },
    });
  });

  it('goes seven days after its last use, not while work needs it', async () => {
    const userId = await stage.person(1);
    const [idle, used] = await imagesOf(userId, ['a.png', 'b.png']);
    await start(userId, [used ?? '']);
    stage.clock.now = addMs(stage.clock.now, 7 * dayMs - 1000);
    await purgeImages(pictures.images, fail);
    expect((await listImages(pictures.images, { userId, page: 1 })).total).toBe(2);
    stage.clock.now = addMs(stage.clock.now, 2000);
    await purgeImages(pictures.images, fail);
    expect((await listImages(pictures.images, { userId, page: 1 })).images.map(({ id }) => id)).toEqual([used]);
    expect(stage.removed).toContain(`images/${idle}`);
  });

  it('has a free preview, made once and counted when it is made', async () => {
    const userId = await stage.person(0);
    const id = await pictures.image(userId);
    await previewImage(pictures.images, { id, userId });
    expect(await getImage(pictures.images, { id, userId })).toMatchObject({
      preview: { coverage: expect.closeTo(0.4), warnings: [] },
    });
    await previewImage(pictures.images, { id, userId });
    const { rows } = await database.executeSql(`select count from attempts where key like 'imagePreviewsOfAccount:%'`);
    expect(rows).toEqual([{ count: 1 }]);
    await database.executeSql(
      `update attempts set count = ${imageWorkQuota.previews} where key like 'imagePreviewsOfAccount:%'`,
    );
    const other = await pictures.image(userId, 'outra.jpg');
    await expect(previewImage(pictures.images, { id: other, userId })).rejects.toMatchObject({
      code: 'images.too_many_previews',
    });
  });
});

describe('an order of several images', () => {
  it('holds a credit for each in one commit, and the same key gives the same processings', async () => {
    const userId = await stage.person(5);
    const ids = await imagesOf(userId, ['a.png', 'b.png', 'c.png']);
    const started = await start(userId, ids, 'key');
    expect(started).toHaveLength(3);
    expect(await balanceOf(userId)).toMatchObject({ available: 2, held: 3 });
    expect(await start(userId, ids, 'key')).toEqual(started);
    expect(await balanceOf(userId)).toMatchObject({ available: 2, held: 3 });
    await expect(start(userId, ids.slice(1), 'key')).rejects.toMatchObject({ code: 'request.idempotency_mismatch' });
    expect(stage.tickets.filter((name) => name === 'work-step')).toHaveLength(3);
  });

  it('takes nothing when the credits do not reach for all, and says how many it takes', async () => {
    const userId = await stage.person(2);
    const ids = await imagesOf(userId, ['a.png', 'b.png', 'c.png']);
    await expect(start(userId, ids)).rejects.toMatchObject({
      code: 'credits.insufficient',
      params: { needed: 3, available: 2 },
    });
    expect(await balanceOf(userId)).toMatchObject({ available: 2, held: 0 });
    const { rows } = await database.executeSql('select count(*)::int as total from processings');
    expect(rows).toEqual([{ total: 0 }]);
  });

  it('is refused whole when one of them is somebody else’s, a background or being cut out in another order', async () => {
    const [userId, stranger] = [await stage.person(5), await stage.person(0)];
    const own = await pictures.image(userId);
    await expect(start(userId, [own, await pictures.image(stranger)])).rejects.toMatchObject({
      code: 'images.not_found',
    });
    const [behind] = await pictures.send(userId, ['praia.jpg'], 'background');
    await expect(start(userId, [own, behind?.image?.id ?? ''])).rejects.toMatchObject({ code: 'images.not_ready' });
    const started = await start(userId, [own]);
    await expect(start(userId, [own, await pictures.image(userId)])).rejects.toMatchObject({ code: 'images.in_use' });
    expect(await start(userId, [own])).toEqual(started);
    expect(await balanceOf(userId)).toMatchObject({ available: 4, held: 1 });
  });

  it('of fifty is one order, each of them with its own end and its own credit', async () => {
    const userId = await stage.person(imageLimits.batchMax);
    const ids = await imagesOf(
      userId,
      Array.from({ length: imageLimits.batchMax }, (_, n) => `${n}.png`),
    );
    const started = await start(userId, ids);
    for (const [n, id] of started.entries()) {
      if (n % 3 === 0) await settle(id, ids[n] ?? '');
      else if (n % 3 === 1) await cancelProcessing(stage.deps, { id, userId });
      else await stage.deps.db.transaction(async (tx) => await settleFailed(tx, stage.deps, id, 'failed'));
    }
    expect(await balanceOf(userId)).toMatchObject({ available: 33, held: 0 });
  });
});

describe('a cut-out', () => {
  it('is charged when it is done, once', async () => {
    const { userId, imageId, id } = await finished();
    await settle(id, imageId);
    expect(await balanceOf(userId)).toMatchObject({ available: 0, held: 0 });
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      status: 'completed',
      image_id: imageId,
      seconds: null,
      before_url: `/api/images/${imageId}/source`,
      cut_out: { width: 1200, can_restore: true, render: null },
    });
  });

  it('in which nothing was found is not charged', async () => {
    const userId = await stage.person(1);
    const imageId = await pictures.image(userId);
    const [id = ''] = await start(userId, [imageId]);
    await settle(id, imageId, { cutOut: { ...made(id, imageId).cutOut, warnings: ['nothing_found'] } });
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      status: 'error',
      error_code: 'nothing_found',
    });
    expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 0 });
  });

  it('that the screen is unsure of keeps its credit held; one that it refuses gives it back', async () => {
    const userId = await stage.person(2);
    const [first = '', second = ''] = await imagesOf(userId, ['a.png', 'b.png']);
    const [held = '', gone = ''] = await start(userId, [first, second]);
    await settle(held, first, { screening: unsure });
    await settle(gone, second, { screening: refused });
    expect(await getProcessing(stage.deps, { id: held, userId })).toMatchObject({
      status: 'in_progress',
      stage: 'review',
      result_url: null,
      cut_out: null,
    });
    expect(await getProcessing(stage.deps, { id: gone, userId })).toMatchObject({
      status: 'error',
      error_code: 'refused',
      review: { can_appeal: true },
    });
    expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 1 });
  });

  it('ends uncharged when its image is removed on purpose, and keeps it from being removed otherwise', async () => {
    const userId = await stage.person(1);
    const imageId = await pictures.image(userId);
    const [id = ''] = await start(userId, [imageId]);
    await expect(
      removeImage(pictures.images, { id: imageId, userId, running: { kind: 'refuse' } }),
    ).rejects.toMatchObject({ code: 'images.in_use' });
    await removeImage(pictures.images, {
      id: imageId,
      userId,
      running: { kind: 'stop', stop: stopFor(stage.deps, 'image_removed') },
    });
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      status: 'error',
      error_code: 'image_removed',
      image_id: null,
    });
    expect(await balanceOf(userId)).toMatchObject({ available: 1, held: 0 });
    expect(stage.removed).toEqual(expect.arrayContaining([`images/${imageId}`, `processings/${id}`]));
  });

  it('and everything of it goes thirty days after it was made', async () => {
    const { userId, id } = await finished();
    stage.clock.now = addMs(stage.clock.now, 30 * dayMs + 1000);
    await purgeResults(stage.deps, fail);
    expect(stage.removed).toContain(`processings/${id}`);
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({
      status: 'completed',
      result_url: null,
      cut_out: null,
    });
    await expect(fileOfProcessing(stage.deps, { id, userId, part: 'alpha' })).rejects.toMatchObject({
      code: 'processings.expired',
    });
    await expect(
      renderCutOut(pictures.processings, {
        id,
        userId,
        background: { kind: 'transparent' },
        format: 'png',
        shadow: null,
      }),
    ).rejects.toMatchObject({ code: 'processings.expired' });
  });
});

describe('a render', () => {
  const plain = { background: { kind: 'transparent' }, format: 'png', shadow: null } as const;

  it('becomes the result, and the one before it is deleted; the plain cut-out never is', async () => {
    const { userId, id } = await finished();
    await renderCutOut(pictures.processings, {
      ...plain,
      id,
      userId,
      format: 'webp',
      background: { kind: 'colour', colour: '#ffffff' },
    });
    const first = await fileOfProcessing(stage.deps, { id, userId, part: 'result' });
    expect(first.name).toBe('foto - Semblante.webp');
    await renderCutOut(pictures.processings, {
      ...plain,
      id,
      userId,
      format: 'jpeg',
      background: { kind: 'colour', colour: '#000000' },
    });
    expect(stage.removed).toContain(first.key);
    expect(stage.removed).not.toContain(`processings/${id}/cut-out.png`);
    expect((await fileOfProcessing(stage.deps, { id, userId, part: 'result' })).name).toBe('foto - Semblante.jpg');
    expect(await balanceOf(userId)).toMatchObject({ available: 0, held: 0 });
  });

  it('that the screen refuses leaves the result as it was, and is written down', async () => {
    const { userId, id } = await finished();
    stage.screening = refused;
    await expect(renderCutOut(pictures.processings, { ...plain, id, userId })).rejects.toMatchObject({
      code: 'processings.render_refused',
    });
    expect(await fileOfProcessing(stage.deps, { id, userId, part: 'result' })).toMatchObject({
      key: `processings/${id}/cut-out.png`,
    });
    const { rows } = await database.executeSql(
      `select subject_id from audit_entries where action = 'screen.render_refused'`,
    );
    expect(rows).toEqual([{ subject_id: id }]);
  });

  it('uses the last mask until it is told another, and none when it is told none', async () => {
    const { userId, id } = await finished();
    await renderCutOut(pictures.processings, { ...plain, id, userId, mask: Buffer.from('a mask').toString('base64') });
    await renderCutOut(pictures.processings, { ...plain, id, userId });
    await renderCutOut(pictures.processings, { ...plain, id, userId, mask: null });
    const [given, kept, none] = pictures.renders;
    expect([given?.mask, given?.alpha]).toEqual([
      expect.stringContaining('mask.png'),
      expect.stringContaining('alpha-'),
    ]);
    expect([kept?.mask, kept?.alpha]).toEqual([given?.alpha, undefined]);
    expect([none?.mask, none?.alpha]).toEqual([undefined, undefined]);
  });

  it('is counted: so many in ten minutes', async () => {
    const { userId, id } = await finished();
    await renderCutOut(pictures.processings, { ...plain, id, userId });
    await database.executeSql(
      `update attempts set count = ${imageWorkQuota.renders} where key like 'rendersOfAccount:%'`,
    );
    await expect(renderCutOut(pictures.processings, { ...plain, id, userId })).rejects.toMatchObject({
      code: 'processings.too_many_renders',
    });
  });
});
