import { generateSecret, generateURI, verify } from 'otplib';
import type { Clock, Keys, UserId } from '../../kernel/index.ts';

const issuer = 'Semblante';
// One step either way: a phone's clock may be half a minute off.
const toleranceSeconds = 30;

export function newSecret(label: string): { secret: string; otpauthUrl: string } {
  const secret = generateSecret();
  return { secret, otpauthUrl: generateURI({ issuer, label, secret }) };
}

// The account is part of the purpose: a sealed secret copied to another account's row does not open there.
const purposeOf = (userId: UserId) => `second-factor:${userId}`;

export function sealSecret(keys: Keys, userId: UserId, secret: string): string {
  return keys.seal(purposeOf(userId), secret);
}

/** The same secret, sealed as from now on; undefined when it is already. */
export function resealSecret(keys: Keys, userId: UserId, sealed: string): string | undefined {
  return keys.reseal(purposeOf(userId), sealed);
}

/** The time step whose code this is, or undefined. */
export async function findStep(
  deps: { keys: Keys; clock: Clock },
  tried: { userId: UserId; sealedSecret: string; code: string },
): Promise<number | undefined> {
  const token = tried.code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const secret = deps.keys.unseal(purposeOf(tried.userId), tried.sealedSecret);
  const epoch = Math.floor(deps.clock().getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: toleranceSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
