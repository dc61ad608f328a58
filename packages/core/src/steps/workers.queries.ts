import type { Db, Reader } from '@semblante/db';
import { workWorkers } from '@semblante/db/schema';
import { asc, gt, lt, sql } from 'drizzle-orm';
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

const workersMax = 100;

/** Those that are counted on, for staff to see. */
export async function listWorkers(reader: Reader, now: Date): Promise<{ id: string; slots: number; seenAt: Date }[]> {
  return await reader
    .select({ id: workWorkers.id, slots: workWorkers.slots, seenAt: workWorkers.seenAt })
    .from(workWorkers)
    .where(gt(workWorkers.seenAt, addMs(now, -silentMs)))
    .orderBy(asc(workWorkers.id))
    .limit(workersMax);
}

export async function countSlots(reader: Reader, now: Date): Promise<number> {
  const [sum] = await reader
    .select({ slots: sql<number>`coalesce(sum(${workWorkers.slots}), 0)::int` })
    .from(workWorkers)
    .where(gt(workWorkers.seenAt, addMs(now, -silentMs)));
  return sum?.slots ?? 0;
}
