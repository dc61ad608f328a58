import {
  handleEventsLeft,
  type PaymentDeps,
  purgeEvents,
  reconcilePayments,
  sendRefundsLeft,
} from '@semblante/core/payments';
import { type Failures, inParts } from './failures.ts';

/**
 * Everything about payments that waited, was interrupted, or was never told; each part is safe to run in many
 * processes.
 */
export function reconcilePaymentsWatch(deps: PaymentDeps, failures: Failures): () => Promise<void> {
  return inParts(failures, {
    'payment-events': async () => await handleEventsLeft(deps),
    'send-refunds': async () => await sendRefundsLeft(deps),
    'reconcile-payments': async () => await reconcilePayments(deps),
    'purge-payment-events': async () => await purgeEvents(deps),
  });
}
