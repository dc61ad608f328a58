import {
  type DecideVerificationBody,
  verificationLimits,
  type VerificationRequest,
  type VerificationRequestsQuery,
} from '@semblante/contracts';
import { writeAudit } from '../audit/index.ts';
import { addMs, AppError, dayMs } from '../kernel/index.ts';
import { lockToChange, requireOther } from './require-may-change.ts';
import { tellDeclined } from './tell-verification.ts';
import type { Actor, UsersDeps } from './users-deps.ts';
import {
  findOwnerOfRequest,
  findRequest,
  isRequestWaiting,
  listRequests,
  markRequestDecided,
} from './verification-requests.queries.ts';
import { verifyUserIn } from './verify-user.ts';

export async function listVerificationRequests(
  deps: UsersDeps,
  query: VerificationRequestsQuery,
): Promise<{ requests: VerificationRequest[]; counted: number }> {
  return await listRequests(deps.db, query);
}

/** What was looked at stays on record with the verification; why it was declined is told to whoever asked. */
export async function decideVerification(
  deps: UsersDeps,
  actor: Actor,
  id: string,
  { decision, reason }: DecideVerificationBody,
): Promise<VerificationRequest> {
  await deps.db.transaction(async (tx) => {
    const ownerId = await findOwnerOfRequest(tx, id);
    if (ownerId === undefined) throw new AppError('staff.request_not_found');
    const user = await lockToChange(tx, actor, { id: ownerId });
    requireOther(actor, user);
    if (!(await isRequestWaiting(tx, id))) throw new AppError('staff.request_decided');
    if (decision === 'approve')
      return void (await verifyUserIn(tx, deps, actor, { id: user.id, is_irrestrict: true, checked: reason }));
    const at = deps.clock();
    const askAgainAt = addMs(at, verificationLimits.askAgainDays * dayMs);
    await markRequestDecided(tx, user.id, {
      state: 'declined',
      decidedBy: actor.userId,
      decidedAt: at,
      decisionReason: reason,
      askAgainAt,
    });
    await writeAudit(tx, {
      actorId: actor.userId,
      action: 'user.verification_declined',
      subject: 'user',
      subjectId: user.id,
      reason,
      personal: { of: user.id, accountKeys: deps.accountKeys },
      at,
    });
    await tellDeclined(tx, deps, user, { reason, askAgainAt });
  });
  const decided = await findRequest(deps.db, id);
  if (!decided) throw new AppError('staff.request_not_found');
  return decided;
}
