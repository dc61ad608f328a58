import type { BuyBody } from '@semblante/contracts';
import { newKey } from '../../../lib/new-key.ts';

export interface PurchaseIntent {
  key: string;
  body: BuyBody;
}

/**
 * One key for one wish to buy: pressing again, after a lost answer too, asks for the same payment and not for a second
 * one.
 */
export function intentFor(before: PurchaseIntent | undefined, body: BuyBody): PurchaseIntent {
  if (before !== undefined && isSameBody(before.body, body)) return before;
  return { key: newKey(), body };
}

function isSameBody(one: BuyBody, other: BuyBody): boolean {
  return (
    one.package_id === other.package_id &&
    one.method === other.method &&
    one.expected_amount_cents === other.expected_amount_cents
  );
}
