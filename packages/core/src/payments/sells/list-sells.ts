import type { Language, Sell, SellsQuery } from '@semblante/contracts';
import { AppError } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { showPayment } from '../payment-shown.ts';
import { listLatestRefunds, listUnspent } from '../refunds/refund.queries.ts';
import { findSellRow, listSellRows, type SellRow } from './list-sells.queries.ts';

export const sellsPerPage = 25;

export async function listSells(deps: PaymentDeps, asked: SellsQuery, language: Language): Promise<{ sells: Sell[]; total: number }> {
  const { rows, total } = await listSellRows(deps.db, { ...asked, perPage: sellsPerPage });
  return { sells: await show(deps, rows, language), total };
}

export async function getSell(deps: PaymentDeps, id: string, language: Language): Promise<Sell> {
  const row = await findSellRow(deps.db, id);
  const [sell] = row ? await show(deps, [row], language) : [];
  if (!sell) throw new AppError('payments.not_found');
  return sell;
}

async function show(deps: PaymentDeps, rows: SellRow[], language: Language): Promise<Sell[]> {
  const ids = rows.map(({ id }) => id);
  const refunds = await listLatestRefunds(deps.db, ids);
  const unspent = await listUnspent(deps.db, ids);
  return rows.map((row) => ({
    ...showPayment(row, { language, refund: refunds.get(row.id), unspent: unspent.get(row.id) ?? 0, clock: deps.clock, providers: deps.providers }),
    user: { id: row.userId, name: row.userName, email: row.userEmail },
    reference: row.reference,
    transaction: row.transaction,
    flag: row.flag,
  }));
}
