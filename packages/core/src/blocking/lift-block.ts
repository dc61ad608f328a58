import type { DecideLiftBody } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { writeAudit } from '../audit/index.ts';
import { AppError, type BlockId, type UserId } from '../kernel/index.ts';
import { type BlockRow, findStanding, lockBlock, markLifted, markProposed } from './block.queries.ts';
import { type BlockingDeps, personalOf } from './blocking-deps.ts';

interface Proposal {
  by: UserId;
  reason: string;
}

/** What follows from the second word, in its commit: reports that waited for it are answered. */
export type LiftDecided = (tx: Tx, decided: { block: BlockRow; decision: DecideLiftBody['decision'] }) => Promise<void>;

/** The first of two. Neither may be the owner of the thing. */
export async function proposeLift(
  tx: Tx,
  deps: BlockingDeps,
  { id, by, reason }: Proposal & { id: string },
): Promise<void> {
  const found = await requireStanding(tx, { id, by });
  if (found.proposedBy !== null) throw new AppError('review.lift_proposed');
  const at = deps.clock();
  await markProposed(tx, id, { by, reason, at });
  await writeAudit(tx, {
    actorId: by,
    action: 'block.lift_proposed',
    subject: found.subject,
    subjectId: found.subjectId,
    before: { proposed: false },
    after: { proposed: true, block: id },
    reason,
    personal: personalOf(deps, found.userId),
    at,
  });
}

/** Where the thing is blocked at all; a proposal that is there already says the same. */
export async function proposeLiftOf(
  tx: Tx,
  deps: BlockingDeps,
  asked: Proposal & Pick<BlockRow, 'subject' | 'subjectId'>,
): Promise<'not_blocked' | 'proposed'> {
  const found = await findStanding(tx, asked);
  if (!found) return 'not_blocked';
  if (found.proposedBy === null) await proposeLift(tx, deps, { id: found.id, by: asked.by, reason: asked.reason });
  return 'proposed';
}

/** The second of two: it is given back, or stays. Of two who answer at once the second finds it answered. */
export async function decideLift(
  deps: BlockingDeps,
  decided: Proposal & DecideLiftBody & { id: string },
  follow: LiftDecided,
): Promise<void> {
  const { id, by, reason, decision } = decided;
  await deps.db.transaction(async (tx) => {
    const found = await requireStanding(tx, { id, by });
    if (found.proposedBy === null) throw new AppError('review.lift_not_proposed');
    if (found.proposedBy === by) throw new AppError('review.lift_own_proposal');
    const at = deps.clock();
    const { subject, subjectId } = found;
    if (decision === 'reject') await markProposed(tx, id, null);
    else await giveBack(tx, deps, { found, by, at });
    const before = { blocked: true, proposed_by: found.proposedBy };
    await writeAudit(tx, {
      actorId: by,
      action: decision === 'confirm' ? 'block.lifted' : 'block.lift_rejected',
      subject,
      subjectId,
      before,
      after: { blocked: decision === 'reject', block: id },
      reason,
      personal: personalOf(deps, found.userId),
      at,
    });
    await follow(tx, { block: found, decision });
  });
}

async function giveBack(
  tx: Tx,
  deps: BlockingDeps,
  { found, by, at }: { found: BlockRow; by: UserId; at: Date },
): Promise<void> {
  await markLifted(tx, found.id, { by, at });
  const blockable = deps.blockables[found.subject];
  const [thing] = await blockable.list(tx, [found.subjectId]);
  if (!thing) return;
  await blockable.release?.(tx, thing);
  if (thing.userId)
    await deps.publishEvent(tx, thing.userId, {
      kind: 'notification',
      notice: 'content_unblocked',
      params: { name: thing.name },
    });
}

async function requireStanding(tx: Tx, asked: { id: string; by: UserId }): Promise<BlockRow & { id: BlockId }> {
  const found = await lockBlock(tx, asked.id);
  if (!found) throw new AppError('review.block_not_found');
  if (found.liftedAt !== null) throw new AppError('review.lifted');
  if (found.userId === asked.by) throw new AppError('review.own_case');
  return { ...found, id: found.id as BlockId };
}
