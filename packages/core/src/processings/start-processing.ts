import { createHash } from 'node:crypto';
import type { Language, StartBody, SwapSettings } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { chooseClip } from '../catalog/index.ts';
import { holdCredits, tellBalance } from '../credits/index.ts';
import { touchFaces } from '../faces/index.ts';
import { AppError, newId, type ProcessingId, type UserId } from '../kernel/index.ts';
import { creditsPerVideo, lockVideo, touchVideo, type VideoRow } from '../videos/index.ts';
import { addSteps, costPerSecond, planShare } from '../steps/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { findByKey, findOpenTwin, findProcessing, insertProcessing } from './processing.queries.ts';
import { requireTrim, resolveMapping, secondsOf } from './resolve-mapping.ts';
import { tellProcessing } from './tell-processing.ts';
import { weightOf } from './weight.ts';

export type Start = Exclude<StartBody, { kind: 'image' }> & {
  userId: UserId;
  language: Language;
  idempotencyKey?: string | undefined;
};

/**
 * Credits held, processing written, work ordered: one commit or nothing. The same key with the same order is the same
 * processing, and so is the same order without a key within ten minutes while the first one is open.
 */
export async function startProcessing(deps: ProcessingDeps, start: Start): Promise<ProcessingId> {
  return await deps.db.transaction(async (tx) => await startSwap(tx, deps, start));
}

export async function startSwap(tx: Tx, deps: ProcessingDeps, start: Start): Promise<ProcessingId> {
  await lockPerson(tx, start.userId);
  return (await findRepeated(tx, deps, start)) ?? (await write(tx, deps, start));
}

async function findRepeated(
  tx: Tx,
  deps: Pick<ProcessingDeps, 'clock'>,
  start: Start,
): Promise<ProcessingId | undefined> {
  if (start.idempotencyKey === undefined)
    return await findOpenTwin(tx, { userId: start.userId, bodyHash: hashOf(start), now: deps.clock() });
  const before = await findByKey(tx, { userId: start.userId, idempotencyKey: start.idempotencyKey });
  if (before && before.bodyHash !== hashOf(start)) throw new AppError('request.idempotency_mismatch');
  return before?.id as ProcessingId | undefined;
}

async function write(tx: Tx, deps: ProcessingDeps, start: Start): Promise<ProcessingId> {
  const { userId, mapping } = start;
  const { video, settings, credits, title } = await openSource(tx, deps, start);
  if (video.state !== 'ready' || !video.probe) throw new AppError('videos.not_ready');
  requireTrim(video, settings);
  const mapped = await resolveMapping(tx, { userId, video, mapping, settings });
  const id = newId<ProcessingId>();
  const at = deps.clock();
  const holdId = await holdCredits(tx, { userId, amount: credits, cause: { kind: 'video', id } });
  const seconds = secondsOf(video, settings);
  const made = {
    id,
    userId,
    kind: start.kind,
    credits,
    holdId,
    videoId: video.id,
    analysisKey: video.analysisKey,
    title,
    seconds,
    settings,
    language: start.language,
    idempotencyKey: start.idempotencyKey,
    bodyHash: hashOf(start),
    createdAt: at,
  };
  await insertProcessing(
    tx,
    made,
    mapped.map(({ personId, faceId, consentId }) => ({ personId, faceId, consentId })),
  );
  await touchVideo(tx, video.id, at);
  await touchFaces(
    tx,
    mapped.map(({ faceId }) => faceId),
    at,
  );
  const total = seconds * costPerSecond(video.probe.width * video.probe.height, video.probe.fps);
  const plan = {
    userId,
    owner: { processingId: id },
    kind: 'plan' as const,
    ordinal: 0,
    cost: total * planShare,
    state: 'waiting' as const,
    orderedAt: at,
  };
  await addSteps(tx, deps, { userId, weight: await weightOf(tx, userId), steps: [plan] });
  const row = await findProcessing(tx, id);
  if (row) await tellProcessing(tx, deps, row);
  await tellBalance(tx, deps, userId);
  return id;
}

interface Source {
  video: VideoRow;
  settings: SwapSettings;
  credits: number;
  title: string;
}

/** One's own video, or a clip of the catalogue at its price; locked until the commit. */
async function openSource(tx: Tx, deps: ProcessingDeps, start: Start): Promise<Source> {
  if (start.kind === 'catalog') {
    const { clip, video } = await chooseClip(tx, {
      id: start.clip_id,
      userId: start.userId,
      priceSeen: start.price_credits,
      at: deps.clock(),
    });
    return { video, settings: {}, credits: clip.priceCredits, title: clip.title[start.language] };
  }
  const video = await lockVideo(tx, start.video_id);
  if (!video || video.userId !== start.userId || video.purpose !== 'video') throw new AppError('videos.not_found');
  return { video, settings: start.settings, credits: creditsPerVideo, title: video.fileName };
}

/** A price that was seen is no part of the order: who confirms another one orders the same. */
function hashOf(start: Start): string {
  const order =
    start.kind === 'catalog'
      ? [start.kind, start.clip_id, start.mapping]
      : [start.kind, start.video_id, start.mapping, start.settings];
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url');
}
