import type { ErrorCode } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { AppError } from '../../kernel/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { addAttempt, addCounts, deleteAttempts, findAttempts, subtractAttempts } from './attempts.queries.ts';
import { type LimitName, limits } from './limits.ts';

export type AttemptDeps = Pick<AccountDeps, 'db' | 'clock' | 'keys'>;
export type Subject = { limit: LimitName; of: string };

/**
 * Counts one try and answers how many there were within the window, this one included. It is counted before the
 * try is judged, and outside of its transaction: a thousand guesses at once cannot all pass before the first is
 * counted.
 */
export async function countAttempt(deps: AttemptDeps, subject: Subject): Promise<number> {
  return (await add(deps, subject)).count;
}

/** In the caller's commit: what is not done in the end is not counted either. */
export async function countAttemptIn(tx: Tx, deps: AttemptDeps, subject: Subject): Promise<number> {
  return (
    await addAttempt(tx, { key: keyOf(deps, subject), now: deps.clock(), windowMs: limits[subject.limit].windowMs })
  ).count;
}

/** Refuses while the subject has used up its tries, without counting this one. */
export async function requireNotOver(deps: AttemptDeps, subject: Subject): Promise<void> {
  const [last] = await findAttempts(deps.db, { keys: [keyOf(deps, subject)], now: deps.clock() });
  if (last && last.count >= limits[subject.limit].max)
    throw refused('accounts.too_many_attempts', deps, last.windowEndsAt);
}

/** Refuses the try after the last allowed one, and says when the window is over. */
export async function requireAttempt(
  deps: AttemptDeps,
  subject: Subject,
  refusal: ErrorCode = 'accounts.too_many_attempts',
): Promise<void> {
  const { count, windowEndsAt } = await add(deps, subject);
  if (isOver(subject, count)) throw refused(refusal, deps, windowEndsAt);
}

function refused(code: ErrorCode, deps: AttemptDeps, windowEndsAt: Date): AppError {
  return new AppError(
    code,
    {},
    { retryAfterSeconds: Math.ceil((windowEndsAt.getTime() - deps.clock().getTime()) / 1000) },
  );
}

async function add(deps: AttemptDeps, subject: Subject): Promise<{ count: number; windowEndsAt: Date }> {
  return await addAttempt(deps.db, {
    key: keyOf(deps, subject),
    now: deps.clock(),
    windowMs: limits[subject.limit].windowMs,
  });
}

export function isOver(subject: Subject, count: number): boolean {
  return count > limits[subject.limit].max;
}

/** The highest count among the subjects. */
export async function findMostAttempts(deps: AttemptDeps, subjects: Subject[]): Promise<number> {
  const found = await findAttempts(deps.db, {
    keys: subjects.map((subject) => keyOf(deps, subject)),
    now: deps.clock(),
  });
  return Math.max(0, ...found.map(({ count }) => count));
}

/** Forgets all tries of a subject and answers how many there were. */
export async function forgetAttempts(deps: AttemptDeps, subject: Subject): Promise<number> {
  return await deleteAttempts(deps.db, keyOf(deps, subject));
}

export async function giveBackAttempts(deps: AttemptDeps, subject: Subject, count: number): Promise<void> {
  await subtractAttempts(deps.db, { key: keyOf(deps, subject), count });
}

export interface SharedCount {
  key: string;
  count: number;
  /** A count of its own for each window: `key` names it. */
  endsAt: Date;
}

/** Adds what one process counted by itself and answers what all of them counted, by key. */
export async function shareCounts(
  deps: Pick<AttemptDeps, 'db' | 'keys'>,
  counts: readonly SharedCount[],
): Promise<Map<string, number>> {
  const signed = new Map(counts.map((count) => [`calls:${deps.keys.sign('attempts', count.key)}`, count]));
  const totals = await addCounts(
    deps.db,
    [...signed].map(([key, { count, endsAt }]) => ({ key, count, endsAt })),
  );
  return new Map(totals.map(({ key, count }) => [signed.get(key)?.key ?? key, count]));
}

/** Signed, so that the table holds neither e-mails nor addresses. */
function keyOf(deps: AttemptDeps, { limit, of }: Subject): string {
  return `${limit}:${deps.keys.sign('attempts', of)}`;
}
