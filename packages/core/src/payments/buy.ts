import type { BuyBody, PaymentMethod } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { getPayer } from '../billing/index.ts';
import {
  addMs,
  AppError,
  dayMs,
  findRepeated,
  hashOrder,
  minuteMs,
  newId,
  type PaymentId,
  type UserId,
} from '../kernel/index.ts';
import { countPendingPayments, findPaymentByKey, insertPayment } from './buy.queries.ts';
import { openCharge } from './charges/open-charge.ts';
import { findFirstPurchase, findPackageForSale, listPromotionsAt } from './packages/packages.queries.ts';
import { isFirst } from './packages/list-packages.ts';
import { priceOf } from './packages/price.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Far more than anyone needs; without it one account could open charges at the provider without end. */
const pendingMax = 1_000;
const firstCheckMs = minuteMs;

/** How long each method can be paid. A Pix at the providers lives 30 minutes at least. */
export const validMs: Record<PaymentMethod, number> = { pix: 60 * minuteMs, card: dayMs, boleto: 3 * dayMs };

export interface Order extends BuyBody {
  userId: UserId;
  idempotencyKey?: string | undefined;
}

/**
 * The payment is written and committed before the provider hears of it, and its id is the provider's key: whatever
 * breaks in between, the same purchase can be asked for again and is charged once.
 */
export async function buy(deps: PaymentDeps, order: Order): Promise<PaymentId> {
  const { chosen } = deps.providers;
  if (!chosen.methods.includes(order.method))
    throw new AppError('payments.method_unavailable', {}, { field: 'method' });
  const paymentId = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, order.userId);
    return (await findOrdered(tx, order)) ?? (await writePayment(tx, deps, order));
  });
  await openCharge(deps, paymentId);
  return paymentId;
}

async function findOrdered(tx: Tx, order: Order): Promise<PaymentId | undefined> {
  const asked = { idempotencyKey: order.idempotencyKey, bodyHash: hashOf(order) };
  const before = await findRepeated(
    asked,
    async (idempotencyKey) => await findPaymentByKey(tx, { userId: order.userId, idempotencyKey }),
  );
  return before?.id;
}

async function writePayment(tx: Tx, deps: PaymentDeps, order: Order): Promise<PaymentId> {
  const payer = await getPayer(deps, tx, order.userId);
  const pack = await findPackageForSale(tx, order.package_id);
  if (!pack) throw new AppError('payments.package_unavailable');
  const now = deps.clock();
  const first = isFirst(await findFirstPurchase(tx, order.userId));
  const { amountCents, promotion } = priceOf(pack, await listPromotionsAt(tx, now), { hasFirstPurchasePrice: first });
  if (order.expected_amount_cents !== undefined && order.expected_amount_cents !== amountCents)
    throw new AppError('payments.price_changed');
  if ((await countPendingPayments(tx, order.userId)) >= pendingMax) throw new AppError('payments.too_many_pending');
  const id = newId<PaymentId>();
  await insertPayment(tx, {
    id,
    userId: order.userId,
    packageId: pack.id,
    credits: pack.credits,
    packageTags: pack.tags,
    listPriceCents: pack.priceCents,
    promotionId: promotion?.id,
    promotionTitlePtBr: promotion?.title.pt_BR,
    promotionTitleEn: promotion?.title.en,
    percentOff: promotion?.percentOff,
    amountCents,
    currency: 'BRL',
    method: order.method,
    gateway: deps.providers.chosen.gateway,
    payerCpfHash: payer.cpfHash,
    hasFirstPurchasePrice: promotion?.isFirstPurchaseOnly ?? false,
    idempotencyKey: order.idempotencyKey,
    bodyHash: hashOf(order),
    createdAt: now,
    expiresAt: addMs(now, validMs[order.method]),
    checkAt: addMs(now, firstCheckMs),
  });
  return id;
}

function hashOf(order: Order): string {
  return hashOrder([order.package_id, order.method, order.expected_amount_cents ?? null]);
}
