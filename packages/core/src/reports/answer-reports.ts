import type { ReportOutcome } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { type LiftDecided, placeBlock, proposeLiftOf } from '../blocking/index.ts';
import type { ReviewDeps } from '../review/index.ts';
import { unsealContact } from './contact.ts';
import { listUnanswered, markAnswered } from './report.queries.ts';
import type { ReportDeps } from './report-deps.ts';

type AnswerDeps = Pick<ReportDeps, 'clock' | 'keys' | 'queueMail' | 'blocking'>;

/**
 * Staff has looked at what was reported. Blocking is done with one word; giving back what is blocked takes a second
 * one, and the answer waits for it.
 */
export function decideReported(deps: AnswerDeps): ReviewDeps['decideReported'] {
  return async (tx, { case: found, decision, by, reason }) => {
    const { id: caseId, subject, subjectId } = found;
    if (subject === 'report')
      return await answer(tx, deps, { caseId }, decision === 'refuse' ? 'blocked' : 'not_found');
    if (decision === 'refuse') {
      const { afterwards } = await placeBlock(tx, deps.blocking, { subject, subjectId, reason, by, caseId });
      await answer(tx, deps, { caseId }, 'blocked');
      return afterwards;
    }
    const lift = await proposeLiftOf(tx, deps.blocking, { subject, subjectId, by, reason });
    if (lift === 'not_blocked') await answer(tx, deps, { caseId }, 'kept');
  };
}

/** The second word about a block is the answer to whoever reported the thing and waits for one. */
export function answerAfterLift(deps: AnswerDeps): LiftDecided {
  return async (tx, { block, decision }) =>
    await answer(
      tx,
      deps,
      { subject: block.subject, subjectId: block.subjectId },
      decision === 'confirm' ? 'kept' : 'blocked',
    );
}

async function answer(
  tx: Tx,
  deps: AnswerDeps,
  of: Parameters<typeof listUnanswered>[1],
  outcome: ReportOutcome,
): Promise<void> {
  for (const { id, protocol, language, sealedEmail } of await listUnanswered(tx, of)) {
    if (sealedEmail)
      await deps.queueMail(tx, {
        template: 'report_answered',
        to: unsealContact(deps.keys, sealedEmail),
        language,
        params: { protocol, outcome },
      });
    await markAnswered(tx, id, { outcome, at: deps.clock() });
  }
}
