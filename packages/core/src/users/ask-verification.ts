import { type AskVerificationBody, type OwnVerification, verificationLimits } from '@semblante/contracts';
import type { Db, Reader } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { AppError, type Clock, newId, type UserId } from '../kernel/index.ts';
import { findStanding, insertRequest } from './verification-requests.queries.ts';

export async function showVerification(reader: Reader, userId: UserId): Promise<OwnVerification> {
  const standing = await findStanding(reader, userId);
  if (standing?.isVerified === true) return { state: 'approved' };
  // One that was approved and then taken back can be asked for again.
  if (!standing?.state || !standing.askedAt || standing.state === 'approved') return { state: 'none' };
  const { state, askedAt, askAgainAt, decisionReason } = standing;
  const asked_at = askedAt.toISOString();
  if (state === 'pending') return { state, asked_at };
  return { state, asked_at, reason: decisionReason ?? '', ask_again_at: (askAgainAt ?? askedAt).toISOString() };
}

/** Asked twice it is one request, with the words of the first. */
export async function askVerification(
  deps: { db: Db; clock: Clock },
  { userId, message }: AskVerificationBody & { userId: UserId },
): Promise<OwnVerification> {
  return await deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const before = await showVerification(tx, userId);
    if (before.state === 'approved' || before.state === 'pending') return before;
    const askedAt = deps.clock();
    if (before.state === 'declined' && askedAt < new Date(before.ask_again_at))
      throw new AppError('accounts.verification_too_soon', { days: verificationLimits.askAgainDays });
    await insertRequest(tx, { id: newId(), userId, message: message || null, askedAt });
    return await showVerification(tx, userId);
  });
}
