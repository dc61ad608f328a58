import type { WebhookVerdict } from '@semblante/contracts';
import { addMs, AppError, hourMs, newId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { RawWebhook } from '../provider.ts';
import { countRefusal, recordEvent } from './events.queries.ts';

const bodyKept = 8_000;
/** Of refused ones, which anybody can send: so many of each kind in an hour, so much of each. */
const samplesPerHour = 3;
const sampleKept = 1_000;
/** While the process that took the webhook still works on it, nobody else does. */
const eventGraceMs = 30_000;

export interface ReceivedWebhook {
  eventRowId: string;
  /** False when its work was done before: the same event came again. */
  isNew: boolean;
}

/**
 * Judges a webhook and records what could be believed, and does nothing else: the provider gets its answer at once, and
 * the row is the promise that the work will be done, by this process after the answer or by the watch.
 */
export async function receiveWebhook(deps: PaymentDeps, gateway: string, raw: RawWebhook): Promise<ReceivedWebhook> {
  const provider = deps.providers.find(gateway);
  if (!provider) throw new AppError('request.not_found');
  const now = deps.clock();
  const read = provider.readEvent(raw, now);
  if (!('eventId' in read)) {
    await recordRefusal(deps, { gateway, verdict: read.verdict, body: textOf(raw, sampleKept), now });
    throw new AppError('payments.webhook_refused');
  }
  const isToDo = read.verdict === 'accepted';
  const recorded = await recordEvent(deps.db, {
    id: newId(),
    gateway,
    verdict: read.verdict,
    eventId: read.eventId,
    kind: read.kind,
    ...(isToDo && {
      paymentId: read.paymentId,
      reference: read.reference,
      transaction: read.transaction,
      tryAt: addMs(now, eventGraceMs),
    }),
    body: textOf(raw, bodyKept),
    receivedAt: now,
    handledAt: isToDo ? null : now,
  });
  return { eventRowId: recorded.id, isNew: recorded.handledAt === null };
}

/** Counted all, stored a few: a flood fills a number, not the disk. */
async function recordRefusal(
  deps: PaymentDeps,
  refused: { gateway: string; verdict: WebhookVerdict; body: string; now: Date },
): Promise<void> {
  const { gateway, verdict, body, now } = refused;
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const total = await countRefusal(deps.db, { gateway, verdict, hour });
  if (total <= samplesPerHour)
    await recordEvent(deps.db, { id: newId(), gateway, verdict, body, receivedAt: now, handledAt: now });
}

function textOf({ body }: RawWebhook, charsMax: number): string {
  return body.toString('utf8').replaceAll('\0', '').slice(0, charsMax);
}
