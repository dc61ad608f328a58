import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys, UserId } from '../../kernel/index.ts';

/** How many accounts one browser is known to. */
const marksMax = 5;
const separator = '~';

interface Owner {
  userId: UserId;
  passwordHash: string;
}

/**
 * A browser that logged into an account carries a signed mark of it, and no table says who uses which device. A mark
 * opens nothing: it only lets the password be tried while strangers guess at the same account. A new password voids it.
 */
export function markDevice(keys: Keys, marks: string | undefined, owner: Owner): string {
  const name = randomBytes(12).toString('base64url');
  const others = split(marks).filter((mark) => !isMarkOf(keys, mark, owner));
  return [`${name}.${keys.sign(purpose, wordsOf(name, owner))}`, ...others].slice(0, marksMax).join(separator);
}

/** The name of this browser at this account, if it logged in there before. */
export function findDevice(keys: Keys, marks: string | undefined, owner: Owner): string | undefined {
  return split(marks)
    .find((mark) => isMarkOf(keys, mark, owner))
    ?.split('.')[0];
}

function split(marks: string | undefined): string[] {
  return marks?.split(separator).slice(0, marksMax) ?? [];
}

function isMarkOf(keys: Keys, mark: string, owner: Owner): boolean {
  const [name = '', signature = ''] = mark.split('.');
  const given = Buffer.from(signature);
  return keys
    .signatures(purpose, wordsOf(name, owner))
    .map((each) => Buffer.from(each))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
}

const purpose = 'device';
const wordsOf = (name: string, { userId, passwordHash }: Owner) => `${name} ${userId} ${passwordHash}`;
