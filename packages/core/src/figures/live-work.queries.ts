import type { Reader } from '@semblante/db';
import {
  creditOrders,
  paymentEvents,
  payments,
  processings,
  refunds,
  reviewCases,
  secondFactors,
  users,
  verificationRequests,
  webhookRefusals,
  workSteps,
} from '@semblante/db/schema';
import { and, count, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** No alert is the worse for being told "1,000" instead of more, and no count of one reads further. */
const alertedMax = 1_000;

async function countUpTo(reader: Reader, table: PgTable, where: SQL | undefined): Promise<number> {
  const [counted] = await reader.select({ total: count() }).from(
    reader
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where)
      .limit(alertedMax)
      .as('counted'),
  );
  return counted?.total ?? 0;
}

export async function countOpenProcessings(reader: Reader): Promise<{ pending: number; inProgress: number }> {
  const rows = await reader
    .select({ status: processings.status, total: count() })
    .from(processings)
    .where(inArray(processings.status, ['pending', 'in_progress']))
    .groupBy(processings.status);
  const of = (status: string) => rows.find((row) => row.status === status)?.total ?? 0;
  return { pending: of('pending'), inProgress: of('in_progress') };
}

export async function countSteps(reader: Reader): Promise<{ waiting: number; running: number; oldestAt: Date | null }> {
  const [waiting] = await reader
    .select({
      total: count(),
      oldestMs: sql<number | null>`(extract(epoch from min(${workSteps.orderedAt})) * 1000)::float8`,
    })
    .from(workSteps)
    .where(eq(workSteps.state, 'waiting'));
  const [running] = await reader.select({ total: count() }).from(workSteps).where(eq(workSteps.state, 'leased'));
  const oldestMs = waiting?.oldestMs ?? null;
  return {
    waiting: waiting?.total ?? 0,
    running: running?.total ?? 0,
    oldestAt: oldestMs === null ? null : new Date(oldestMs),
  };
}

/** How the work of a period ended, by error code; null is completed. */
export async function listEndings(reader: Reader, since: Date): Promise<{ errorCode: string | null; total: number }[]> {
  return await reader
    .select({ errorCode: processings.errorCode, total: count() })
    .from(processings)
    .where(and(isNotNull(processings.finishedAt), gte(processings.finishedAt, since)))
    .groupBy(processings.errorCode)
    .orderBy(processings.errorCode);
}

/**
 * Forged or unreadable ones, of which few are stored and all are counted, by the hour, and honest ones that could not
 * be worked on after several tries.
 */
export async function countWebhookErrors(reader: Reader, since: Date): Promise<number> {
  const [refused] = await reader
    .select({ total: sql<number>`coalesce(sum(${webhookRefusals.total}), 0)::float8` })
    .from(webhookRefusals)
    .where(gte(webhookRefusals.hour, since));
  const isBad = or(
    eq(paymentEvents.verdict, 'foreign'),
    and(isNull(paymentEvents.handledAt), gte(paymentEvents.tries, 3)),
  );
  return (
    (refused?.total ?? 0) + (await countUpTo(reader, paymentEvents, and(gte(paymentEvents.receivedAt, since), isBad)))
  );
}

export async function countGivenUpEvents(reader: Reader): Promise<number> {
  return await countUpTo(reader, paymentEvents, and(isNull(paymentEvents.handledAt), isNull(paymentEvents.tryAt)));
}

export async function countStalledSteps(reader: Reader, before: Date): Promise<number> {
  return await countUpTo(reader, workSteps, and(eq(workSteps.state, 'leased'), lt(workSteps.leaseUntil, before)));
}

export async function countRefunds(reader: Reader, state: 'asked' | 'failed'): Promise<number> {
  return await countUpTo(reader, refunds, eq(refunds.state, state));
}

/** Approved, and for staff to send: the provider cannot, or is no longer there. */
export async function countRefundsToPay(reader: Reader): Promise<number> {
  return await countUpTo(reader, refunds, and(eq(refunds.state, 'approved'), eq(refunds.isByHand, true)));
}

export async function countFlaggedPayments(reader: Reader): Promise<number> {
  return await countUpTo(reader, payments, isNotNull(payments.flaggedAt));
}

export async function countCasesWaiting(reader: Reader): Promise<number> {
  return await countUpTo(reader, reviewCases, inArray(reviewCases.state, ['open', 'appealed']));
}

export async function countCasesOverdue(reader: Reader, now: Date): Promise<number> {
  return await countUpTo(
    reader,
    reviewCases,
    and(inArray(reviewCases.state, ['open', 'appealed']), lt(reviewCases.decideBy, now)),
  );
}

export async function countOrdersWaiting(reader: Reader, of: { notAskedBy: string }): Promise<number> {
  return await countUpTo(
    reader,
    creditOrders,
    and(eq(creditOrders.state, 'pending'), ne(creditOrders.askedBy, of.notAskedBy)),
  );
}

export async function countVerificationsWaiting(reader: Reader): Promise<number> {
  return await countUpTo(reader, verificationRequests, eq(verificationRequests.state, 'pending'));
}

export async function countStaffWithoutFactor(reader: Reader): Promise<number> {
  const [counted] = await reader
    .select({ total: count() })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(inArray(users.role, ['admin', 'mod']), eq(users.status, 'active'), isNull(secondFactors.confirmedAt)));
  return counted?.total ?? 0;
}
