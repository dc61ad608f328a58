import { AppError, newId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { RawWebhook } from '../provider.ts';
import { recordEvent } from './events.queries.ts';

const bodyKept = 8_000;
/** While the process that took the webhook still works on it, nobody else does. */
export const eventGraceMs = 30_000;

export interface ReceivedWebhook {
  eventRowId: string;
  /** False when its work was done before: the same event came again. */
  isNew: boolean;
}

/**
 * Judges and records a webhook, whatever it is, and does nothing else: the provider gets its answer at once, and the
 * row is the promise that the work will be done, by this process after the answer or by the watch.
 */
export async function receiveWebhook(deps: PaymentDeps, gateway: string, raw: RawWebhook): Promise<ReceivedWebhook> {
  const provider = deps.providers.find(gateway);
  if (!provider) throw new AppError('request.not_found');
  const now = deps.clock();
  const read = provider.readEvent(raw, now);
  const isToDo = read.verdict === 'accepted';
  const recorded = await recordEvent(deps.db, {
    id: newId(),
    gateway,
    verdict: read.verdict,
    ...('eventId' in read && { eventId: read.eventId, kind: read.kind }),
    ...(isToDo && { paymentId: read.paymentId, reference: read.reference, transaction: read.transaction, tryAt: new Date(now.getTime() + eventGraceMs) }),
    body: raw.body.toString('utf8').replaceAll('\0', '').slice(0, bodyKept),
    receivedAt: now,
    handledAt: isToDo ? null : now,
  });
  if (!('eventId' in read)) throw new AppError('payments.webhook_refused');
  return { eventRowId: recorded.id, isNew: recorded.handledAt === null };
}
