import type { DecideReviewBody, ReviewSubject } from '@semblante/contracts';
import type { Db, Tx } from '@semblante/db';
import { writeAudit } from '../audit/index.ts';
import { AppError, type Clock, type UserId } from '../kernel/index.ts';
import { type CaseRow, lockCase, markDecided } from './review.queries.ts';

/** What a decision does to the thing itself; each feature brings its own. It may answer with what to do once the decision is committed. */
export type Deciders = Record<ReviewSubject, (tx: Tx, decided: { case: CaseRow; decision: DecideReviewBody['decision'] }) => Promise<(() => Promise<void>) | void>>;

export interface ReviewDeps {
  db: Db;
  clock: Clock;
  deciders: Deciders;
}

/** One decision for one case: who comes second is told that it was decided. */
export async function decideCase(deps: ReviewDeps, decision: DecideReviewBody & { id: string; by: UserId }): Promise<void> {
  const afterwards = await deps.db.transaction(async (tx) => {
    const found = await lockCase(tx, decision.id);
    if (!found) throw new AppError('review.not_found');
    if (found.state !== 'open' && found.state !== 'appealed') throw new AppError('review.decided');
    if (found.userId === decision.by) throw new AppError('review.own_case');
    const state = decision.decision === 'clear' ? 'cleared' : 'refused';
    const at = deps.clock();
    await markDecided(tx, found.id, { state, by: decision.by, reason: decision.reason, at });
    const { subject, subjectId } = found;
    await writeAudit(tx, { actorId: decision.by, action: `review.${state}`, subject, subjectId, before: { state: found.state }, after: { state }, reason: decision.reason, at });
    return await deps.deciders[subject](tx, { case: found, decision: decision.decision });
  });
  await afterwards?.();
}
