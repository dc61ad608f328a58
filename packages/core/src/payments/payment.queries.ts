import type { Gateway, Language, PaymentFlag, PaymentMethod, PaymentReason, PaymentStatus } from '@semblante/contracts';
import type { Reader, Tx } from '@semblante/db';
import { payments, users } from '@semblante/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { PaymentId, UserId } from '../kernel/index.ts';

export interface PaymentRow {
  id: PaymentId;
  userId: UserId;
  credits: number;
  listPriceCents: number;
  promotionId: string | null;
  promotionTitlePtBr: string | null;
  promotionTitleEn: string | null;
  percentOff: number | null;
  amountCents: number;
  currency: 'BRL';
  method: PaymentMethod;
  gateway: Gateway;
  payerCpfHash: string;
  hasFirstPurchasePrice: boolean;
  status: PaymentStatus;
  statusReason: PaymentReason | null;
  flag: PaymentFlag | null;
  reference: string | null;
  transaction: string | null;
  pixCode: string | null;
  paymentUrl: string | null;
  bodyHash: string | null;
  refundedCents: number;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  checks: number;
}

export const paymentColumns = {
  id: sql<PaymentId>`${payments.id}`.as('id'),
  userId: sql<UserId>`${payments.userId}`.as('user_id'),
  credits: payments.credits,
  listPriceCents: payments.listPriceCents,
  promotionId: payments.promotionId,
  promotionTitlePtBr: payments.promotionTitlePtBr,
  promotionTitleEn: payments.promotionTitleEn,
  percentOff: payments.percentOff,
  amountCents: payments.amountCents,
  currency: payments.currency,
  method: payments.method,
  gateway: payments.gateway,
  payerCpfHash: payments.payerCpfHash,
  hasFirstPurchasePrice: payments.hasFirstPurchasePrice,
  status: payments.status,
  statusReason: payments.statusReason,
  flag: payments.flag,
  reference: payments.reference,
  transaction: payments.transaction,
  pixCode: payments.pixCode,
  paymentUrl: payments.paymentUrl,
  bodyHash: payments.bodyHash,
  refundedCents: payments.refundedCents,
  createdAt: payments.createdAt,
  expiresAt: payments.expiresAt,
  paidAt: payments.paidAt,
  checks: payments.checks,
};

export async function findPayment(reader: Reader, id: string): Promise<PaymentRow | undefined> {
  const [found] = await reader.select(paymentColumns).from(payments).where(eq(payments.id, id)).limit(1);
  return found;
}

export async function findOwnPayment(
  reader: Reader,
  of: { id: string; userId: UserId },
): Promise<PaymentRow | undefined> {
  const [found] = await reader
    .select(paymentColumns)
    .from(payments)
    .where(and(eq(payments.id, of.id), eq(payments.userId, of.userId)))
    .limit(1);
  return found;
}

/** Whoever changes a payment holds its row: the account's row is locked after it, never before. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [found] = await tx.select(paymentColumns).from(payments).where(eq(payments.id, id)).limit(1).for('update');
  return found;
}

export async function lockOwnPayment(tx: Tx, of: { id: string; userId: UserId }): Promise<PaymentRow | undefined> {
  const [found] = await tx
    .select(paymentColumns)
    .from(payments)
    .where(and(eq(payments.id, of.id), eq(payments.userId, of.userId)))
    .limit(1)
    .for('update');
  return found;
}

export async function updatePayment(
  tx: Tx,
  id: PaymentId,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id));
}

export interface Buyer {
  userId: UserId;
  name: string;
  email: string;
  language: Language;
}

export async function getBuyer(reader: Reader, userId: UserId): Promise<Buyer> {
  const [found] = await reader
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  if (!found) throw new Error(`The payment's account ${userId} does not exist`);
  return { userId, name: found.name, email: found.email, language: found.language ?? 'pt_BR' };
}
