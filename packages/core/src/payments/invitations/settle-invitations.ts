import { refundWindowDays } from '@semblante/contracts';
import { giftCredits, tellBalance } from '../../credits/index.ts';
import { addMs, dayMs } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { type EarnedGift, insertInvitationGift, listEarnedGifts } from './invitations.queries.ts';

const batch = 100;
const giftCreditsEach = 1;

/**
 * Gives what invitations have earned: once for each invited person, when their first purchase can no longer be
 * refunded.
 */
export async function settleInvitations(deps: Pick<PaymentDeps, 'db' | 'clock' | 'publishEvent'>): Promise<number> {
  // One second more than the window: the last second of it still belongs to the buyer.
  const before = addMs(deps.clock(), -(refundWindowDays * dayMs + 1000));
  const earned = await listEarnedGifts(deps.db, before, batch);
  for (const gift of earned) await give(deps, gift);
  return earned.length;
}

async function give(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'publishEvent'>,
  { invitedName, ...gift }: EarnedGift,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await insertInvitationGift(tx, { ...gift, now: deps.clock() }))) return;
    await giftCredits(tx, {
      userId: gift.inviterId,
      credits: giftCreditsEach,
      cause: { kind: 'invitation', id: gift.invitedId },
      reason: 'invitation',
    });
    await deps.publishEvent(
      tx,
      gift.inviterId,
      { kind: 'notification', notice: 'invitation_gift', params: { name: invitedName.split(' ')[0] ?? '' } },
      gift.invitedId,
    );
    await tellBalance(tx, deps, gift.inviterId);
  });
}
