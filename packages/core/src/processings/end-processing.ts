import type { Processing } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { AppError, eachAlone, type OwnedId, type ProcessingId, type Report, type UserId } from '../kernel/index.ts';
import { type Deciders, withdrawCase } from '../review/index.ts';
import { getProcessing, requireOwn } from './list-processings.ts';
import { folderOfProcessing, type ProcessingDeps } from './processing-deps.ts';
import {
  forgetResult,
  listExpired,
  listOpenOf,
  lockProcessing,
  markRemoved,
  setEvaluation,
} from './processing.queries.ts';
import { complete, type Leftovers, settleFailed, settleRefused } from './settle-processing.ts';

/** At any moment before its end; a held output too. Workers learn it with their next word. */
export async function cancelProcessing(deps: ProcessingDeps, asked: OwnedId): Promise<Processing> {
  await requireOwn(deps, asked);
  const leftovers = await deps.db.transaction(async (tx) => {
    // Before the processing, as whoever decides does.
    await withdrawCase(tx, deps, { subject: 'processing', subjectId: asked.id });
    const row = await lockProcessing(tx, asked.id);
    if (!row || row.status === 'completed' || row.status === 'error') throw new AppError('processings.not_cancellable');
    return await settleFailed(tx, deps, asked.id, 'cancelled');
  });
  for (const key of leftovers) await deps.files.remove(key);
  return await getProcessing(deps, asked);
}

/**
 * A face or a video that goes takes the work that needs it along, uncharged. The answer is what to delete after the
 * caller's commit.
 */
export function stopFor(deps: ProcessingDeps, code: 'face_removed' | 'video_removed' | 'image_removed') {
  return async (tx: Tx, id: ProcessingId): Promise<Leftovers> => await settleFailed(tx, deps, id, code);
}

/** The account goes, and with it all that runs for it: nothing is charged, whatever a worker has just made. */
export async function stopAllOf(tx: Tx, deps: ProcessingDeps, userId: UserId): Promise<Leftovers> {
  const leftovers: Leftovers = [];
  for (const id of await listOpenOf(tx, userId)) leftovers.push(...(await settleFailed(tx, deps, id, 'cancelled')));
  return leftovers;
}

/** Out of every list, its files gone; the ledger keeps what was paid. */
export async function removeProcessing(deps: ProcessingDeps, asked: OwnedId): Promise<void> {
  await requireOwn(deps, asked);
  await deps.db.transaction(async (tx) => {
    const row = await lockProcessing(tx, asked.id);
    if (row && (row.status === 'pending' || row.status === 'in_progress')) throw new AppError('processings.running');
    await markRemoved(tx, asked.id, deps.clock());
    await withdrawCase(tx, deps, { subject: 'processing', subjectId: asked.id });
    await deps.publishEvent(tx, asked.userId, { kind: 'processing_removed', processing_id: asked.id });
  });
  await deps.files.remove(folderOfProcessing(asked.id));
}

export async function evaluateProcessing(
  deps: ProcessingDeps,
  asked: OwnedId & { worked: boolean | null },
): Promise<Processing> {
  await requireOwn(deps, asked);
  if (!(await setEvaluation(deps.db, asked))) throw new AppError('processings.not_finished');
  return await getProcessing(deps, asked);
}

/** Results whose stated days are over. */
export async function purgeResults(deps: ProcessingDeps, report: Report): Promise<void> {
  const forget = async (id: ProcessingId) => {
    await deps.db.transaction(async (tx) => await forgetResult(tx, id));
    await deps.files.remove(folderOfProcessing(id));
  };
  await eachAlone(await listExpired(deps.db, deps.clock()), forget, report);
}

/** Staff has looked at a held output: given and charged, or refused and free. */
export function decideProcessing(deps: ProcessingDeps): Deciders['processing'] {
  return async (tx, { case: found, decision }) => {
    if (found.state !== 'open') return;
    if (decision === 'clear') return void (await complete(tx, deps, found.subjectId));
    const leftovers = await settleRefused(tx, deps, found.subjectId);
    return async () => {
      for (const key of leftovers) await deps.files.remove(key);
    };
  };
}
