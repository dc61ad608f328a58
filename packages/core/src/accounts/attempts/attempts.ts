import { AppError } from '../../kernel/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { addAttempt, deleteAttempts, findAttemptCounts, subtractAttempts } from './attempts.queries.ts';
import { type LimitName, limits } from './limits.ts';

export type AttemptDeps = Pick<AccountDeps, 'db' | 'clock' | 'keys'>;
export type Subject = { limit: LimitName; of: string };

/**
 * Counts one try and answers how many there were within the window, this one included. It is counted before the
 * try is judged, and outside of its transaction: a thousand guesses at once cannot all pass before the first is counted.
 */
export async function countAttempt(deps: AttemptDeps, subject: Subject): Promise<number> {
  return await addAttempt(deps.db, { key: keyOf(deps, subject), now: deps.clock(), windowMs: limits[subject.limit].windowMs });
}

export async function requireAttempt(deps: AttemptDeps, subject: Subject): Promise<void> {
  if (isOver(subject, await countAttempt(deps, subject))) throw new AppError('accounts.too_many_attempts');
}

export function isOver(subject: Subject, count: number): boolean {
  return count > limits[subject.limit].max;
}

/** The highest count among the subjects. */
export async function findMostAttempts(deps: AttemptDeps, subjects: Subject[]): Promise<number> {
  const counts = await findAttemptCounts(deps.db, { keys: subjects.map((subject) => keyOf(deps, subject)), now: deps.clock() });
  return Math.max(0, ...counts);
}

/** Forgets all tries of a subject and answers how many there were. */
export async function forgetAttempts(deps: AttemptDeps, subject: Subject): Promise<number> {
  return await deleteAttempts(deps.db, keyOf(deps, subject));
}

export async function giveBackAttempts(deps: AttemptDeps, subject: Subject, count: number): Promise<void> {
  await subtractAttempts(deps.db, { key: keyOf(deps, subject), count });
}

/** Signed, so that the table holds neither e-mails nor addresses. */
function keyOf(deps: AttemptDeps, { limit, of }: Subject): string {
  return `${limit}:${deps.keys.sign('attempts', of)}`;
}
