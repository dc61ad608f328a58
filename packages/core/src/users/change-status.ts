import type { AccountStatus, ChangeStatusBody } from '@semblante/contracts';
import { constraintViolated, type Tx } from '@semblante/db';
import { endEverySession } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { listBlocked } from '../blocking/index.ts';
import { AppError } from '../kernel/index.ts';
import { lockToChange, requireOther } from './require-may-change.ts';
import { updateUserRow } from './user.queries.ts';
import type { Actor, UsersDeps } from './users-deps.ts';

export async function changeStatus(deps: UsersDeps, actor: Actor, id: string, given: ChangeStatusBody): Promise<void> {
  await keepingAnAdmin(async () => {
    await deps.db.transaction(async (tx) => void (await changeStatusIn(tx, deps, actor, { id, ...given })));
  });
}

/** Only an active account has sessions. Answers false when it was so before. */
export async function changeStatusIn(
  tx: Tx,
  deps: UsersDeps,
  actor: Actor,
  change: { id: string; version?: number; status: AccountStatus; reason: string },
): Promise<boolean> {
  const user = await lockToChange(tx, actor, change);
  requireOther(actor, user);
  if (user.status === change.status) return false;
  // A block takes two to lift: one status by one person must not do the same.
  if ((await listBlocked(tx, { subject: 'account', ids: [user.id] })).size > 0) throw new AppError('staff.blocked');
  const at = deps.clock();
  await updateUserRow(tx, user.id, { status: change.status, updatedAt: at });
  if (change.status !== 'active') await endEverySession(tx, user.id);
  await writeAudit(tx, {
    actorId: actor.userId,
    action: 'user.status',
    subject: 'user',
    subjectId: user.id,
    before: { status: user.status },
    after: { status: change.status },
    reason: change.reason,
    personal: { of: user.id, accountKeys: deps.accountKeys },
    at,
  });
  return true;
}

/** The database refuses to lose its last active admin, whoever asks and however many at once. */
export async function keepingAnAdmin(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (cause) {
    if (constraintViolated(cause) !== 'users_keep_an_admin') throw cause;
    throw new AppError('staff.last_admin', {}, { cause });
  }
}
