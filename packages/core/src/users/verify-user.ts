import type { VerifyUserBody } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { writeAudit } from '../audit/index.ts';
import { newId } from '../kernel/index.ts';
import { lockToChange, requireOther } from './require-may-change.ts';
import { tellVerified } from './tell-verification.ts';
import { insertVerification, updateUserRow } from './user.queries.ts';
import type { Actor, UsersDeps } from './users-deps.ts';
import { markRequestDecided } from './verification-requests.queries.ts';

export async function verifyUser(deps: UsersDeps, actor: Actor, id: string, given: VerifyUserBody): Promise<void> {
  await deps.db.transaction(async (tx) => void (await verifyUserIn(tx, deps, actor, { id, ...given })));
}

/**
 * Who looked at which proof stays on record; a request that waits for it is answered by it. Answers false when it was
 * so before.
 */
export async function verifyUserIn(
  tx: Tx,
  deps: UsersDeps,
  actor: Actor,
  given: { id: string; version?: number; is_irrestrict: boolean; checked: string },
): Promise<boolean> {
  const user = await lockToChange(tx, actor, given);
  requireOther(actor, user);
  if (user.isVerified === given.is_irrestrict) return false;
  const at = deps.clock();
  await updateUserRow(tx, user.id, { isVerified: given.is_irrestrict, updatedAt: at });
  await insertVerification(tx, {
    id: newId(),
    userId: user.id,
    isVerified: given.is_irrestrict,
    checked: given.checked,
    byId: actor.userId,
    createdAt: at,
  });
  await writeAudit(tx, {
    actorId: actor.userId,
    action: 'user.verified',
    subject: 'user',
    subjectId: user.id,
    before: { is_irrestrict: user.isVerified },
    after: { is_irrestrict: given.is_irrestrict },
    reason: given.checked,
    personal: { of: user.id, accountKeys: deps.accountKeys },
    at,
  });
  if (given.is_irrestrict) {
    await markRequestDecided(tx, user.id, {
      state: 'approved',
      decidedBy: actor.userId,
      decidedAt: at,
      decisionReason: given.checked,
    });
    await tellVerified(tx, deps, user);
  }
  return true;
}
