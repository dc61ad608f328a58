import type { Db } from '@semblante/db';
import { eachAlone, type Report, type UserId } from '../kernel/index.ts';
import type { CaseDeps } from './case-deps.ts';
import { findThing } from './case-thing.queries.ts';
import { listBroken, lockCase, markDelayTold } from './review.queries.ts';
import { tellDelayed } from './tell-owner.ts';

/** Cases whose promised time has passed: each owner is told once, however many processes look. */
export async function tellDelays(deps: CaseDeps & { db: Db }, report: Report): Promise<void> {
  await eachAlone(
    await listBroken(deps.db, deps.clock()),
    async (id) => await deps.db.transaction(async (tx) => await tellOne(tx, deps, id)),
    report,
  );
}

async function tellOne(tx: Parameters<typeof tellDelayed>[0], deps: CaseDeps, id: string): Promise<void> {
  const found = await lockCase(tx, id);
  if (!found?.userId || (found.state !== 'open' && found.state !== 'appealed') || found.delayToldAt) return;
  await markDelayTold(tx, id, deps.clock());
  // What was deleted or cancelled meanwhile, nobody waits for.
  const isAwaited = found.state === 'appealed' || (await findThing(tx, found))?.isHeld === true;
  if (isAwaited) await tellDelayed(tx, deps, { ...found, userId: found.userId as UserId });
}
