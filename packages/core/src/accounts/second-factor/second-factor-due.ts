import type { Role } from '@semblante/contracts';
import { addMs, AppError, dayMs } from '../../kernel/index.ts';
import type { StaffRules } from '../account-deps.ts';

/** Who can look into accounts, money and held pictures. */
const asked: readonly Role[] = ['admin', 'mod'];

interface Holder {
  role: Role | null;
  roleGivenAt: Date;
  secondFactor: boolean;
}

/** When the second factor must be on; null for whom it is not asked of, or who has it. */
export function secondFactorDueAt(holder: Holder, rules: StaffRules): Date | null {
  if (!holder.role || !asked.includes(holder.role) || holder.secondFactor) return null;
  return addMs(holder.roleGivenAt, rules.secondFactorGraceDays * dayMs);
}

export function requireSecondFactor(holder: Holder, rules: StaffRules, now: Date): void {
  const dueAt = secondFactorDueAt(holder, rules);
  if (dueAt && dueAt <= now) throw new AppError('accounts.second_factor_required');
}
