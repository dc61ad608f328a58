import { type PaymentDeps, settleInvitations } from '@semblante/core/payments';

export function settleInvitationsWatch(deps: PaymentDeps): () => Promise<void> {
  return async () => void (await settleInvitations(deps));
}
