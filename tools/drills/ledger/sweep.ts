import { releaseHold } from '@semblante/core/credits';
import { AppError, type HoldId } from '@semblante/core/kernel';
import type { Database } from '@semblante/db';
import { finishRefund } from './product.ts';
import { listOpenJobs, listUnansweredRefunds } from './sweep.queries.ts';

/**
 * Stands for the watch of the product: what a dead process left open is ended; without an owner, whatever is open. Says
 * how many it released.
 */
export async function sweepJobs(database: Database, owner?: string): Promise<number> {
  let released = 0;
  for (const holdId of await listOpenJobs(database, owner)) if (await releaseIfOpen(database, holdId)) released += 1;
  return released;
}

/**
 * A refund that was approved and not answered: the provider's books say which way it ends. Only when no client is left
 * that might still be asking.
 */
export async function sweepRefunds(database: Database): Promise<number> {
  const refunds = await listUnansweredRefunds(database);
  for (const { paymentId, providerPaid } of refunds)
    await database.db.transaction((tx) => finishRefund(tx, { paymentId, providerPaid }));
  return refunds.length;
}

async function releaseIfOpen(database: Database, holdId: HoldId): Promise<boolean> {
  try {
    const { done } = await database.db.transaction((tx) => releaseHold(tx, { holdId, reason: 'worker_lost' }));
    return done === 'now';
  } catch (error) {
    // Another client captured it between the list and the release.
    if (error instanceof AppError && error.code === 'credits.hold_settled') return false;
    throw error;
  }
}
