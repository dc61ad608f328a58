import { AppError, type Clock } from '../../kernel/index.ts';
import type { ChargeState, PaymentProvider } from '../index.ts';

export interface FakeCharge extends ChargeState {
  expiresAt: Date;
}

/** A provider in memory that keeps its own books and counts what it was asked; `failing` makes it silent, slow to answer or rude. */
export function createFakeProvider(clock: Clock) {
  const charges = new Map<string, FakeCharge>();
  const refunds = new Map<string, number>();
  const calls = { create: 0, refund: 0, find: 0 };
  const bank = {
    charges,
    refunds,
    calls,
    failing: undefined as undefined | 'away' | 'refusing' | 'answer_lost',
    refundable: true,
    refusesRefunds: false,
    bouncesRefunds: false,
    /** Runs after the charge exists and before the call returns: where an early webhook comes in. */
    beforeCreateReturns: undefined as undefined | ((paymentId: string) => Promise<void>),
    change: (paymentId: string, changes: Partial<FakeCharge>) => {
      const charge = charges.get(paymentId);
      if (!charge) throw new Error(`no charge for ${paymentId}`);
      Object.assign(charge, changes);
    },
    pay: (paymentId: string, changes: Partial<FakeCharge> = {}) => bank.change(paymentId, { state: 'paid', transaction: `t-${paymentId}`, ...changes }),
    provider: undefined as unknown as PaymentProvider,
  };

  const requireAnswer = () => {
    if (bank.failing === 'away') throw new AppError('payments.gateway_unavailable');
    if (bank.failing === 'refusing') throw new AppError('payments.gateway_refused');
  };

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
      return { reference, paymentUrl: `https://bank.test/${order.paymentId}`, ...(order.method === 'pix' && { pixCode: `pix-${order.paymentId}` }) };
    },
    find: async ({ paymentId }) => {
      calls.find += 1;
      requireAnswer();
      const charge = charges.get(paymentId ?? '');
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
      if (bank.refusesRefunds) return { state: 'refused', failure: 'no money in the account' };
      const charge = charges.get(order.paymentId);
      if (charge && !refunds.has(order.refundId)) {
        refunds.set(order.refundId, order.amountCents);
        charge.refundedCents += order.amountCents;
      }
      if (bank.failing === 'answer_lost') throw new AppError('payments.gateway_unavailable');
      return { state: 'done', providerRefund: order.refundId };
    },
    findRefund: async ({ providerRefund }) => (bank.bouncesRefunds ? { state: 'refused', failure: 'the account was closed' } : { state: 'done', providerRefund }),
    readEvent: ({ body }) => {
      const { eventId, paymentId } = JSON.parse(body.toString()) as { eventId: string; paymentId: string };
      return { verdict: 'accepted', eventId, kind: 'changed', paymentId };
    },
  };
  return bank;
}
