import { AppError, type Clock } from '../../kernel/index.ts';
import type { ChargeState, PaymentProvider, RefundResult } from '../index.ts';

export interface FakeCharge extends ChargeState {
  expiresAt: Date;
}

/**
 * A provider in memory that keeps its own books and counts what it was asked; `failing` makes it silent, slow to answer
 * or rude.
 */
export function createFakeProvider(clock: Clock) {
  const charges = new Map<string, FakeCharge>();
  /** By the key they were asked for under; one that was returned came back to us later. */
  const refunds = new Map<string, { paymentId: string; amountCents: number; isReturned: boolean }>();
  const calls = { create: 0, refund: 0, find: 0 };
  const bank = {
    charges,
    refunds,
    calls,
    failing: undefined as undefined | 'away' | 'refusing' | 'answer_lost',
    refundable: true,
    refusesRefunds: false,
    refusesRefundsOf: new Set<string>(),
    /** Runs after the charge exists and before the call returns: where an early webhook comes in. */
    beforeCreateReturns: undefined as undefined | ((paymentId: string) => Promise<void>),
    change: (paymentId: string, changes: Partial<FakeCharge>) => {
      const charge = charges.get(paymentId);
      if (!charge) throw new Error(`no charge for ${paymentId}`);
      Object.assign(charge, changes);
    },
    refundedOf: (paymentId: string) =>
      [...refunds.values()]
        .filter((refund) => refund.paymentId === paymentId && !refund.isReturned)
        .reduce((sum, { amountCents }) => sum + amountCents, 0),
    /** The buyer's bank sends a refund back, days after it was done. */
    returnRefunds: (paymentId: string) => {
      const charge = charges.get(paymentId);
      for (const refund of refunds.values()) {
        if (refund.paymentId !== paymentId || refund.isReturned || !charge) continue;
        refund.isReturned = true;
        charge.refundedCents -= refund.amountCents;
      }
    },
    pay: (paymentId: string, changes: Partial<FakeCharge> = {}) =>
      bank.change(paymentId, { state: 'paid', transaction: `t-${paymentId}`, ...changes }),
    provider: undefined as unknown as PaymentProvider,
  };

  const requireAnswer = () => {
    if (bank.failing === 'away') throw new AppError('payments.gateway_unavailable');
    if (bank.failing === 'refusing') throw new AppError('payments.gateway_refused');
  };

  const resultOf = (key: string): RefundResult =>
    refunds.get(key)?.isReturned
      ? { state: 'refused', failure: 'the account was closed' }
      : { state: 'done', providerRefund: key };

  bank.provider = {
    gateway: 'sandbox',
    methods: ['pix', 'card', 'boleto'],
    create: async (order) => {
      calls.create += 1;
      requireAnswer();
      const reference = `r-${order.paymentId}`;
      if (!charges.has(order.paymentId)) {
        charges.set(order.paymentId, {
          paymentId: order.paymentId,
          reference,
          transaction: null,
          state: 'pending',
          paidCents: order.amountCents,
          currency: order.currency,
          payer: { userId: order.payer.userId, cpf: order.payer.cpf },
          refundedCents: 0,
          isChargedBack: false,
          expiresAt: order.expiresAt,
        });
      }
      await bank.beforeCreateReturns?.(order.paymentId);
      if (bank.failing === 'answer_lost') throw new AppError('payments.gateway_unavailable');
      return {
        reference,
        paymentUrl: `https://bank.test/${order.paymentId}`,
        ...(order.method === 'pix' && { pixCode: `pix-${order.paymentId}` }),
      };
    },
    find: async ({ paymentId, transaction }) => {
      calls.find += 1;
      requireAnswer();
      const charge =
        charges.get(paymentId ?? '') ??
        [...charges.values()].find((each) => transaction && each.transaction === transaction);
      if (!charge) return undefined;
      return { ...charge, state: charge.state === 'pending' && charge.expiresAt <= clock() ? 'expired' : charge.state };
    },
    cancel: async ({ paymentId }) => {
      requireAnswer();
      const charge = charges.get(paymentId ?? '');
      if (charge?.state === 'pending') charge.state = 'cancelled';
    },
    canRefund: () => bank.refundable,
    refund: async (order) => {
      calls.refund += 1;
      requireAnswer();
      if (bank.refusesRefunds || bank.refusesRefundsOf.has(order.paymentId))
        return { state: 'refused', failure: 'no money in the account' };
      const charge = charges.get(order.paymentId);
      if (charge && !refunds.has(order.key)) {
        refunds.set(order.key, { paymentId: order.paymentId, amountCents: order.amountCents, isReturned: false });
        charge.refundedCents += order.amountCents;
      }
      if (bank.failing === 'answer_lost') throw new AppError('payments.gateway_unavailable');
      return resultOf(order.key);
    },
    findRefund: async ({ providerRefund }) => resultOf(providerRefund),
    readEvent: ({ body }) => {
      const { eventId, paymentId, transaction } = JSON.parse(body.toString()) as {
        eventId: string;
        paymentId?: string;
        transaction?: string;
      };
      return { verdict: 'accepted', eventId, kind: 'changed', paymentId, transaction };
    },
  };
  return bank;
}
