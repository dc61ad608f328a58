import {
  countedMax,
  staffPerPage,
  type VerificationRequest,
  type VerificationRequestState,
} from '@semblante/contracts';
import type { Reader, Tx } from '@semblante/db';
import { users, verificationRequests } from '@semblante/db/schema';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserId } from '../kernel/index.ts';

/** One waits already: nothing is written. */
export async function insertRequest(
  tx: Tx,
  request: { id: string; userId: UserId; message: string | null; askedAt: Date },
): Promise<void> {
  await tx
    .insert(verificationRequests)
    .values({ ...request, state: 'pending' })
    .onConflictDoNothing();
}

/** The account, with the last time it asked. */
export async function findStanding(reader: Reader, userId: UserId) {
  const [found] = await reader
    .select({
      isVerified: users.isVerified,
      state: verificationRequests.state,
      askedAt: verificationRequests.askedAt,
      decisionReason: verificationRequests.decisionReason,
      askAgainAt: verificationRequests.askAgainAt,
    })
    .from(users)
    .leftJoin(verificationRequests, eq(verificationRequests.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(desc(verificationRequests.askedAt), desc(verificationRequests.id))
    .limit(1);
  return found;
}

export async function findOwnerOfRequest(reader: Reader, id: string): Promise<string | undefined> {
  const [found] = await reader
    .select({ userId: verificationRequests.userId })
    .from(verificationRequests)
    .where(eq(verificationRequests.id, id))
    .limit(1);
  return found?.userId;
}

interface Decided {
  state: Exclude<VerificationRequestState, 'pending'>;
  decidedBy: UserId;
  decidedAt: Date;
  decisionReason: string;
  askAgainAt?: Date;
}

/** The account's row is locked by the caller. Answers false when none waits. */
export async function markRequestDecided(tx: Tx, userId: UserId, decided: Decided): Promise<boolean> {
  const waiting = and(eq(verificationRequests.userId, userId), eq(verificationRequests.state, 'pending'));
  const rows = await tx
    .update(verificationRequests)
    .set(decided)
    .where(waiting)
    .returning({ id: verificationRequests.id });
  return rows.length > 0;
}

export async function isRequestWaiting(tx: Tx, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ state: verificationRequests.state })
    .from(verificationRequests)
    .where(eq(verificationRequests.id, id))
    .limit(1);
  return found?.state === 'pending';
}

const deciders = alias(users, 'deciders');

async function selectRequests(
  reader: Reader,
  where: SQL,
  { order, limit, offset }: { order: SQL[]; limit: number; offset: number },
): Promise<VerificationRequest[]> {
  const rows = await reader
    .select({
      id: verificationRequests.id,
      user: { id: users.id, name: users.name, email: users.email },
      userCreatedAt: users.createdAt,
      message: verificationRequests.message,
      state: verificationRequests.state,
      askedAt: verificationRequests.askedAt,
      decidedById: deciders.id,
      decidedByName: deciders.name,
      decidedAt: verificationRequests.decidedAt,
      decisionReason: verificationRequests.decisionReason,
    })
    .from(verificationRequests)
    .innerJoin(users, eq(users.id, verificationRequests.userId))
    .leftJoin(deciders, eq(deciders.id, verificationRequests.decidedBy))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    id: row.id,
    user: { ...row.user, created_at: row.userCreatedAt.toISOString() },
    message: row.message,
    state: row.state,
    asked_at: row.askedAt.toISOString(),
    decided_by:
      row.decidedById !== null && row.decidedByName !== null ? { id: row.decidedById, name: row.decidedByName } : null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_reason: row.decisionReason,
  }));
}

export async function findRequest(reader: Reader, id: string): Promise<VerificationRequest | undefined> {
  const [found] = await selectRequests(reader, eq(verificationRequests.id, id), {
    order: [asc(verificationRequests.id)],
    limit: 1,
    offset: 0,
  });
  return found;
}

/** What waits longest comes first; of what was decided, the newest. */
export async function listRequests(
  reader: Reader,
  asked: { state: VerificationRequestState; page: number },
): Promise<{ requests: VerificationRequest[]; counted: number }> {
  const where = eq(verificationRequests.state, asked.state);
  const [counted] = await reader.select({ total: sql<number>`count(*)::int` }).from(
    reader
      .select({ one: sql`1`.as('one') })
      .from(verificationRequests)
      .where(where)
      .limit(countedMax + 1)
      .as('counted'),
  );
  const by = asked.state === 'pending' ? asc : desc;
  const requests = await selectRequests(reader, where, {
    order: [by(verificationRequests.askedAt), by(verificationRequests.id)],
    limit: staffPerPage,
    offset: (asked.page - 1) * staffPerPage,
  });
  return { requests, counted: counted?.total ?? 0 };
}
