import type { MailPreferences, NewsKind } from '@semblante/contracts';
import { type Db, type NamedQuery, planQuery, type Reader, runNamed, type Tx } from '@semblante/db';
import { mailPreferences, notices, processings } from '@semblante/db/schema';
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
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

/** As the list shows it. */
export interface ListedNews {
  id: number;
  kind: NewsKind;
  params: Record<string, string>;
  processingId: string | null;
  paymentId: string | null;
  /** Of the processing that it is about, as it is called now. */
  title: string | null;
  createdAtMs: number;
  isSeen: boolean;
}

export const newsPerPage = 20;
type ListParam = 'userId' | 'before';
let plannedList: NamedQuery<ListParam> | undefined;

/** One statement: a page, one more row where there are more, and how many were not seen. */
export async function listNewsRows(
  db: Db,
  { userId, before = Number.MAX_SAFE_INTEGER }: { userId: UserId; before: number | undefined },
): Promise<{ rows: ListedNews[]; unseen: number }> {
  plannedList ??= planList();
  const [found] = await runNamed(db, plannedList, { userId, before });
  const [rows, unseen] = found as [ListedNews[], number];
  return { rows, unseen };
}

function planList(): NamedQuery<ListParam> {
  const userId = sql.placeholder('userId');
  const createdAtMs = sql`(extract(epoch from ${notices.createdAt}) * 1000)::float8`;
  const page = sql`
    select ${notices.id} as id, ${notices.kind} as kind, ${notices.params} as params,
      ${notices.processingId} as "processingId", ${notices.paymentId} as "paymentId", ${processings.title} as title,
      ${createdAtMs} as "createdAtMs", ${notices.seenAt} is not null as "isSeen"
    from ${notices}
    left join ${processings}
      on ${processings.id} = ${notices.processingId} and ${processings.userId} = ${notices.userId}
    where ${eq(notices.userId, userId)} and ${lt(notices.id, sql.placeholder('before'))}
    order by ${notices.id} desc
    limit ${sql.raw(String(newsPerPage + 1))}`;
  const unseen = sql`
    select count(*)::int from ${notices} where ${eq(notices.userId, userId)} and ${isNull(notices.seenAt)}`;
  return planQuery(
    'list_news',
    sql`select (select coalesce(json_agg(page order by page.id desc), '[]') from (${page}) page), (${unseen})`,
  );
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
