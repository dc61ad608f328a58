import { staffPerPage } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import {
  creditAccounts,
  creditEntries,
  creditOrders,
  faceConsents,
  faces,
  processings,
  users,
} from '@semblante/db/schema';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const offsetOf = (page: number) => (page - 1) * staffPerPage;

async function countOf(reader: Reader, table: PgTable, where: SQL): Promise<number> {
  const [counted] = await reader.select({ total: count() }).from(table).where(where);
  return counted?.total ?? 0;
}

/** Newest first, each with the balance after it: what is there now, less what came later. */
export async function listLedger(reader: Reader, userId: string, page: number) {
  const where = eq(creditEntries.userId, userId);
  const total = await countOf(reader, creditEntries, where);
  const newer = reader
    .select({ amount: creditEntries.amount })
    .from(creditEntries)
    .where(where)
    .orderBy(desc(creditEntries.id))
    .limit(offsetOf(page))
    .as('newer');
  const [later] = await reader.select({ amount: sql<number>`coalesce(sum(${newer.amount}), 0)::int` }).from(newer);
  const [account] = await reader
    .select({ available: creditAccounts.available })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .limit(1);
  const rows = await reader
    .select({
      id: creditEntries.id,
      kind: creditEntries.kind,
      credits: creditEntries.credits,
      amount: creditEntries.amount,
      causeKind: creditEntries.causeKind,
      causeId: creditEntries.causeId,
      // Staff's own words are with the order: the ledger cannot forget them when the account goes.
      reason: sql<string | null>`coalesce(${creditOrders.reason}, ${creditEntries.reason})`.as('reason'),
      actorId: users.id,
      actorName: users.name,
      createdAt: creditEntries.createdAt,
    })
    .from(creditEntries)
    .leftJoin(users, eq(users.id, creditEntries.actorId))
    .leftJoin(
      creditOrders,
      and(eq(creditEntries.causeKind, 'staff'), sql`${creditOrders.id}::text = ${creditEntries.causeId}`),
    )
    .where(where)
    .orderBy(desc(creditEntries.id))
    .limit(staffPerPage)
    .offset(offsetOf(page));
  return { rows, total, balanceBefore: (account?.available ?? 0) - (later?.amount ?? 0) };
}

export async function listProcessingsOfUser(reader: Reader, userId: string, page: number) {
  const where = eq(processings.userId, userId);
  const rows = await reader
    .select({
      id: processings.id,
      kind: processings.kind,
      status: processings.status,
      stage: processings.stage,
      errorCode: processings.errorCode,
      title: processings.title,
      credits: processings.credits,
      createdAt: processings.createdAt,
      finishedAt: processings.finishedAt,
    })
    .from(processings)
    .where(where)
    .orderBy(desc(processings.createdAt), desc(processings.id))
    .limit(staffPerPage)
    .offset(offsetOf(page));
  return { rows, total: await countOf(reader, processings, where) };
}

export async function listConsentsOfUser(reader: Reader, userId: string, page: number) {
  const where = eq(faceConsents.userId, userId);
  const rows = await reader
    .select({
      id: faceConsents.id,
      kind: faceConsents.kind,
      textVersion: faceConsents.textVersion,
      language: faceConsents.language,
      address: faceConsents.address,
      declaredAt: faceConsents.declaredAt,
      withdrawnAt: faceConsents.withdrawnAt,
      faceId: faces.id,
      faceName: faces.name,
      faceState: faces.state,
    })
    .from(faceConsents)
    .leftJoin(faces, eq(faces.consentId, faceConsents.id))
    .where(where)
    .orderBy(desc(faceConsents.declaredAt), desc(faceConsents.id))
    .limit(staffPerPage)
    .offset(offsetOf(page));
  return { rows, total: await countOf(reader, faceConsents, where) };
}
