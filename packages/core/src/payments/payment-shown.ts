import { type Language, type Payment, type Refund, type RefundOffer, refundWindowDays } from '@semblante/contracts';
import { addMs, type Clock, dayMs, refundCents } from '../kernel/index.ts';
import type { PaymentRow } from './payment.queries.ts';
import type { PaymentProviders } from './provider.ts';
import type { RefundRow } from './refunds/refund.queries.ts';

export interface ShownWith {
  language: Language;
  refund: RefundRow | undefined;
  /** Credits of this purchase that are neither spent nor held. */
  unspent: number;
  clock: Clock;
  providers: PaymentProviders;
}

/** A payment as the API says it, without what only its owner may pay with. */
export function showPayment(row: PaymentRow, shown: ShownWith): Omit<Payment, 'pix' | 'payment_url'> {
  return {
    id: row.id,
    status: row.status,
    status_reason: row.statusReason,
    credits: row.credits,
    list_price_cents: row.listPriceCents,
    amount_cents: row.amountCents,
    currency: row.currency,
    method: row.method,
    gateway: row.gateway,
    promotion: showPromotion(row, shown.language),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    refunded_cents: row.refundedCents,
    refund: shown.refund ? showRefund(shown.refund) : null,
    refund_offer: offerRefund(row, shown),
  };
}

export function showPromotion(
  row: Pick<PaymentRow, 'promotionTitlePtBr' | 'promotionTitleEn' | 'percentOff'>,
  language: Language,
): Payment['promotion'] {
  const title = language === 'en' ? row.promotionTitleEn : row.promotionTitlePtBr;
  return title && row.percentOff ? { title, percent_off: row.percentOff } : null;
}

export function showRefund(refund: RefundRow): Refund {
  return {
    protocol: refund.protocol,
    state: refund.state,
    credits: refund.credits,
    amount_cents: refund.amountCents,
    by_hand: refund.isByHand,
    reason: refund.reason,
    asked_at: refund.askedAt.toISOString(),
    done_at: refund.doneAt?.toISOString() ?? null,
  };
}

export function refundUntil(paidAt: Date): Date {
  return addMs(paidAt, refundWindowDays * dayMs);
}

/** Counted to the second: the last second of the seventh day is in, the next one is out. */
export function isRefundWindowOver(paidAt: Date, now: Date): boolean {
  return Math.floor(now.getTime() / 1000) > Math.floor(refundUntil(paidAt).getTime() / 1000);
}

function offerRefund(row: PaymentRow, shown: ShownWith): RefundOffer | null {
  const isOpen = shown.refund && shown.refund.state !== 'denied';
  if (
    row.status !== 'success' ||
    !row.paidAt ||
    isOpen ||
    shown.unspent === 0 ||
    isRefundWindowOver(row.paidAt, shown.clock())
  )
    return null;
  return {
    until: refundUntil(row.paidAt).toISOString(),
    credits: shown.unspent,
    amount_cents: refundable(row, shown.unspent),
    is_automatic: shown.unspent === row.credits,
    by_hand: !shown.providers.find(row.gateway)?.canRefund(row.method),
  };
}

/**
 * The share of the price that the unspent credits are; never more than what is left of it after a refund at the
 * provider.
 */
export function refundable(
  row: Pick<PaymentRow, 'amountCents' | 'credits' | 'refundedCents'>,
  unspent: number,
): number {
  return Math.min(
    refundCents({ paidCents: row.amountCents, unspent, credits: row.credits }),
    row.amountCents - row.refundedCents,
  );
}
