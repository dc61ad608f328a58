import type { DecideReviewBody, ReviewSubject } from '@semblante/contracts';
import type { Db, Tx } from '@semblante/db';
import { writeAudit } from '../audit/index.ts';
import { type Afterwards, type Blockables, personalOf } from '../blocking/index.ts';
import { type AccountKeys, AppError, type UserId } from '../kernel/index.ts';
import type { CaseDeps } from './case-deps.ts';
import { findThing } from './case-thing.queries.ts';
import { type CaseRow, lockCase, markDecided } from './review.queries.ts';
import { mailDecision } from './tell-owner.ts';

export interface Decided {
  case: CaseRow;
  decision: DecideReviewBody['decision'];
}

/**
 * What a decision does to the thing itself; each feature brings its own. It may answer with what to do once the
 * decision is committed.
 */
export type Deciders = Record<
  Exclude<ReviewSubject, 'report'>,
  (tx: Tx, decided: Decided) => Promise<Afterwards | void>
>;

export interface ReviewDeps extends CaseDeps {
  db: Db;
  accountKeys: AccountKeys;
  deciders: Deciders;
  /** What a decision about a public report does, whatever it is about. */
  decideReported: (tx: Tx, decided: Decided & { by: UserId; reason: string }) => Promise<Afterwards | void>;
  blockables: Blockables;
}

/** One decision for one case: who comes second is told that it was decided. */
export async function decideCase(
  deps: ReviewDeps,
  decision: DecideReviewBody & { id: string; by: UserId },
): Promise<void> {
  const { by, reason } = decision;
  const afterwards = await deps.db.transaction(async (tx) => {
    const found = await lockCase(tx, decision.id);
    if (!found) throw new AppError('review.not_found');
    if (found.state !== 'open' && found.state !== 'appealed') throw new AppError('review.decided');
    if (found.userId === by) throw new AppError('review.own_case');
    const state = decision.decision === 'clear' ? 'cleared' : 'refused';
    const at = deps.clock();
    await markDecided(tx, found.id, { state, by, reason, at });
    const { subject, subjectId } = found;
    await writeAudit(tx, {
      actorId: by,
      action: `review.${state}`,
      subject,
      subjectId,
      before: { state: found.state },
      after: { state },
      reason,
      personal: personalOf(deps, found.userId),
      at,
    });
    const decided = { case: found, decision: decision.decision };
    if (subject === 'report' || found.source === 'report')
      return await deps.decideReported(tx, { ...decided, by, reason });
    const thing = await findThing(tx, found);
    const afterwards = await deps.deciders[subject](tx, decided);
    // Nobody waits for what was deleted or cancelled meanwhile.
    if (thing && found.userId && (thing.isHeld || found.state === 'appealed'))
      await mailDecision(tx, deps, { found, userId: found.userId as UserId, thing, outcome: state });
    return afterwards;
  });
  await afterwards?.();
}
