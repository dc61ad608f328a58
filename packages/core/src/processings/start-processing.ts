import { createHash } from 'node:crypto';
import type { Language, StartBody } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { holdCredits, tellBalance } from '../credits/index.ts';
import { touchFaces } from '../faces/index.ts';
import { AppError, newId, type ProcessingId, type UserId } from '../kernel/index.ts';
import { creditsPerVideo, lockVideo, touchVideo } from '../videos/index.ts';
import { addSteps, costPerSecond } from '../steps/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { findByKey, findProcessing, insertProcessing } from './processing.queries.ts';
import { requireTrim, resolveMapping, secondsOf } from './resolve-mapping.ts';
import { tellProcessing } from './tell-processing.ts';
import { weightOf } from './weight.ts';

export type Start = StartBody & { userId: UserId; language: Language; idempotencyKey?: string | undefined };

/** Credits held, processing written, work ordered: one commit or nothing. The same key with the same order is the same processing. */
export async function startProcessing(deps: ProcessingDeps, start: Start): Promise<ProcessingId> {
  return await deps.db.transaction(async (tx) => {
    await lockPerson(tx, start.userId);
    return (await findRepeated(tx, start)) ?? (await write(tx, deps, start));
  });
}

async function findRepeated(tx: Tx, start: Start): Promise<ProcessingId | undefined> {
  if (start.idempotencyKey === undefined) return undefined;
  const before = await findByKey(tx, { userId: start.userId, idempotencyKey: start.idempotencyKey });
  if (before && before.bodyHash !== hashOf(start)) throw new AppError('request.idempotency_mismatch');
  return before?.id as ProcessingId | undefined;
}

async function write(tx: Tx, deps: ProcessingDeps, start: Start): Promise<ProcessingId> {
  const { userId, settings, mapping } = start;
  const video = await lockVideo(tx, start.video_id);
  if (!video || video.userId !== userId) throw new AppError('videos.not_found');
  if (video.state !== 'ready' || !video.probe) throw new AppError('videos.not_ready');
  requireTrim(video, settings);
  const mapped = await resolveMapping(tx, { userId, video, mapping, settings });
  const id = newId<ProcessingId>();
  const at = deps.clock();
  const holdId = await holdCredits(tx, { userId, amount: creditsPerVideo, cause: { kind: 'video', id } });
  const seconds = secondsOf(video, settings);
  const made = {
    id,
    userId,
    kind: start.kind,
    credits: creditsPerVideo,
    holdId,
    videoId: video.id,
    analysisKey: video.analysisKey,
    title: video.fileName,
    seconds,
    settings,
    language: start.language,
    idempotencyKey: start.idempotencyKey,
    bodyHash: hashOf(start),
    createdAt: at,
  };
  await insertProcessing(tx, made, mapped.map(({ personId, faceId, consentId }) => ({ personId, faceId, consentId })));
  await touchVideo(tx, video.id, at);
  await touchFaces(tx, mapped.map(({ faceId }) => faceId), at);
  const total = seconds * costPerSecond(video.probe.width * video.probe.height, video.probe.fps);
  const plan = { userId, owner: { processingId: id }, kind: 'plan' as const, ordinal: 0, cost: total / 100, state: 'waiting' as const, orderedAt: at };
  await addSteps(tx, deps, { userId, weight: await weightOf(tx, userId), steps: [plan] });
  const row = await findProcessing(tx, id);
  if (row) await tellProcessing(tx, deps, row);
  await tellBalance(tx, deps, userId);
  return id;
}

function hashOf({ kind, video_id, mapping, settings }: Start): string {
  return createHash('sha256').update(JSON.stringify([kind, video_id, mapping, settings])).digest('base64url');
}
