import { fixedRetention, type MailPreferences, type NewsAnswer } from '@semblante/contracts';
import type { Db, Reader } from '@semblante/db';
import { addMs, type Clock, type UserId } from '../kernel/index.ts';
import {
  deleteNewsBefore,
  findMailPreferences,
  listNewsRows,
  markSeen,
  newsPerPage,
  putMailPreferences,
} from './news.queries.ts';

export const newsKeptDays = fixedRetention.news_days;

export async function listNews(
  db: Db,
  { userId, before }: { userId: UserId; before?: number | undefined },
): Promise<NewsAnswer> {
  const { rows, unseen } = await listNewsRows(db, { userId, before });
  const data = rows.slice(0, newsPerPage).map(({ id, kind, params, title, ...news }) => ({
    id,
    kind,
    params: title === null ? params : { ...params, title },
    processing_id: news.processingId,
    payment_id: news.paymentId,
    created_at: new Date(news.createdAtMs).toISOString(),
    seen: news.isSeen,
  }));
  return { data, meta: { unseen, has_more: rows.length > newsPerPage } };
}

export async function seeNews(
  deps: { db: Db; clock: Clock },
  { userId, upTo }: { userId: UserId; upTo: number },
): Promise<void> {
  await markSeen(deps.db, { userId, upTo, now: deps.clock() });
}

export async function purgeNews(db: Db, now: Date): Promise<void> {
  await deleteNewsBefore(db, addMs(now, -newsKeptDays * 24 * 3_600_000));
}

export async function getMailPreferences(reader: Reader, userId: UserId): Promise<MailPreferences> {
  return (await findMailPreferences(reader, userId)) ?? { results: true };
}

export async function setMailPreferences(db: Db, wanted: MailPreferences & { userId: UserId }): Promise<void> {
  await putMailPreferences(db, wanted);
}
