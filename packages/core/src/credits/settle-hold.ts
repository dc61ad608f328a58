import type { Tx } from '@semblante/db';
import { AppError, type HoldId } from '../kernel/index.ts';
import { lockBalance } from './account.queries.ts';
import { appendEntries, appendEntry, type NewEntry } from './append-entries.queries.ts';
import type { Done } from './cause.ts';
import { findHold, type Hold } from './find-hold.queries.ts';
import { listOwedLotsOfHold } from './settle-hold.queries.ts';

/** The thing succeeded: the held credits are spent. A hold that was released before cannot be. */
export async function captureHold(tx: Tx, holdId: HoldId): Promise<{ done: Done }> {
  const hold = await getHold(tx, holdId);
  await lockBalance(tx, hold.userId);
  return { done: await settle(tx, hold, { kind: 'capture' }) };
}

/**
 * Anything but success: the held credits come back, with the reason that the statement shows. A captured hold cannot be
 * released.
 */
export async function releaseHold(tx: Tx, release: { holdId: HoldId; reason: string }): Promise<{ done: Done }> {
  const hold = await getHold(tx, release.holdId);
  const { debt } = await lockBalance(tx, hold.userId);
  const done = await settle(tx, hold, { kind: 'release', reason: release.reason });
  if (done === 'now' && debt > 0) await takeOwedCredits(tx, hold, debt);
  return { done };
}

async function getHold(tx: Tx, holdId: HoldId): Promise<Hold> {
  const hold = await findHold(tx, holdId);
  if (!hold) throw new AppError('credits.hold_not_found');
  return hold;
}

async function settle(tx: Tx, hold: Hold, settlement: Pick<NewEntry, 'kind' | 'reason'>): Promise<Done> {
  const { userId, credits, cause, holdId } = hold;
  const settled = await appendEntry(tx, { ...settlement, userId, credits, cause, holdId });
  if (settled !== undefined) return 'now';
  const wanted = settlement.kind === 'capture' ? 'captured' : 'released';
  if ((await getHold(tx, holdId)).state !== wanted) throw new AppError('credits.hold_settled');
  return 'before';
}

/**
 * The money of these credits went back while they were held, and a debt was written for them. Now that they return
 * unspent they pay that debt at once: otherwise a chargeback in the middle of a processing would leave free credits.
 */
async function takeOwedCredits(tx: Tx, hold: Hold, debt: number): Promise<void> {
  const { userId, cause, holdId } = hold;
  const entries: NewEntry[] = [];
  let unsettled = debt;
  for (const lot of await listOwedLotsOfHold(tx, hold)) {
    const credits = Math.min(lot.taken, lot.owed, unsettled);
    if (credits > 0) entries.push({ userId, kind: 'debt_settlement', credits, cause, holdId, lotId: lot.lotId });
    unsettled -= credits;
  }
  await appendEntries(tx, entries);
}
