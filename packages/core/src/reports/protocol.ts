import { randomBytes } from 'node:crypto';

/** Without I, L, O and U: what is read aloud or written down is not mistaken. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 50 random bits: whoever tries numbers finds nobody's report. */
export function newProtocol(now: Date): string {
  const drawn = Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('');
  return `SEM-${now.getUTCFullYear()}-${drawn.slice(0, 5)}-${drawn.slice(5)}`;
}
