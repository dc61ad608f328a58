import { randomUUID } from 'node:crypto';
import { AppError, type Clock } from '@semblante/core/kernel';
import type { ChargeState, PaymentProvider, ReadWebhook, RefundResult } from '@semblante/core/payments';
import type { Db } from '@semblante/db';
import * as z from 'zod';
import {
  findChargeBy,
  findRefundBy,
  insertCharge,
  moveCharge,
  refundOnce,
  type SandboxCharge,
} from './books.queries.ts';
import { pixCodeOf } from './pix-code.ts';
import { judgeSignature, signatureHeader } from './signature.ts';

const Event = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  data: z.object({ charge_id: z.string().max(100), external_reference: z.string().max(100).nullish() }),
});

export interface SandboxDeps {
  db: Db;
  clock: Clock;
  secret: string;
  publicUrl: string;
  /** Where webhooks go, known once the server listens. */
  webhookUrl: () => string;
}

export function createSandboxProvider({ db, clock, secret, publicUrl }: SandboxDeps): PaymentProvider {
  /** The sandbox calls a refund by the key it was asked for under. */
  async function findRefund(key: string): Promise<RefundResult> {
    const made = await findRefundBy(db, key);
    if (!made) throw new AppError('payments.gateway_refused');
    return made.isReturned
      ? { state: 'refused', failure: 'the bank of the buyer sent it back' }
      : { state: 'done', providerRefund: key };
  }

  return {
    gateway: 'sandbox',
    methods: ['pix', 'card', 'boleto'],
    create: async (order) => {
      const id = `sbx_${randomUUID().replaceAll('-', '')}`;
      await insertCharge(db, {
        id,
        externalReference: order.paymentId,
        amountCents: order.amountCents,
        currency: order.currency,
        method: order.method,
        description: order.description,
        payer: { id: order.payer.userId, name: order.payer.name, cpf: order.payer.cpf },
        pixCode: order.method === 'pix' ? pixCodeOf({ id, amountCents: order.amountCents }) : null,
        returnUrl: order.returnUrl,
        state: 'pending',
        createdAt: clock(),
        expiresAt: order.expiresAt,
      });
      const charge = await findChargeBy(db, { externalReference: order.paymentId });
      if (!charge) throw new AppError('payments.gateway_unavailable');
      return {
        reference: charge.id,
        paymentUrl: `${publicUrl}/sandbox/checkout/${order.paymentId}`,
        ...(charge.pixCode && { pixCode: charge.pixCode }),
      };
    },
    find: async ({ paymentId, reference, transaction }) => {
      const charge = await findChargeBy(db, { externalReference: paymentId, id: reference ?? transaction });
      return charge && stateOf(charge, clock());
    },
    cancel: async ({ paymentId, reference }) => {
      const charge = await findChargeBy(db, { externalReference: paymentId, id: reference });
      if (charge) await moveCharge(db, { id: charge.id, from: ['pending'], to: { state: 'cancelled' } });
    },
    canRefund: () => true,
    refund: async ({ key, transaction, amountCents }) => {
      const isMade = await refundOnce(db, {
        id: randomUUID(),
        idempotencyKey: key,
        chargeId: transaction,
        amountCents,
        now: clock(),
      });
      return isMade ? await findRefund(key) : { state: 'refused', failure: 'the charge has not that much left' };
    },
    findRefund: async ({ providerRefund }) => await findRefund(providerRefund),
    readEvent: ({ headers, body }, now) =>
      readEvent(secret, { header: headers[signatureHeader], body: body.toString('utf8') }, now),
  };
}

function readEvent(secret: string, signed: { header: unknown; body: string }, now: Date): ReadWebhook {
  const judged = judgeSignature(secret, signed, now);
  if (judged !== 'genuine') return { verdict: judged };
  const event = Event.safeParse(parseJson(signed.body));
  if (!event.success) return { verdict: 'malformed' };
  const { id: eventId, type: kind, data } = event.data;
  if (!kind.startsWith('charge.')) return { verdict: 'ignored', eventId, kind };
  return { verdict: 'accepted', eventId, kind, paymentId: data.external_reference, reference: data.charge_id };
}

function stateOf(charge: SandboxCharge, now: Date): ChargeState {
  const isExpired = charge.state === 'pending' && charge.expiresAt <= now;
  return {
    paymentId: charge.externalReference,
    reference: charge.id,
    transaction: charge.state === 'paid' ? charge.id : null,
    state: isExpired ? 'expired' : charge.state,
    paidCents: charge.paidCents,
    currency: charge.paidCurrency ?? charge.currency,
    payer: { userId: charge.payer.id, cpf: charge.payer.cpf },
    refundedCents: charge.refundedCents,
    isChargedBack: charge.chargedBack,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
