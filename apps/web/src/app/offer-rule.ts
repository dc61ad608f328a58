import type { CurrentUser, Offer } from '@semblante/contracts';

/** docs/product/credits.md: the badge shows where there is a promotion, to a user who has a balance. */
export function findOffer(user: Pick<CurrentUser, 'promotion' | 'balance'> | undefined): Offer | undefined {
  if (user === undefined || user.promotion === null || user.promotion === undefined) return undefined;
  return user.balance > 0 ? user.promotion : undefined;
}
