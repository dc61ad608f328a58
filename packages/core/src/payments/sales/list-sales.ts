import {
  countedMax,
  type Language,
  type Sale,
  type SaleEvent,
  type SalesFilter,
  type SalesQuery,
  type SalesTotals,
} from '@semblante/contracts';
import { sumFigures } from '../../figures/index.ts';
import { AppError, type PaymentId } from '../../kernel/index.ts';
import { isOnEveryPage, listMatchingIds, readSearch } from '../../users/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { showPayment } from '../payment-shown.ts';
import { listLatestRefunds, listUnspent, type RefundRow } from '../refunds/refund.queries.ts';
import {
  countSales,
  findSaleRow,
  listEventsOfPayment,
  gatherSales,
  listPaymentsNamed,
  listSaleRows,
  type Search,
  type SaleRow,
  type SalesAsked,
  sumSales,
} from './list-sales.queries.ts';

export const salesPerPage = 25;
/**
 * More people than these are met soon by walking along the payments, and to name them all to the database would take
 * longer than to find them.
 */
const namedPeopleMax = 2_000;

export interface SalesPage {
  sales: Sale[];
  total: number;
  /** There are more than `total`. */
  isCapped: boolean;
  totals: SalesTotals | null;
}

export async function listSales(deps: PaymentDeps, query: SalesQuery, language: Language): Promise<SalesPage> {
  const asked = await readFilter(deps, query);
  const { rows, totals } = await listAndSum(deps, asked, { number: query.page, perPage: salesPerPage });
  return {
    sales: await showSales(deps, rows, language),
    total: totals?.count ?? countedMax,
    isCapped: totals === null,
    totals,
  };
}

export async function getSale(deps: PaymentDeps, id: string, language: Language): Promise<Sale> {
  const row = await findSaleRow(deps.db, id);
  const [sale] = row ? await showSales(deps, [row], language) : [];
  if (!sale) throw new AppError('payments.not_found');
  return sale;
}

export async function listEventsOfSale(deps: PaymentDeps, id: string): Promise<SaleEvent[]> {
  const row = await findSaleRow(deps.db, id);
  return row ? await listEventsOfPayment(deps.db, row) : [];
}

/** What its text means is found out once, by indexes, before anything is listed. */
export async function readFilter(deps: PaymentDeps, { query, ...filter }: SalesFilter): Promise<SalesAsked> {
  if (!query) return filter;
  return { ...filter, search: await readText(deps, query) };
}

async function readText(deps: PaymentDeps, text: string): Promise<Search> {
  const found = await readSearch(deps, deps.db, text);
  if (found.ids) {
    const [id] = found.ids;
    const isPayment = id !== undefined && (await findSaleRow(deps.db, id)) !== undefined;
    return isPayment ? { paymentIds: [id as string as PaymentId] } : { userIds: [...found.ids] };
  }
  const named = await listPaymentsNamed(deps.db, text);
  if (named.length > 0 || !found.words) return { paymentIds: named };
  if (await isOnEveryPage(deps.db, found.words)) return { words: found.words, of: 'many' };
  const people = await listMatchingIds(deps.db, found.words, namedPeopleMax + 1);
  return people.length > namedPeopleMax ? { words: found.words, of: 'few' } : { userIds: people };
}

/** By day, state and method the sums are kept; a narrower filter is added up row by row, where it is narrow. */
async function listAndSum(
  deps: PaymentDeps,
  asked: SalesAsked,
  page: { number: number; perPage: number },
): Promise<{ rows: SaleRow[]; totals: SalesTotals | null }> {
  const { search } = asked;
  const isKept = asked.flagged === undefined && !asked.refund && !search;
  const isWide =
    (search && 'words' in search) ||
    (asked.flagged === false && !search && (await countSales(deps.db, asked)) > countedMax);
  if (!isKept && !isWide) return await gatherSales(deps.db, asked, page);
  const rows = await listSaleRows(deps.db, asked, page);
  if (isKept) return { rows, totals: await totalsByDay(deps, asked) };
  return { rows, totals: search && 'words' in search && search.of === 'few' ? await sumSales(deps.db, asked) : null };
}

async function totalsByDay(deps: PaymentDeps, asked: SalesAsked): Promise<SalesTotals> {
  const totals: SalesTotals = { count: 0, amount_cents: 0, paid_cents: 0, refunded_cents: 0 };
  for (const { figure, part, count, cents } of await sumFigures(deps.db, {
    figures: ['payments', 'payments_refunded'],
    from: asked.from,
    to: asked.to,
  })) {
    const [status, method] = part.split(':');
    if ((asked.status && asked.status !== status) || (asked.method && asked.method !== method)) continue;
    if (figure === 'payments_refunded') {
      totals.refunded_cents += cents;
      continue;
    }
    totals.count += count;
    totals.amount_cents += cents;
    if (status === 'success' || status === 'refunded') totals.paid_cents += cents;
  }
  return totals;
}

function failureOf(refund: RefundRow | undefined): Sale['refund_failure'] {
  return refund?.state === 'failed' ? refund.failureCode : null;
}

export async function showSales(deps: PaymentDeps, rows: SaleRow[], language: Language): Promise<Sale[]> {
  const ids = rows.map(({ id }) => id);
  const refunds = await listLatestRefunds(deps.db, ids);
  const unspent = await listUnspent(deps.db, ids);
  return rows.map((row) => ({
    ...showPayment(row, {
      language,
      refund: refunds.get(row.id),
      unspent: unspent.get(row.id) ?? 0,
      clock: deps.clock,
      providers: deps.providers,
    }),
    user: { id: row.userId, name: row.userName, email: row.userEmail },
    reference: row.reference,
    transaction: row.transaction,
    flag: row.flag,
    refund_failure: failureOf(refunds.get(row.id)),
  }));
}
