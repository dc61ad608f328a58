import { countedMax, type SaleEvent, type SalesFilter, type SalesTotals } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { paymentEvents, payments, refunds, users } from '@semblante/db/schema';
import {
  and,
  type AnyColumn,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { addDays, type PaymentId, startOfDay, type UserId } from '../../kernel/index.ts';
import { hasWords, matchesWords } from '../../users/index.ts';
import { paymentColumns, type PaymentRow } from '../payment.queries.ts';

export type SaleRow = PaymentRow & { userName: string; userEmail: string };

/**
 * What a search text was found to mean. Words that `few` or `many` people have are looked for in the payments
 * themselves; what many have is not summed up.
 */
export type Search =
  | { paymentIds: PaymentId[] }
  | { userIds: UserId[] }
  | { words: readonly string[]; of: 'few' | 'many' };

export interface SalesAsked extends Omit<SalesFilter, 'query'> {
  search?: Search | undefined;
}

const columns = { ...paymentColumns, userName: users.name, userEmail: users.email };

export async function listSaleRows(
  reader: Reader,
  asked: SalesAsked,
  page: { number: number; perPage: number },
): Promise<SaleRow[]> {
  const ids = await reader
    .select({ id: payments.id })
    .from(payments)
    .where(conditionOf(reader, asked))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(page.perPage)
    .offset((page.number - 1) * page.perPage);
  return await listRowsOf(
    reader,
    ids.map(({ id }) => id),
    page.perPage,
  );
}

async function listRowsOf(reader: Reader, ids: readonly string[], limit: number): Promise<SaleRow[]> {
  return await reader
    .select(columns)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(inArray(payments.id, [...ids]))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}

/** A page and the sums of all that match, which are gathered once for both: for filters that few match. */
export async function gatherSales(
  reader: Reader,
  asked: SalesAsked,
  page: { number: number; perPage: number },
): Promise<{ rows: SaleRow[]; totals: SalesTotals }> {
  const found = reader.$with('found').as(
    reader
      .select({
        id: payments.id,
        createdAt: payments.createdAt,
        amountCents: payments.amountCents,
        status: payments.status,
        refundedCents: payments.refundedCents,
      })
      .from(payments)
      .where(conditionOf(reader, asked)),
  );
  const newest = reader
    .select({ id: found.id })
    .from(found)
    .orderBy(desc(found.createdAt), desc(found.id))
    .limit(page.perPage)
    .offset((page.number - 1) * page.perPage);
  const [gathered] = await reader
    .with(found)
    .select({ ids: sql<string[]>`array(${newest})`, ...sumsOf(found) })
    .from(found);
  if (!gathered) return { rows: [], totals: nothing };
  const { ids, ...totals } = gathered;
  return { rows: await listRowsOf(reader, ids, page.perPage), totals };
}

const nothing: SalesTotals = { count: 0, amount_cents: 0, paid_cents: 0, refunded_cents: 0 };

function sumsOf(of: { amountCents: AnyColumn; status: AnyColumn; refundedCents: AnyColumn }) {
  return {
    count: count(),
    amount_cents: sql<number>`coalesce(sum(${of.amountCents}), 0)::float8`,
    paid_cents: sql<number>`coalesce(sum(${of.amountCents}) filter (where ${of.status} in ('success', 'refunded')), 0)::float8`,
    refunded_cents: sql<number>`coalesce(sum(${of.refundedCents}), 0)::float8`,
  };
}

/** The next rows after one that was read, newest first: an export holds no more than these at a time. */
export async function listSalesAfter(
  reader: Reader,
  asked: SalesAsked,
  after: Pick<SaleRow, 'createdAt' | 'id'> | undefined,
  limit: number,
): Promise<SaleRow[]> {
  const older =
    after &&
    sql`(${payments.createdAt}, ${payments.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return await reader
    .select(columns)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(conditionOf(reader, asked), older))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}

/** As far as it is counted: one more than `countedMax` when there are more. */
export async function countSales(reader: Reader, asked: SalesAsked): Promise<number> {
  const [counted] = await reader.select({ total: count() }).from(
    reader
      .select({ id: payments.id })
      .from(payments)
      .where(conditionOf(reader, asked))
      .limit(countedMax + 1)
      .as('counted'),
  );
  return counted?.total ?? 0;
}

/** Row by row, all of them, in whatever order. */
export async function sumSales(reader: Reader, asked: SalesAsked): Promise<SalesTotals> {
  const [sums] = await reader
    .select(sumsOf(payments))
    .from(payments)
    .where(conditionOf(reader, asked, 'gathered'));
  return sums ?? nothing;
}

export async function findSaleRow(reader: Reader, id: string): Promise<SaleRow | undefined> {
  const [found] = await reader
    .select(columns)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, id))
    .limit(1);
  return found;
}

const namedMax = 50;

/** Payments that this text names as a whole: by a provider's number or a refund's protocol. */
export async function listPaymentsNamed(reader: Reader, text: string): Promise<PaymentId[]> {
  const named = await reader
    .select({ id: payments.id })
    .from(payments)
    .where(or(eq(payments.reference, text), eq(payments.transaction, text)))
    .orderBy(payments.id)
    .limit(namedMax);
  const refunded = await reader
    .select({ id: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.protocol, text))
    .limit(1);
  return [...named, ...refunded].map(({ id }) => id as PaymentId);
}

const eventsMax = 100;

/** What the provider sent about it, under any of its names, newest first. */
export async function listEventsOfPayment(
  reader: Reader,
  payment: Pick<PaymentRow, 'id' | 'reference' | 'transaction'>,
): Promise<SaleEvent[]> {
  const named = or(
    eq(paymentEvents.paymentId, payment.id),
    payment.reference ? eq(paymentEvents.reference, payment.reference) : undefined,
    payment.transaction ? eq(paymentEvents.transaction, payment.transaction) : undefined,
  );
  const rows = await reader
    .select({
      id: paymentEvents.id,
      kind: paymentEvents.kind,
      verdict: paymentEvents.verdict,
      deliveries: paymentEvents.deliveries,
      tries: paymentEvents.tries,
      receivedAt: paymentEvents.receivedAt,
      handledAt: paymentEvents.handledAt,
    })
    .from(paymentEvents)
    .where(named)
    .orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.id))
    .limit(eventsMax);
  return rows.map(({ receivedAt, handledAt, ...event }) => ({
    ...event,
    received_at: receivedAt.toISOString(),
    handled_at: handledAt?.toISOString() ?? null,
  }));
}

/** `walked`: along the order, until a page is full. `gathered`: all of them, by whatever index finds them. */
type Way = 'walked' | 'gathered';

function conditionOf(reader: Reader, asked: SalesAsked, way: Way = 'walked'): SQL | undefined {
  return and(
    asked.status && eq(payments.status, asked.status),
    asked.method && eq(payments.method, asked.method),
    asked.flagged === undefined
      ? undefined
      : asked.flagged
        ? isNotNull(payments.flaggedAt)
        : isNull(payments.flaggedAt),
    // As a list, not as a join: a payment is looked up for each refund, and no other is read.
    asked.refund &&
      sql`${payments.id} = any(array(${reader.select({ id: refunds.paymentId }).from(refunds).where(eq(refunds.state, asked.refund))}))`,
    asked.from ? gte(payments.createdAt, startOfDay(asked.from)) : undefined,
    asked.to ? lt(payments.createdAt, startOfDay(addDays(asked.to, 1))) : undefined,
    asked.search && searchedFor(reader, asked.search, way),
  );
}

function searchedFor(reader: Reader, search: Search, way: Way): SQL {
  if ('paymentIds' in search) return inArray(payments.id, search.paymentIds);
  if ('userIds' in search) return sql`${payments.userId} = any(${`{${search.userIds.join(',')}}`}::uuid[])`;
  if (way === 'gathered')
    return inArray(payments.userId, reader.select({ id: users.id }).from(users).where(matchesWords(search.words)));
  // A value for each row, not a join: the newest payments are walked until a page is full.
  return sql`(${reader
    .select({ isOne: hasWords(search.words) })
    .from(users)
    .where(eq(users.id, payments.userId))})`;
}
