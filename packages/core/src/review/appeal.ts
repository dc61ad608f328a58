import type { Db } from '@semblante/db';
import { AppError, type UserId } from '../kernel/index.ts';
import { type CaseDeps, deadlineFrom } from './case-deps.ts';
import { findOwnCase, lockCase, markAppealed } from './review.queries.ts';

/** Asks people to look again at what was refused; once for each case. */
export async function appeal(
  deps: { db: Db } & Pick<CaseDeps, 'clock' | 'reviewHours'>,
  asked: { id: string; userId: UserId; text: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const own = await findOwnCase(tx, asked);
    if (!own) throw new AppError('review.not_found');
    const locked = await lockCase(tx, own.id);
    if (locked?.state !== 'refused' || locked.appeal !== null) throw new AppError('review.not_appealable');
    await markAppealed(tx, own.id, { text: asked.text, decideBy: deadlineFrom(deps.clock(), deps) });
  });
}
