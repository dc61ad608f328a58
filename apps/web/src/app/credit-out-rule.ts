import { roles } from '@semblante/contracts';

export const creditOutEveryMs = 30 * 60_000;

interface CreditOutSituation {
  user: { balance: number; role_id: number };
  dismissed: boolean;
  shownAt: number | undefined;
  now: number;
}

/** docs/product/credits.md: no credits, role user, never dismissed, and not shown within the last half hour. */
export function shouldShowCreditOut({ user, dismissed, shownAt, now }: CreditOutSituation): boolean {
  if (user.balance > 0 || user.role_id !== roles.user.id || dismissed) return false;
  return shownAt === undefined || now - shownAt >= creditOutEveryMs;
}

/** Whoever has not seen a result yet is not sold to twice in a row. */
export function mayOfferDiscount(beginnings: { has_result: boolean } | undefined): boolean {
  return beginnings?.has_result === true;
}
