import { createHmac, timingSafeEqual } from 'node:crypto';
import { replayWindowSeconds } from '@semblante/core/payments';

export const signatureHeader = 'x-sandbox-signature';

/** `t=<seconds>,v1=<hex>`: the time is signed with the body, so that neither can be kept and the other changed. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

export function judgeSignature(
  secret: string,
  signed: { header: unknown; body: string },
  now: Date,
): 'genuine' | 'forged' | 'stale' {
  const parts = typeof signed.header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signed.header) : null;
  if (!parts) return 'forged';
  const seconds = Number(parts[1]);
  const given = Buffer.from(parts[2] ?? '', 'hex');
  if (!timingSafeEqual(given, Buffer.from(macOf(secret, seconds, signed.body), 'hex'))) return 'forged';
  return Math.abs(now.getTime() / 1000 - seconds) > replayWindowSeconds ? 'stale' : 'genuine';
}

function macOf(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
