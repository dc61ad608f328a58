import type { ChangeRoleBody } from '@semblante/contracts';
import { endEverySession } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { keepingAnAdmin } from './change-status.ts';
import { lockToChange, requireOther } from './require-may-change.ts';
import { updateUserRow } from './user.queries.ts';
import type { Actor, UsersDeps } from './users-deps.ts';

/**
 * Only an admin calls this; nobody for themselves. A session belongs to the role it was opened with, so all of them
 * end.
 */
export async function changeRole(deps: UsersDeps, actor: Actor, id: string, given: ChangeRoleBody): Promise<void> {
  await keepingAnAdmin(async () => {
    await deps.db.transaction(async (tx) => {
      const user = await lockToChange(tx, actor, { id, version: given.version });
      requireOther(actor, user);
      if (user.role === given.role) return;
      const at = deps.clock();
      await updateUserRow(tx, user.id, { role: given.role, roleGivenAt: at, updatedAt: at });
      await endEverySession(tx, user.id);
      const entry = {
        action: 'user.role' as const,
        subject: 'user' as const,
        subjectId: user.id,
        before: { role: user.role },
        after: { role: given.role },
        reason: given.reason,
      };
      await writeAudit(tx, {
        ...entry,
        actorId: actor.userId,
        personal: { of: user.id, accountKeys: deps.accountKeys },
        at,
      });
    });
  });
}
