import { type Role, roles } from '@semblante/contracts';
import { writeAudit } from '../audit/index.ts';
import { addMs, AppError, hashToken, newId, newToken } from '../kernel/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { insertPasswordReset } from './password/password-resets.queries.ts';
import { hashPassword } from './password/passwords.ts';
import { newAccount } from './register.ts';
import { insertAccount } from './register.queries.ts';

export const staffRoles = (Object.keys(roles) as Role[]).filter((role) => roles[role].area === 'staff');

const linkValidHours = 24;

/**
 * For the operator, who has no account: the first administrator has nobody to be made by. Nobody ever knows a password
 * of it; who gets the token chooses one with it, once, and meets the same rules as all staff.
 */
export async function createStaff(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  given: { email: string; name: string; role: Role },
): Promise<{ token: string; expiresAt: Date }> {
  if (roles[given.role].area !== 'staff') throw new AppError('accounts.staff_only');
  const token = newToken();
  const passwordHash = await hashPassword(newToken());
  const now = deps.clock();
  const expiresAt = addMs(now, linkValidHours * 3_600_000);
  const account = { ...newAccount(given, now), role: given.role };
  await deps.db.transaction(async (tx) => {
    if (!(await insertAccount(tx, { ...account, passwordHash })))
      throw new AppError('accounts.email_taken', {}, { field: 'email' });
    await insertPasswordReset(tx, {
      id: newId(),
      userId: account.userId,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt,
    });
    await writeAudit(tx, {
      action: 'user.created',
      subject: 'user',
      subjectId: account.userId,
      after: { role: given.role },
      at: now,
    });
  });
  return { token, expiresAt };
}
