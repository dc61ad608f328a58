import { timingSafeEqual } from 'node:crypto';
import type { Keys, UserId } from '../../kernel/index.ts';
import { networkOf } from '../attempts/network-of.ts';
import { plainAddress } from './plain-address.ts';

/** Signed: six digits alone would be guessed from their hash in a moment. */
export const codeHashOf = (keys: Keys, { userId, code }: { userId: UserId; code: string }) =>
  keys.sign('email-code', `${userId} ${code}`);

export function isSameHash(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export const addressKeyOf = (keys: Keys, email: string) => keys.sign('email-code-address', email);

/** Whether it was this address that was confirmed. */
export function isConfirmedFor(
  keys: Keys,
  known: { addressKey: string; confirmedAt: Date | null } | undefined,
  email: string,
): boolean {
  return known?.confirmedAt != null && known.addressKey === addressKeyOf(keys, email);
}

export interface Claimant {
  email: string;
  ip: string;
  /** What this browser was given when it first asked for a code. */
  device: string;
}

/** Of one person there is one mailbox and one browser, as far as can be told. */
export const claimKeysOf = (keys: Keys, { email, device }: Claimant) => [
  `address:${keys.sign('welcome-claim', plainAddress(email))}`,
  `device:${keys.sign('welcome-claim', device)}`,
];

export const networkOfClaimant = ({ ip }: Claimant) => networkOf(ip);
