import { type RawWebhook, type ReadWebhook, replayWindowSeconds } from '@semblante/core/payments';
import { InvalidWebhookSignatureError, WebhookSignatureValidator } from 'mercadopago';
import * as z from 'zod';
import { singleHeader } from '../ask-gateway.ts';

const Body = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  type: z.string().max(100),
  action: z.string().max(100).nullish(),
  data: z.object({ id: z.union([z.number(), z.string()]).transform(String) }),
});

/** The id in the address is what is signed, so it is the one that is believed; the body's must be the same. */
export function readEvent(secret: string, raw: RawWebhook, now: Date): ReadWebhook {
  const xSignature = singleHeader(raw.headers['x-signature']);
  const dataId = typeof raw.query['data.id'] === 'string' ? raw.query['data.id'] : undefined;
  try {
    WebhookSignatureValidator.validate({
      xSignature,
      xRequestId: singleHeader(raw.headers['x-request-id']),
      dataId,
      secret,
    });
  } catch (cause) {
    if (cause instanceof InvalidWebhookSignatureError) return { verdict: 'forged' };
    throw cause;
  }
  if (isStale(xSignature, now)) return { verdict: 'stale' };
  const body = Body.safeParse(parseJson(raw.body.toString('utf8')));
  if (!body.success || !dataId || body.data.data.id !== dataId) return { verdict: 'malformed' };
  const { id, type, action } = body.data;
  const kind = action ?? type;
  const eventId = `${id}:${kind}`;
  return type === 'payment'
    ? { verdict: 'accepted', eventId, kind, transaction: dataId }
    : { verdict: 'ignored', eventId, kind };
}

/**
 * The time comes in seconds from some of their servers and in milliseconds from others; the SDK's own check knows
 * seconds only.
 */
function isStale(xSignature: string | undefined, now: Date): boolean {
  const given = Number(/(?:^|,)\s*ts=(\d+)/.exec(xSignature ?? '')?.[1]);
  const seconds = given > 1e11 ? given / 1000 : given;
  return !(Math.abs(now.getTime() / 1000 - seconds) <= replayWindowSeconds);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
