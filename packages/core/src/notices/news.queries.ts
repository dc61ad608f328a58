import type { MailPreferences, NewsKind } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import { mailPreferences, notices, processings } from '@semblante/db/schema';
import { and, count, desc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

export interface NewsRow {
  userId: UserId;
  kind: NewsKind;
  params: Record<string, string>;
  processingId?: string;
  paymentId?: string;
  aboutUserId?: UserId | undefined;
}

/** Told before: nothing new. */
export async function insertNews(tx: Tx, row: NewsRow): Promise<void> {
  await tx.insert(notices).values(row).onConflictDoNothing();
}

/** What is about a processing says which, by the title it has now. */
export async function listNewsRows(
  reader: Reader,
  { userId, before, limit }: { userId: UserId; before: number | undefined; limit: number },
) {
  return await reader
    .select({
      id: notices.id,
      kind: notices.kind,
      params: notices.params,
      processingId: notices.processingId,
      paymentId: notices.paymentId,
      title: processings.title,
      createdAt: notices.createdAt,
      seenAt: notices.seenAt,
    })
    .from(notices)
    .leftJoin(processings, and(eq(processings.id, notices.processingId), eq(processings.userId, notices.userId)))
    .where(and(eq(notices.userId, userId), before === undefined ? undefined : lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(limit);
}

export async function countUnseen(reader: Reader, userId: UserId): Promise<number> {
  const [found] = await reader
    .select({ unseen: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.seenAt)));
  return found?.unseen ?? 0;
}

export async function markSeen(
  db: Db,
  { userId, upTo, now }: { userId: UserId; upTo: number; now: Date },
): Promise<void> {
  await db
    .update(notices)
    .set({ seenAt: now })
    .where(and(eq(notices.userId, userId), lte(notices.id, upTo), isNull(notices.seenAt)));
}

export async function deleteNewsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, instant));
}

export async function deleteNewsAbout(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(notices).where(eq(notices.aboutUserId, userId));
}

export async function findMailPreferences(reader: Reader, userId: UserId): Promise<MailPreferences | undefined> {
  const [found] = await reader
    .select({ results: mailPreferences.results })
    .from(mailPreferences)
    .where(eq(mailPreferences.userId, userId))
    .limit(1);
  return found;
}

export async function putMailPreferences(
  db: Db,
  { userId, results }: MailPreferences & { userId: UserId },
): Promise<void> {
  await db
    .insert(mailPreferences)
    .values({ userId, results })
    .onConflictDoUpdate({ target: mailPreferences.userId, set: { results } });
}
