import type { Tx } from '@semblante/db';
import { addSteps, countUndone, type LeasedStep, unblockSteps } from '../../steps/index.ts';
import type { ProcessingDeps } from '../processing-deps.ts';
import { lockProcessing } from '../processing.queries.ts';
import { weightOf } from '../weight.ts';

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

/**
 * The last segment that is done opens the finish; the processing's row is locked, so that two last ones see each other.
 */
export async function rendered(tx: Tx, deps: ProcessingDeps, step: LeasedStep): Promise<void> {
  const { owner } = step;
  if (!owner.processingId || !(await lockProcessing(tx, owner.processingId))) return;
  if ((await countUndone(tx, owner, 'segment')) === 0) await unblockSteps(tx, deps, owner, 'finish');
}
