import { timingSafeEqual } from 'node:crypto';
import type { Keys, UserId } from '../../kernel/index.ts';
import { networkOf } from '../attempts/network-of.ts';
import { plainAddress } from './plain-address.ts';

/** Signed: six digits alone would be guessed from their hash in a moment. */
export const codeHashOf = (keys: Keys, { userId, code }: { userId: UserId; code: string }) =>
  keys.sign('email-code', `${userId} ${code}`);

/** Also of a code that was mailed under an earlier secret of the deployment. */
export function isCodeOf(keys: Keys, hash: string, { userId, code }: { userId: UserId; code: string }): boolean {
  const expected = Buffer.from(hash);
  return keys
    .signatures('email-code', `${userId} ${code}`)
    .map((each) => Buffer.from(each))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

export const addressKeyOf = (keys: Keys, email: string) => keys.sign('email-code-address', email);

/** Also under an earlier secret of the deployment. */
export const isAddressKeyOf = (keys: Keys, addressKey: string, email: string) =>
  keys.signatures('email-code-address', email).includes(addressKey);

/** Whether it was this address that was confirmed. */
export function isConfirmedFor(
  keys: Keys,
  known: { addressKey: string; confirmedAt: Date | null } | undefined,
  email: string,
): boolean {
  return known?.confirmedAt != null && isAddressKeyOf(keys, known.addressKey, email);
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

/** The same, and what they were under earlier secrets of the deployment. */
export const allClaimKeysOf = (keys: Keys, { email, device }: Claimant) => [
  ...addressClaimKeys(keys, email),
  ...keys.signatures('welcome-claim', device).map((signature) => `device:${signature}`),
];

/** The present one first. */
export const addressClaimKeys = (keys: Keys, email: string) =>
  keys.signatures('welcome-claim', plainAddress(email)).map((signature) => `address:${signature}`);

export const networkOfClaimant = ({ ip }: Claimant) => networkOf(ip);
