import { handleEventsLeft, type PaymentDeps, purgeEvents, reconcilePayments, sendRefundsLeft } from '@semblante/core/payments';

/** Everything about payments that waited, was interrupted, or was never told; each part is safe to run in many processes. */
export function reconcilePaymentsWatch(deps: PaymentDeps): () => Promise<void> {
  return async () => {
    await handleEventsLeft(deps);
    await sendRefundsLeft(deps);
    await reconcilePayments(deps);
    await purgeEvents(deps);
  };
}
