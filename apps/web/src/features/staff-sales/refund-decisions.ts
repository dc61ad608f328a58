import type { DecideRefundBody, Refund } from '@semblante/contracts';

export type Decision = DecideRefundBody['decision'];

/** What staff can still decide. Money that is on its way, or was returned, is out of everybody's hands. */
export function decisionsFor({ state, by_hand }: Pick<Refund, 'state' | 'by_hand'>): Decision[] {
  switch (state) {
    case 'asked':
      return ['approve', 'deny'];
    case 'failed':
      return by_hand ? ['paid_by_hand'] : ['approve', 'paid_by_hand'];
    case 'approved':
      return by_hand ? ['paid_by_hand'] : [];
    case 'sent':
    case 'done':
    case 'denied':
      return [];
    default:
      return state satisfies never;
  }
}
