import type { LiveEvent } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import { insertNews, type NewsRow } from './news.queries.ts';

/** Of all that an account is told live, what is worth finding again. */
export async function recordNews(
  tx: Tx,
  told: { userId: UserId; event: LiveEvent; about: UserId | undefined },
): Promise<void> {
  const news = newsOf(told.event);
  if (news) await insertNews(tx, { ...news, userId: told.userId, aboutUserId: told.about });
}

function newsOf(event: LiveEvent): Omit<NewsRow, 'userId'> | undefined {
  switch (event.kind) {
    case 'notification':
      return { kind: event.notice, params: event.params };
    case 'payment':
      return ofPayment(event);
    case 'processing':
      return ofProcessing(event);
    case 'balance':
    case 'video':
    case 'processing_removed':
      return undefined;
    default:
      return event satisfies never;
  }
}

function ofPayment({ payment_id: paymentId, status }: Extract<LiveEvent, { kind: 'payment' }>) {
  if (status === 'success') return { kind: 'payment_paid' as const, params: {}, paymentId };
  if (status === 'refunded') return { kind: 'payment_refunded' as const, params: {}, paymentId };
  return undefined;
}

/** Who cancels knows it. */
function ofProcessing({
  processing_id: processingId,
  status,
  stage,
  error_code: code,
}: Extract<LiveEvent, { kind: 'processing' }>) {
  const about = { params: {}, processingId };
  if (status === 'completed') return { kind: 'processing_completed' as const, ...about };
  if (code === 'blocked') return { kind: 'processing_blocked' as const, ...about };
  if (status === 'error' && code !== 'cancelled') return { kind: 'processing_error' as const, ...about };
  return stage === 'review' ? { kind: 'processing_review' as const, ...about } : undefined;
}
