import { randomUUID } from 'node:crypto';
import { AppError } from '@semblante/core/kernel';
import type { PaymentProvider } from '@semblante/core/payments';
import { findChargeBy, moveCharge, refundOnce, returnNewestRefund, type SandboxCharge } from './books.queries.ts';
import { createCourier, type DeliveryOptions, newEventId } from './deliver.ts';
import { createSandboxProvider, type SandboxDeps } from './sandbox-provider.ts';

export const sandboxActions = ['approve', 'reject', 'expire', 'refund', 'return_refund', 'chargeback'] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** What a bank could do wrong, on request. */
export interface SandboxWish extends DeliveryOptions {
  amountCents?: number;
  currency?: string;
  payerId?: string;
}

export interface Sandbox {
  provider: PaymentProvider;
  find(paymentId: string): Promise<SandboxCharge | undefined>;
  /** Plays the bank, then tells the site by webhook. */
  act(paymentId: string, action: SandboxAction, wish: SandboxWish): Promise<SandboxCharge>;
  stop(): void;
}

/**
 * A little payment provider with its own books. It lives in the same server and knows the site only by its webhook
 * address.
 */
export function createSandbox(deps: SandboxDeps): Sandbox {
  const courier = createCourier(deps);
  const find = (paymentId: string) => findChargeBy(deps.db, { externalReference: paymentId });
  return {
    provider: createSandboxProvider(deps),
    find,
    act: async (paymentId, action, wish) => {
      const charge = await find(paymentId);
      if (!charge) throw new AppError('payments.not_found');
      await play(deps, charge, { action, wish });
      const { name, cpf } = charge.payer;
      const data = {
        charge_id: charge.id,
        ...(!moneyBack.has(action) && { external_reference: paymentId }),
        payer: { name, cpf },
      };
      await courier.deliver(
        { id: newEventId(), type: eventTypes[action], created: deps.clock().toISOString(), data },
        wish,
      );
      return (await find(paymentId)) ?? charge;
    },
    stop: courier.stop,
  };
}

const eventTypes: Record<SandboxAction, string> = {
  approve: 'charge.paid',
  reject: 'charge.rejected',
  expire: 'charge.expired',
  refund: 'charge.refunded',
  return_refund: 'charge.refund_returned',
  chargeback: 'charge.charged_back',
};

const moneyBack: ReadonlySet<SandboxAction> = new Set(['refund', 'return_refund', 'chargeback']);

/** The same answer twice is told twice and changes nothing; an answer that cannot follow is refused. */
async function play(
  deps: SandboxDeps,
  charge: SandboxCharge,
  { action, wish }: { action: SandboxAction; wish: SandboxWish },
): Promise<void> {
  const { id } = charge;
  switch (action) {
    case 'approve': {
      // Also after an end: banks do settle a Pix that was started in its last second.
      const to = {
        state: 'paid' as const,
        paidCents: wish.amountCents ?? charge.amountCents,
        paidCurrency: wish.currency ?? charge.currency,
        ...(wish.payerId && { payer: { ...charge.payer, id: wish.payerId } }),
      };
      return void (await moveCharge(deps.db, { id, from: ['pending', 'rejected', 'expired', 'cancelled'], to }));
    }
    case 'reject':
    case 'expire': {
      const state = action === 'reject' ? 'rejected' : 'expired';
      if (!(await moveCharge(deps.db, { id, from: ['pending', state], to: { state } })))
        throw new AppError('payments.not_pending');
      return;
    }
    case 'refund': {
      const amountCents = wish.amountCents ?? charge.paidCents - charge.refundedCents;
      if (charge.state !== 'paid') throw new AppError('payments.not_refundable');
      if (amountCents <= 0) return;
      if (
        !(await refundOnce(deps.db, {
          id: randomUUID(),
          idempotencyKey: randomUUID(),
          chargeId: id,
          amountCents,
          now: deps.clock(),
        }))
      )
        throw new AppError('payments.not_refundable');
      return;
    }
    case 'return_refund':
      if (!(await returnNewestRefund(deps.db, id))) throw new AppError('payments.not_refundable');
      return;
    case 'chargeback':
      if (!(await moveCharge(deps.db, { id, from: ['paid'], to: { chargedBack: true } })))
        throw new AppError('payments.not_refundable');
      return;
    default:
      return action satisfies never;
  }
}
