import type { Gateway, PaymentMethod } from '@semblante/contracts';
import type { Payer } from '../billing/index.ts';
import type { PaymentId } from '../kernel/index.ts';

/**
 * One way to take money, in our words. Every call may be repeated: `create` carries our own id as its key and `refund`
 * one of its own, and the same key answers the same again. A provider that does not answer, or answers nonsense, is
 * `payments.gateway_unavailable`; one that says no is `payments.gateway_refused`.
 */
export interface PaymentProvider {
  gateway: Gateway;
  methods: readonly PaymentMethod[];
  create(order: ChargeOrder): Promise<Charge>;
  /** Everything the provider knows of a charge now; undefined when it knows none. */
  find(known: ChargeNames): Promise<ChargeState | undefined>;
  /** Stops a charge that nobody paid. Whether that came in time is for `find` to say. */
  cancel(known: ChargeNames): Promise<void>;
  /** False: the provider cannot send money of this method back, and staff does it by hand. */
  canRefund(method: PaymentMethod): boolean;
  refund(order: RefundOrder): Promise<RefundResult>;
  findRefund(sent: { providerRefund: string; transaction: string }): Promise<RefundResult>;
  /** Judges a webhook without asking anybody. What it says is never believed further than "look at this charge". */
  readEvent(raw: RawWebhook, now: Date): ReadWebhook;
}

export interface PaymentProviders {
  /** Takes new payments. */
  chosen: PaymentProvider;
  /** Payments of an earlier choice are still looked after. */
  find(gateway: string): PaymentProvider | undefined;
}

export interface ChargeOrder {
  paymentId: PaymentId;
  amountCents: number;
  currency: 'BRL';
  credits: number;
  method: PaymentMethod;
  description: string;
  expiresAt: Date;
  payer: Payer;
  /** Where the provider's page sends the person afterwards; nothing is ever granted because somebody came back. */
  returnUrl: string;
}

export interface Charge {
  reference: string;
  pixCode?: string;
  paymentUrl?: string;
}

/** Any of the names is enough. */
export interface ChargeNames {
  paymentId?: string | null;
  reference?: string | null;
  transaction?: string | null;
}

export interface ChargeState {
  /** Ours, as the provider carries it. */
  paymentId: string;
  /** Null where the provider does not say which charge the money belongs to. */
  reference: string | null;
  transaction: string | null;
  state: 'pending' | 'paid' | 'rejected' | 'expired' | 'cancelled';
  paidCents: number;
  currency: string;
  /** Whom the charge was opened for. Who really paid may be somebody else: a Pix is often paid by one's mother. */
  payer: { userId: string | null; cpf: string | null };
  refundedCents: number;
  isChargedBack: boolean;
}

export interface RefundOrder {
  /** Of one attempt to send the money back: another attempt has another, and is another refund. */
  key: string;
  paymentId: PaymentId;
  reference: string | null;
  transaction: string;
  amountCents: number;
  /** The whole payment: some providers have another call for it. */
  isWhole: boolean;
}

/** `providerRefund` is the provider's name for it; null when only the charge told that the money is back. */
export type RefundResult =
  | { state: 'done' | 'pending'; providerRefund: string | null }
  | { state: 'refused'; failure: string };

export interface RawWebhook {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, unknown>;
  body: Buffer;
}

export type ReadWebhook =
  | ({ verdict: 'accepted'; eventId: string; kind: string } & ChargeNames)
  | { verdict: 'ignored'; eventId: string; kind: string }
  | { verdict: 'forged' | 'stale' | 'malformed' };

/** Older than this, or as far in the future: a recorded webhook is being played back. */
export const replayWindowSeconds = 300;
