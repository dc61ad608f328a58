import type { RefundState } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { PaymentDeps } from '../payment-deps.ts';
import { getBuyer } from '../payment.queries.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import { moveRefund, type RefundRow } from './refund.queries.ts';

interface Finish {
  from: readonly RefundState[];
  how: Parameters<typeof moveRefund>[2]['to'];
}

/** The money is back. Told once, however often it is said; undefined when the refund is in another state by now. */
export async function finishRefund(
  tx: Tx,
  deps: PaymentDeps,
  refund: RefundRow,
  { from, how }: Finish,
): Promise<RefundRow | undefined> {
  const done = await moveRefund(tx, refund, {
    from,
    to: { ...how, state: 'done', doneAt: deps.clock(), tryAt: null, failureCode: null, failure: null },
  });
  if (!done) return undefined;
  const { protocol, userId, paymentId, amountCents: amount_cents } = done;
  const buyer = await getBuyer(tx, userId);
  await deps.queueMail(tx, {
    template: 'refund_done',
    to: buyer.email,
    language: buyer.language,
    params: { name: buyer.name, protocol, payment_id: paymentId, amount_cents },
  });
  await notifyBuyer(tx, deps, { userId, paymentId, status: 'refunded' });
  return done;
}
