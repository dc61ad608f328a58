import { type ErasureState, openRefundStates, type Role } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import { erasures, refunds, users } from '@semblante/db/schema';
import { and, asc, desc, eq, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

export interface ErasureRow {
  id: string;
  userId: UserId;
  protocol: string;
  state: ErasureState;
  askedAt: Date;
  dueAt: Date;
  erasedAt: Date | null;
  counts: Record<string, number> | null;
  folders: string[];
  mailMark: string | null;
}

const columns = {
  id: erasures.id,
  userId: sql<UserId>`${erasures.userId}`.as('user_id'),
  protocol: erasures.protocol,
  state: erasures.state,
  askedAt: erasures.askedAt,
  dueAt: erasures.dueAt,
  erasedAt: erasures.erasedAt,
  counts: erasures.counts,
  folders: erasures.folders,
  mailMark: erasures.mailMark,
};
const open = inArray(erasures.state, ['waiting', 'erasing', 'sweeping']);

export async function insertErasure(tx: Tx, erasure: typeof erasures.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(erasures).values(erasure).onConflictDoNothing().returning({ id: erasures.id });
  return inserted.length > 0;
}

export async function findOpenErasure(reader: Reader, userId: UserId): Promise<ErasureRow | undefined> {
  const [found] = await reader
    .select(columns)
    .from(erasures)
    .where(and(eq(erasures.userId, userId), open))
    .limit(1);
  return found;
}

export async function findErasure(reader: Reader, protocol: string): Promise<ErasureRow | undefined> {
  const [found] = await reader
    .select(columns)
    .from(erasures)
    .where(eq(erasures.protocol, protocol))
    .orderBy(desc(erasures.askedAt))
    .limit(1);
  return found;
}

/** One guarded change: of the person who changes their mind and the watch that begins, one comes first. */
export async function moveErasure(
  db: Db | Tx,
  id: string,
  from: ErasureState,
  change: Partial<typeof erasures.$inferInsert>,
): Promise<ErasureRow | undefined> {
  const [moved] = await db
    .update(erasures)
    .set(change)
    .where(and(eq(erasures.id, id), eq(erasures.state, from)))
    .returning(columns);
  return moved;
}

/** What is due, without those whose money is still on its way back, unless that takes longer than `patience`. */
export async function listDue(reader: Reader, asked: { now: Date; patience: Date }): Promise<ErasureRow[]> {
  const moneyOnItsWay = reader
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.userId, erasures.userId), inArray(refunds.state, openRefundStates)));
  return await reader
    .select(columns)
    .from(erasures)
    .where(
      or(
        and(
          eq(erasures.state, 'waiting'),
          lte(erasures.dueAt, asked.now),
          or(lte(erasures.dueAt, asked.patience), notExists(moneyOnItsWay)),
        ),
        inArray(erasures.state, ['erasing', 'sweeping']),
      ),
    )
    .orderBy(asc(erasures.dueAt), asc(erasures.id))
    .limit(20);
}

export interface Person {
  name: string;
  email: string;
  role: Role | null;
  language: 'pt_BR' | 'en' | null;
  erasedAt: Date | null;
}

export async function findPerson(reader: Reader, userId: UserId): Promise<Person | undefined> {
  const [found] = await reader
    .select({
      name: users.name,
      email: users.email,
      role: users.role,
      language: users.language,
      erasedAt: users.erasedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return found;
}

/** From here on nobody logs in: only an active account may. */
export async function shutAccount(tx: Tx, userId: UserId, at: Date): Promise<void> {
  await tx.update(users).set({ status: 'archived', updatedAt: at }).where(eq(users.id, userId));
}
