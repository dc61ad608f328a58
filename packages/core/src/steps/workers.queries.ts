import type { Db, Reader } from '@semblante/db';
import { workWorkers } from '@semblante/db/schema';
import { gt, lt, sql } from 'drizzle-orm';
import { addMs } from '../kernel/index.ts';

/** A worker that said nothing for so long is not counted on. */
const silentMs = 30_000;

export async function tellWorker(db: Db, worker: { id: string; slots: number; now: Date }): Promise<void> {
  await db
    .insert(workWorkers)
    .values({ id: worker.id, slots: worker.slots, seenAt: worker.now })
    .onConflictDoUpdate({ target: workWorkers.id, set: { slots: worker.slots, seenAt: worker.now } });
  await db.delete(workWorkers).where(lt(workWorkers.seenAt, addMs(worker.now, -100 * silentMs)));
}

export async function countSlots(reader: Reader, now: Date): Promise<number> {
  const [sum] = await reader.select({ slots: sql<number>`coalesce(sum(${workWorkers.slots}), 0)::int` }).from(workWorkers).where(gt(workWorkers.seenAt, addMs(now, -silentMs)));
  return sum?.slots ?? 0;
}
