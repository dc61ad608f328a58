import type { UserDetail } from '@semblante/contracts';
import { getBilling } from '../billing/index.ts';
import { AppError } from '../kernel/index.ts';
import { listOrdersOfUser } from './credit-orders.queries.ts';
import { showListed } from './list-users.ts';
import { mayChange } from './require-may-change.ts';
import { findUserDetail, listVerifications } from './user.queries.ts';
import type { Actor, UsersDeps } from './users-deps.ts';

/** Everything staff sees of an account at once. Nobody of staff ever acts in an account's place. */
export async function getUser(deps: UsersDeps, actor: Actor, id: string): Promise<UserDetail> {
  const row = await findUserDetail(deps.db, id);
  if (!row) throw new AppError('staff.user_not_found');
  const checked = await listVerifications(deps.db, row.id);
  const isOpen = mayChange(actor, row);
  const isOther = isOpen && row.id !== actor.userId;
  return {
    ...showListed(row),
    version: row.version,
    phone: row.phone,
    language: row.language,
    role_given_at: row.roleGivenAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    held: row.held,
    debt: row.debt,
    flagged_at: row.flaggedAt?.toISOString() ?? null,
    billing: await getBilling(deps, deps.db, row.id),
    invited_by: row.inviterId && row.inviterName ? { id: row.inviterId, name: row.inviterName } : null,
    verifications: checked.map(({ id: made, isVerified, checked: what, byId, byName, at }) => ({
      id: made,
      is_irrestrict: isVerified,
      checked: what,
      by: { id: byId, name: byName },
      at: at.toISOString(),
    })),
    credit_orders: await listOrdersOfUser(deps.db, row.id),
    may: { edit: isOpen, status: isOther, verify: isOther, role: isOther && actor.role === 'admin', credits: isOther },
  };
}
