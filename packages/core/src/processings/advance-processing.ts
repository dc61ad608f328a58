import type { ProcessingErrorCode, WorkedStage } from '@semblante/contracts';
import type { ProcessingId } from '../kernel/index.ts';
import { fractionOf } from '../steps/index.ts';
import { type ToolDefinition, tools } from '../tools/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { findProcessing, lockProcessing, moveProcessing, setProgress } from './processing.queries.ts';
import { tellProcessing } from './tell-processing.ts';

/** A worker has begun: the first one takes the processing out of the queue. */
export async function beginWork(deps: ProcessingDeps, id: ProcessingId, stage: WorkedStage): Promise<'go' | 'over'> {
  return await deps.db.transaction(async (tx) => {
    const row = await lockProcessing(tx, id);
    if (!row || row.status === 'completed' || row.status === 'error') return 'over';
    const startedAt = row.startedAt ?? deps.clock();
    const moved = await moveProcessing(tx, id, ['pending', 'in_progress'], {
      status: 'in_progress',
      startedAt,
      ...(row.stage === 'queued' && { stage }),
    });
    if (moved && row.status === 'pending') await tellProcessing(tx, deps, moved);
    return 'go';
  });
}

/** Tells how far it is; told at most once for each percent. What is rendered by many is as far as they are together. */
export async function tellProgress(
  deps: ProcessingDeps,
  id: ProcessingId,
  at: { stage: WorkedStage; fraction: number },
): Promise<void> {
  const before = await findProcessing(deps.db, id);
  if (!before) return;
  const { stages, renderedBy }: ToolDefinition['work'] = tools[before.kind].work;
  const [from, to] = stages[at.stage] ?? [before.progress, before.progress];
  const fraction =
    at.stage === 'rendering' && renderedBy ? await fractionOf(deps.db, { processingId: id }, renderedBy) : at.fraction;
  const progress = Math.floor(from + (to - from) * Math.min(1, Math.max(0, fraction)));
  if (before.stage === at.stage && before.progress >= progress) return;
  const eta = (await deps.forecast()).of(id)?.seconds ?? null;
  await deps.db.transaction(async (tx) => {
    const moved = await setProgress(tx, id, { stage: at.stage, progress: Math.max(before.progress, progress) });
    if (moved) await tellProcessing(tx, deps, moved, eta === null ? null : Math.ceil(eta));
  });
}

/** What the engine says, in the words a user is told. */
export function errorCodeOf(engineCode: string): ProcessingErrorCode {
  if (['media.damaged', 'media.unreadable', 'image.damaged', 'image.unreadable'].includes(engineCode)) return 'damaged';
  return 'failed';
}
