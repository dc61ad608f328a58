import { roles } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { AppError } from '../kernel/index.ts';
import { type LockedUser, lockUser } from './user.queries.ts';
import type { Actor } from './users-deps.ts';

export const isStaff = (role: LockedUser['role']): boolean => role !== null && roles[role].area === 'staff';

/** A mod who could change an admin's address could become that admin. */
export function mayChange(actor: Actor, target: Pick<LockedUser, 'role' | 'erasedAt'>): boolean {
  return target.erasedAt === null && (actor.role === 'admin' || !isStaff(target.role));
}

/** The account, locked until the commit and just as the actor saw it. */
export async function lockToChange(tx: Tx, actor: Actor, seen: { id: string; version?: number }): Promise<LockedUser> {
  const user = await lockUser(tx, seen.id);
  if (!user) throw new AppError('staff.user_not_found');
  if (user.erasedAt !== null) throw new AppError('staff.erased');
  if (!mayChange(actor, user)) throw new AppError('staff.target_is_staff');
  if (seen.version !== undefined && seen.version !== user.version) throw new AppError('staff.conflict');
  return user;
}

export function requireOther(actor: Actor, user: Pick<LockedUser, 'id'>): void {
  if (user.id === actor.userId) throw new AppError('staff.own_account');
}
