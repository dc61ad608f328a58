import type { BuyBody, Payment } from '@semblante/contracts';
import { useRef, useState } from 'react';
import { ApiError, isApiError } from '../../../lib/api-error.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { buy } from '../payment-calls.ts';
import { intentFor, type PurchaseIntent } from './purchase-intent.ts';

/** What pressing "pay" can come to. `told`: a toast has said it. */
export type BuyOutcome =
  | { outcome: 'bought'; payment: Payment }
  | { outcome: 'billing_required' | 'price_changed' | 'package_gone' | 'gateway_away' | 'told' };

function outcomeOf(error: unknown): Exclude<BuyOutcome['outcome'], 'bought'> {
  if (isApiError(error, 'billing.required')) return 'billing_required';
  if (isApiError(error, 'payments.price_changed')) return 'price_changed';
  if (isApiError(error, 'payments.package_unavailable')) return 'package_gone';
  if (isApiError(error, 'payments.gateway_unavailable')) return 'gateway_away';
  showError(error);
  return 'told';
}

/** A clear no ends the wish; no answer, or a server in trouble, may have bought already, and the same key finds out. */
function isClearNo(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

export function useBuy() {
  const intent = useRef<PurchaseIntent | undefined>(undefined);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  /** Nothing comes back for a press while another is under way. */
  async function send(body: BuyBody): Promise<BuyOutcome | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    setIsBusy(true);
    intent.current = intentFor(intent.current, body);
    try {
      return { outcome: 'bought', payment: await buy(body, intent.current.key) };
    } catch (error) {
      if (isClearNo(error)) intent.current = undefined;
      isSending.current = false;
      setIsBusy(false);
      return { outcome: outcomeOf(error) };
    }
  }

  return { send, isBusy };
}
