import type { PaymentStatus } from '@semblante/contracts';

/**
 * A charge that the provider would not open ended there: nobody is checking it, and the buyer must not wait for that.
 */
export function statusWord({ status, reason }: { status: PaymentStatus; reason: string | null }): PaymentStatus {
  return status === 'error' && reason === 'not_accepted' ? 'fail' : status;
}
