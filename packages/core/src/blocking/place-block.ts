import type { BlockSubject } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { AppError, type BlockId, newId, type UserId } from '../kernel/index.ts';
import { findStanding, insertBlock } from './block.queries.ts';
import { type Afterwards, type BlockingDeps, personalOf } from './blocking-deps.ts';

export interface Placed {
  subject: BlockSubject;
  subjectId: string;
  reason: string;
  /** Undefined when a rule does it. */
  by?: UserId | undefined;
  caseId?: string | undefined;
}

/** Invisible to everybody from the commit on; a block that exists already stays as it is and is returned. */
export async function placeBlock(
  tx: Tx,
  deps: BlockingDeps,
  placed: Placed,
): Promise<{ id: BlockId; afterwards: Afterwards | void }> {
  const { subject, subjectId, reason, by, caseId } = placed;
  const blockable = deps.blockables[subject];
  const [thing] = await blockable.list(tx, [subjectId]);
  if (!thing) throw new AppError('review.thing_not_found');
  if (by !== undefined && thing.userId === by) throw new AppError('review.own_case');
  // The account first, as everywhere: whoever starts work with it meanwhile either sees the block or is stopped by it.
  if (thing.userId) await lockPerson(tx, thing.userId);
  const id = newId<BlockId>();
  const at = deps.clock();
  if (
    !(await insertBlock(tx, {
      id,
      subject,
      subjectId,
      userId: thing.userId,
      caseId: caseId ?? null,
      reason,
      placedBy: by ?? null,
      placedAt: at,
    }))
  ) {
    return { id: ((await findStanding(tx, { subject, subjectId }))?.id ?? id) as BlockId, afterwards: undefined };
  }
  const afterwards = await blockable.stop(tx, thing);
  await writeAudit(tx, {
    actorId: by,
    action: 'block.placed',
    subject,
    subjectId,
    before: { blocked: false },
    after: { blocked: true, block: id },
    reason,
    personal: personalOf(deps, thing.userId),
    at,
  });
  if (thing.userId && subject !== 'account')
    await deps.publishEvent(tx, thing.userId, {
      kind: 'notification',
      notice: 'content_blocked',
      params: { name: thing.name },
    });
  return { id, afterwards };
}

/** By a member of staff, at once. */
export async function block(deps: BlockingDeps, placed: Placed & { by: UserId }): Promise<BlockId> {
  const { id, afterwards } = await deps.db.transaction(async (tx) => await placeBlock(tx, deps, placed));
  await afterwards?.();
  return id;
}
