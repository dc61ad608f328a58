import { randomInt } from 'node:crypto';

/**
 * A number that can be read aloud on the phone: the day, and eight random digits. A unique key refuses the one in a
 * hundred million.
 */
export function newProtocol(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const number = String(randomInt(100_000_000)).padStart(8, '0');
  return `${day}-${number.slice(0, 4)}-${number.slice(4)}`;
}
