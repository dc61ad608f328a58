import type { ProcessingErrorCode, ProcessingStage } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { ProcessingId } from '../kernel/index.ts';
import { addSteps, countUndone, fractionOf, type LeasedStep, unblockSteps } from '../steps/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { findProcessing, lockProcessing, moveProcessing, setProgress } from './processing.queries.ts';
import { tellProcessing } from './tell-processing.ts';
import { weightOf } from './weight.ts';

/** What part of the whole each stage is, in percent from where to where; from the time the stages take on a minute of 720p. */
const spans: Record<Exclude<ProcessingStage, 'review' | 'done'>, readonly [number, number]> = {
  queued: [0, 0],
  preparing: [0, 2],
  rendering: [2, 84],
  joining: [84, 88],
  checking: [88, 99],
};

export type WorkedStage = 'preparing' | 'rendering' | 'joining' | 'checking';

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

/** Segments are rendered by whoever is free; the finish waits for all of them. */
export async function planned(
  tx: Tx,
  deps: ProcessingDeps,
  plan: { step: LeasedStep; segments: { first: number; end: number }[]; costPerFrame: number },
): Promise<void> {
  const { step, segments, costPerFrame } = plan;
  const { userId, owner } = step;
  const row = owner.processingId ? await lockProcessing(tx, owner.processingId) : undefined;
  if (!row || (row.status !== 'in_progress' && row.status !== 'pending')) return;
  const base = { userId, owner, orderedAt: row.createdAt };
  const costOf = ({ first, end }: { first: number; end: number }) => Math.max(0.01, (end - first) * costPerFrame);
  const steps = segments.map((frames, ordinal) => ({
    ...base,
    kind: 'segment' as const,
    ordinal,
    frames,
    cost: costOf(frames),
    state: 'waiting' as const,
  }));
  const total = steps.reduce((sum, { cost }) => sum + cost, 0);
  const finish = { ...base, kind: 'finish' as const, ordinal: 0, cost: total, state: 'blocked' as const };
  await addSteps(tx, deps, { userId, weight: await weightOf(tx, userId), steps: [...steps, finish] });
}

/** The last segment that is done opens the finish; the processing's row is locked, so that two last ones see each other. */
export async function rendered(tx: Tx, deps: ProcessingDeps, step: LeasedStep): Promise<void> {
  const { owner } = step;
  if (!owner.processingId || !(await lockProcessing(tx, owner.processingId))) return;
  if ((await countUndone(tx, owner, 'segment')) === 0) await unblockSteps(tx, deps, owner, 'finish');
}

/** Tells how far it is; told at most once for each percent. A video is rendered by many, a picture in `one` step. */
export async function tellProgress(
  deps: ProcessingDeps,
  id: ProcessingId,
  at: { stage: WorkedStage; fraction: number; steps?: 'many' | 'one' },
): Promise<void> {
  const [from, to] = spans[at.stage];
  const fraction =
    at.stage === 'rendering' && at.steps !== 'one'
      ? await fractionOf(deps.db, { processingId: id }, 'segment')
      : at.fraction;
  const progress = Math.floor(from + (to - from) * Math.min(1, Math.max(0, fraction)));
  const before = await findProcessing(deps.db, id);
  if (!before || (before.stage === at.stage && before.progress >= progress)) return;
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
