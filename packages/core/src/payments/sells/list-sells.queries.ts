import type { SellsQuery } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { payments, refunds, users } from '@semblante/db/schema';
import { and, count, desc, eq, exists, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { paymentColumns, type PaymentRow } from '../payment.queries.ts';

export type SellRow = PaymentRow & { userName: string; userEmail: string };

const columns = { ...paymentColumns, userName: users.name, userEmail: users.email };

export async function listSellRows(reader: Reader, asked: SellsQuery & { perPage: number }): Promise<{ rows: SellRow[]; total: number }> {
  const where = conditionOf(reader, asked);
  const [counted] = await reader.select({ total: count() }).from(payments).innerJoin(users, eq(users.id, payments.userId)).where(where);
  const rows = await reader
    .select(columns)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage);
  return { rows, total: counted?.total ?? 0 };
}

export async function findSellRow(reader: Reader, id: string): Promise<SellRow | undefined> {
  const [found] = await reader.select(columns).from(payments).innerJoin(users, eq(users.id, payments.userId)).where(eq(payments.id, id)).limit(1);
  return found;
}

function conditionOf(reader: Reader, asked: SellsQuery): SQL | undefined {
  return and(
    asked.status && eq(payments.status, asked.status),
    asked.method && eq(payments.method, asked.method),
    asked.flagged === undefined ? undefined : asked.flagged ? isNotNull(payments.flaggedAt) : isNull(payments.flaggedAt),
    asked.refund && exists(reader.select({ one: sql`1` }).from(refunds).where(and(eq(refunds.paymentId, payments.id), eq(refunds.state, asked.refund)))),
    asked.query ? matches(reader, asked.query) : undefined,
  );
}

/** A name, an address, a payment's id, a provider's number or a protocol; `%` and `_` are letters like others. */
function matches(reader: Reader, query: string): SQL | undefined {
  const part = `%${query.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return or(
    ilike(users.name, part),
    ilike(users.email, part),
    eq(sql`${payments.id}::text`, query.toLowerCase()),
    eq(payments.reference, query),
    eq(payments.transaction, query),
    exists(reader.select({ one: sql`1` }).from(refunds).where(and(eq(refunds.paymentId, payments.id), eq(refunds.protocol, query)))),
  );
}
