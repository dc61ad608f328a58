import { fixedRetention, type MailPreferences, type NewsAnswer } from '@semblante/contracts';
import type { Db, Reader } from '@semblante/db';
import { addMs, type Clock, type UserId } from '../kernel/index.ts';
import {
  countUnseen,
  deleteNewsBefore,
  findMailPreferences,
  listNewsRows,
  markSeen,
  putMailPreferences,
} from './news.queries.ts';

const perPage = 20;
export const newsKeptDays = fixedRetention.news_days;

export async function listNews(
  db: Db,
  { userId, before }: { userId: UserId; before?: number | undefined },
): Promise<NewsAnswer> {
  const rows = await listNewsRows(db, { userId, before, limit: perPage + 1 });
  const data = rows
    .slice(0, perPage)
    .map(({ id, kind, params, processingId, paymentId, title, createdAt, seenAt }) => ({
      id,
      kind,
      params: title === null ? params : { ...params, title },
      processing_id: processingId,
      payment_id: paymentId,
      created_at: createdAt.toISOString(),
      seen: seenAt !== null,
    }));
  return { data, meta: { unseen: await countUnseen(db, userId), has_more: rows.length > perPage } };
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
