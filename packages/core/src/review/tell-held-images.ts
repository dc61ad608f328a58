import type { Db } from '@semblante/db';
import { addMs, eachAlone, type Report, type UserId } from '../kernel/index.ts';
import type { CaseDeps } from './case-deps.ts';
import { listUntold, markTold } from './review.queries.ts';
import { mailHeld } from './tell-owner.ts';

/**
 * Pictures come one call each: so long after the last of them a batch is taken to be over, and nobody waits for its
 * mail longer than the other.
 */
const quietMs = 20_000;
const waitMsMax = 180_000;

/** One mail for all pictures of a batch that are held. The page said so at once; of two processes one sends it. */
export async function tellHeldImages(deps: CaseDeps & { db: Db }, report: Report): Promise<void> {
  const now = deps.clock();
  const people = await listUntold(deps.db, { lastBefore: addMs(now, -quietMs), firstBefore: addMs(now, -waitMsMax) });
  await eachAlone(
    people,
    async (userId) => await deps.db.transaction(async (tx) => await tellOne(tx, deps, userId)),
    report,
  );
}

async function tellOne(tx: Parameters<typeof mailHeld>[0], deps: CaseDeps, userId: UserId): Promise<void> {
  const told = await markTold(tx, userId, deps.clock());
  const [first] = told.toSorted((a, b) => a.decideBy.getTime() - b.decideBy.getTime());
  if (first) await mailHeld(tx, deps, { ...first, subject: 'image', userId, others: told.length - 1 });
}
