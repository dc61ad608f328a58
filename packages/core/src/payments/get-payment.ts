import type { Language, Payment } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { AppError, type UserId } from '../kernel/index.ts';
import { openCharge } from './charges/open-charge.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { showPayment } from './payment-shown.ts';
import { findOwnPayment, type PaymentRow } from './payment.queries.ts';
import { findLatestRefund, findUnspent } from './refunds/refund.queries.ts';

export interface Asked {
  id: string;
  userId: UserId;
  language: Language;
}

/** The QR picture of the code is drawn where it is shown. */
export type OwnPayment = Omit<Payment, 'pix'> & { pix_code?: string };

/** One's own payment; somebody else's does not exist. While it can be paid it carries its code or its page. */
export async function getPayment(deps: PaymentDeps, asked: Asked): Promise<OwnPayment> {
  const row = await findOwnPayment(deps.db, asked);
  if (!row) throw new AppError('payments.not_found');
  return { ...(await showFrom(deps, deps.db, row, asked.language)), ...waysToPay(deps, row) };
}

/** The same payment, paid later: its charge is opened now if the provider did not answer when it was bought. */
export async function payAgain(deps: PaymentDeps, asked: Asked): Promise<OwnPayment> {
  const row = await findOwnPayment(deps.db, asked);
  if (!row) throw new AppError('payments.not_found');
  if (row.status !== 'pending') throw new AppError('payments.not_pending');
  if (row.expiresAt <= deps.clock()) throw new AppError('payments.expired');
  await openCharge(deps, row.id);
  return await getPayment(deps, asked);
}

export async function showFrom(deps: PaymentDeps, reader: Reader, row: PaymentRow, language: Language) {
  const refund = await findLatestRefund(reader, row.id);
  const unspent = row.status === 'success' ? await findUnspent(reader, row.id) : 0;
  return showPayment(row, { language, refund, unspent, clock: deps.clock, providers: deps.providers });
}

function waysToPay(deps: PaymentDeps, row: PaymentRow): Pick<OwnPayment, 'pix_code' | 'payment_url'> {
  if (row.status !== 'pending' || row.expiresAt <= deps.clock()) return {};
  return {
    ...(row.pixCode && { pix_code: row.pixCode }),
    ...(row.paymentUrl && { payment_url: row.paymentUrl }),
  };
}
