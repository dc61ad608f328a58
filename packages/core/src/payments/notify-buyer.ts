import type { PaymentStatus } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { tellBalance } from '../credits/index.ts';
import type { PaymentId, UserId } from '../kernel/index.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** The open pages of the buyer notice by themselves; the balance goes with it, read after the change. */
export async function notifyBuyer(
  tx: Tx,
  deps: Pick<PaymentDeps, 'publishEvent'>,
  told: { userId: UserId; paymentId: PaymentId; status: PaymentStatus },
): Promise<void> {
  await deps.publishEvent(tx, told.userId, { kind: 'payment', payment_id: told.paymentId, status: told.status });
  await tellBalance(tx, deps, told.userId);
}
