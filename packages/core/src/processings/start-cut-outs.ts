import { createHash } from 'node:crypto';
import type { Language } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { listBlocked } from '../blocking/index.ts';
import { getBalance, holdCredits, tellBalance } from '../credits/index.ts';
import { creditsPerImage, type ImageRow, listRunningOnImages, lockOwnImages, touchImages } from '../images/index.ts';
import { AppError, newId, type ProcessingId, type UserId } from '../kernel/index.ts';
import { addSteps, costOfCutOut } from '../steps/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { findByKey, findOpenTwin, insertCutOuts, listBatch } from './processing.queries.ts';
import { tellProcessing } from './tell-processing.ts';
import { weightOf } from './weight.ts';

export interface StartCutOuts {
  image_ids: readonly string[];
  userId: UserId;
  language: Language;
  idempotencyKey?: string | undefined;
}

/**
 * One processing and one credit for each image, all of them in one commit or none. The same key with the same order is
 * the same processings, and so is the same order without a key within ten minutes while its first one is open.
 */
export async function startCutOuts(deps: ProcessingDeps, start: StartCutOuts): Promise<ProcessingId[]> {
  return await deps.db.transaction(async (tx) => await startBatch(tx, deps, start));
}

export async function startBatch(tx: Tx, deps: ProcessingDeps, start: StartCutOuts): Promise<ProcessingId[]> {
  await lockPerson(tx, start.userId);
  return (await findRepeated(tx, deps, start)) ?? (await write(tx, deps, start));
}

async function findRepeated(
  tx: Tx,
  deps: Pick<ProcessingDeps, 'clock'>,
  start: StartCutOuts,
): Promise<ProcessingId[] | undefined> {
  if (start.idempotencyKey === undefined) {
    const twin = await findOpenTwin(tx, { userId: start.userId, bodyHash: hashOf(start), now: deps.clock() });
    return twin && (await listBatch(tx, twin));
  }
  const first = await findByKey(tx, { userId: start.userId, idempotencyKey: start.idempotencyKey });
  if (!first) return undefined;
  if (first.bodyHash !== hashOf(start)) throw new AppError('request.idempotency_mismatch');
  return await listBatch(tx, first.id);
}

async function write(tx: Tx, deps: ProcessingDeps, start: StartCutOuts): Promise<ProcessingId[]> {
  const { userId, language, idempotencyKey } = start;
  const images = await requireImages(tx, start);
  await requireCredits(tx, userId, images.length * creditsPerImage);
  const createdAt = deps.clock();
  const orders = images.map((image) => ({ image, id: newId<ProcessingId>() }));
  const batchId = orders[0]?.id;
  const rows = [];
  for (const { image, id } of orders) {
    const holdId = await holdCredits(tx, { userId, amount: creditsPerImage, cause: { kind: 'image', id } });
    const key = id === batchId ? idempotencyKey : undefined;
    rows.push({
      id,
      userId,
      kind: 'image' as const,
      credits: creditsPerImage,
      holdId,
      imageId: image.id,
      batchId,
      title: image.fileName,
      seconds: 0,
      settings: {},
      language,
      idempotencyKey: key,
      bodyHash: hashOf(start),
      createdAt,
    });
  }
  const inserted = await insertCutOuts(tx, rows);
  await touchImages(tx, start.image_ids, createdAt);
  const steps = orders.map(({ image, id }, place) => ({
    userId,
    owner: { processingId: id },
    kind: 'cut-out' as const,
    ordinal: place,
    cost: costOfCutOut(image),
    state: 'waiting' as const,
    orderedAt: createdAt,
  }));
  await addSteps(tx, deps, { userId, weight: await weightOf(tx, userId), steps });
  for (const row of inserted) await tellProcessing(tx, deps, row);
  await tellBalance(tx, deps, userId);
  return orders.map(({ id }) => id);
}

/** In the order they were asked for. An image that is being cut out already is not cut out twice. */
async function requireImages(tx: Tx, { image_ids: ids, userId }: StartCutOuts): Promise<ImageRow[]> {
  const field = { field: 'image_ids' };
  const found = new Map((await lockOwnImages(tx, { ids, userId })).map((image) => [image.id, image]));
  const images = ids.map((id) => found.get(id));
  if (!images.every((image) => image !== undefined)) throw new AppError('images.not_found', {}, field);
  const blocked = await listBlocked(tx, { subject: 'image', ids });
  if (images.some(({ id, state, purpose }) => state !== 'ready' || purpose !== 'subject' || blocked.has(id)))
    throw new AppError('images.not_ready', {}, field);
  if ((await listRunningOnImages(tx, ids)).length > 0) throw new AppError('images.in_use', {}, field);
  return images;
}

/** What all of them cost, before the first is held: the answer names the whole sum. */
async function requireCredits(tx: Tx, userId: UserId, needed: number): Promise<void> {
  const { available } = await getBalance(tx, userId);
  if (available < needed) throw new AppError('credits.insufficient', { needed, available });
}

function hashOf({ image_ids }: StartCutOuts): string {
  return createHash('sha256')
    .update(JSON.stringify(['image', image_ids]))
    .digest('base64url');
}
