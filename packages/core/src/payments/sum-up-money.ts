import { refundWindowDays } from '@semblante/contracts';
import { addMs, AppError, dayMs, type UserId } from '../kernel/index.ts';
import { cancelPayment } from './charges/cancel-payment.ts';
import { countInvitations } from './invitations/invitations.queries.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refundable, refundUntil } from './payment-shown.ts';
import { listLatestRefunds, listUnspent } from './refunds/refund.queries.ts';
import { countOpenRefunds, listPaidAfter, listPending } from './sum-up-money.queries.ts';

export interface Money {
  pendingPayments: number;
  openRefunds: number;
  /** Purchases that can still be given back. */
  refundable: { paymentId: string; amountCents: number; until: Date }[];
  waitingGifts: number;
}

/** What an account still has to get or to give. */
export async function sumUpMoney(deps: Pick<PaymentDeps, 'db' | 'clock'>, userId: UserId): Promise<Money> {
  const now = deps.clock();
  const paid = await listPaidAfter(deps.db, { userId, after: addMs(now, -refundWindowDays * dayMs) });
  const ids = paid.map(({ id }) => id);
  const [unspent, asked] = [await listUnspent(deps.db, ids), await listLatestRefunds(deps.db, ids)];
  const isFree = (id: (typeof ids)[number]) => (asked.get(id)?.state ?? 'denied') === 'denied';
  const offers = paid.flatMap((payment) => {
    const left = unspent.get(payment.id) ?? 0;
    if (left <= 0 || !payment.paidAt || !isFree(payment.id)) return [];
    return [{ paymentId: payment.id, amountCents: refundable(payment, left), until: refundUntil(payment.paidAt) }];
  });
  return {
    pendingPayments: (await listPending(deps.db, { userId, now })).length,
    openRefunds: await countOpenRefunds(deps.db, userId),
    refundable: offers,
    waitingGifts: (await countInvitations(deps.db, userId)).waiting,
  };
}

/** Gives up what was not paid. A provider that does not answer holds nobody back: the charge expires by itself. */
export async function cancelPendingOf(deps: PaymentDeps, userId: UserId): Promise<void> {
  for (const id of await listPending(deps.db, { userId, now: deps.clock() })) {
    await cancelPayment(deps, { id, userId }).catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause;
    });
  }
}
