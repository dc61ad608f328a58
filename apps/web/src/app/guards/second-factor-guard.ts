import type { CurrentUser } from '@semblante/contracts';
import type { Refusal } from '../../navigation/refusal.ts';
import { pathTo } from '../../navigation/route-names.ts';

/**
 * After the grace period the server refuses every call of staff: the only page that helps is the one that turns the
 * second factor on.
 */
export function secondFactorGuard(
  { second_factor_required_at: since }: Pick<CurrentUser, 'second_factor_required_at'>,
  now: number,
): Refusal | undefined {
  return since !== null && Date.parse(since) <= now ? { to: pathTo('staff.secondFactor') } : undefined;
}
