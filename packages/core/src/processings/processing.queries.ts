import { imageLimits, type ProcessingStatus } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import { processingFaces, processings } from '@semblante/db/schema';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { addMs, type ProcessingId, type UserId } from '../kernel/index.ts';

export type ProcessingRow = typeof processings.$inferSelect & { id: string };

export async function findByKey(
  tx: Tx,
  of: { userId: UserId; idempotencyKey: string },
): Promise<ProcessingRow | undefined> {
  const [found] = await tx
    .select()
    .from(processings)
    .where(and(eq(processings.userId, of.userId), eq(processings.idempotencyKey, of.idempotencyKey)))
    .limit(1);
  return found;
}

const repeatedWithinMs = 10 * 60_000;

/**
 * The same order, given without a key a short while ago and still open. Whoever got no answer asks again, and the work
 * would come out the same: it is one order. Of a batch the first one stands for all.
 */
export async function findOpenTwin(
  tx: Tx,
  of: { userId: UserId; bodyHash: string; now: Date },
): Promise<ProcessingId | undefined> {
  const [found] = await tx
    .select({ id: processings.id })
    .from(processings)
    .where(
      and(
        eq(processings.userId, of.userId),
        eq(processings.bodyHash, of.bodyHash),
        isNull(processings.idempotencyKey),
        gt(processings.createdAt, addMs(of.now, -repeatedWithinMs)),
        inArray(processings.status, ['pending', 'in_progress']),
        or(isNull(processings.batchId), eq(processings.batchId, processings.id)),
      ),
    )
    .orderBy(processings.id)
    .limit(1);
  return found?.id as ProcessingId | undefined;
}

export async function insertProcessings(
  tx: Tx,
  made: (typeof processings.$inferInsert)[],
  faces: (typeof processingFaces.$inferInsert)[],
): Promise<ProcessingRow[]> {
  const inserted = await tx.insert(processings).values(made).returning();
  if (faces.length > 0) await tx.insert(processingFaces).values(faces);
  return inserted;
}

/** The processings of one order, in the order they were asked for. */
export async function listBatch(reader: Reader, batchId: string): Promise<ProcessingId[]> {
  const rows = await reader
    .select({ id: processings.id })
    .from(processings)
    .where(eq(processings.batchId, batchId))
    .orderBy(processings.id)
    .limit(imageLimits.batchMax);
  return rows.map(({ id }) => id as ProcessingId);
}

/** Only of what is there: a result whose time is over stays gone. */
export async function setRender(
  tx: Tx,
  id: string,
  render: Pick<ProcessingRow, 'resultKey' | 'resultBytes' | 'thumbnailKey' | 'fingerprint' | 'cutOut'>,
): Promise<void> {
  await tx
    .update(processings)
    .set(render)
    .where(and(eq(processings.id, id), isNotNull(processings.resultKey)));
}

export async function findOwnProcessing(
  reader: Reader,
  asked: { id: string; userId: UserId },
): Promise<ProcessingRow | undefined> {
  const [found] = await reader
    .select()
    .from(processings)
    .where(and(eq(processings.id, asked.id), eq(processings.userId, asked.userId), isNull(processings.removedAt)))
    .limit(1);
  return found;
}

export async function findProcessing(reader: Reader, id: string): Promise<ProcessingRow | undefined> {
  const [found] = await reader.select().from(processings).where(eq(processings.id, id)).limit(1);
  return found;
}

export async function lockProcessing(tx: Tx, id: string): Promise<ProcessingRow | undefined> {
  const [found] = await tx.select().from(processings).where(eq(processings.id, id)).limit(1).for('update');
  return found;
}

export async function listMapping(
  reader: Reader,
  processingId: string,
): Promise<{ personId: string; faceId: string | null }[]> {
  return await reader
    .select({ personId: processingFaces.personId, faceId: processingFaces.faceId })
    .from(processingFaces)
    .where(eq(processingFaces.processingId, processingId))
    .orderBy(processingFaces.personId);
}

/** One guarded change from the expected states: whoever comes late changes nothing. */
export async function moveProcessing(
  tx: Tx,
  id: string,
  from: readonly ProcessingStatus[],
  change: Partial<typeof processings.$inferInsert>,
): Promise<ProcessingRow | undefined> {
  const [moved] = await tx
    .update(processings)
    .set(change)
    .where(and(eq(processings.id, id), inArray(processings.status, [...from])))
    .returning();
  return moved;
}

export async function listOpenOf(reader: Reader, userId: UserId): Promise<ProcessingId[]> {
  const rows = await reader
    .select({ id: processings.id })
    .from(processings)
    .where(and(eq(processings.userId, userId), inArray(processings.status, ['pending', 'in_progress'])))
    .orderBy(processings.id);
  return rows.map(({ id }) => id as ProcessingId);
}

export async function setProgress(
  tx: Tx,
  id: string,
  told: Pick<ProcessingRow, 'stage' | 'progress'>,
): Promise<ProcessingRow | undefined> {
  const [moved] = await tx
    .update(processings)
    .set(told)
    .where(
      and(
        eq(processings.id, id),
        eq(processings.status, 'in_progress'),
        sql`(${processings.progress} < ${told.progress} or ${processings.stage} <> ${told.stage})`,
        sql`${processings.stage} <> 'review'`,
      ),
    )
    .returning();
  return moved;
}

export async function setEvaluation(
  db: Db,
  asked: { id: string; userId: UserId; worked: boolean | null },
): Promise<boolean> {
  const set = await db
    .update(processings)
    .set({ worked: asked.worked })
    .where(
      and(
        eq(processings.id, asked.id),
        eq(processings.userId, asked.userId),
        eq(processings.status, 'completed'),
        isNull(processings.removedAt),
      ),
    )
    .returning({ id: processings.id });
  return set.length > 0;
}

export async function markRemoved(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(processings)
    .set({ removedAt: at, resultKey: null, thumbnailKey: null, fingerprint: null })
    .where(eq(processings.id, id));
}

export async function listExpired(reader: Reader, now: Date): Promise<ProcessingId[]> {
  const rows = await reader
    .select({ id: processings.id })
    .from(processings)
    .where(and(lt(processings.deletesAt, now), isNotNull(processings.resultKey)))
    .limit(100);
  return rows.map(({ id }) => id as ProcessingId);
}

export async function forgetResult(tx: Tx, id: string): Promise<void> {
  await tx.update(processings).set({ resultKey: null, thumbnailKey: null }).where(eq(processings.id, id));
}

/** Of these, the ones whose files are still needed. */
export async function listKeptProcessings(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await reader
    .select({ id: processings.id })
    .from(processings)
    .where(
      and(
        inArray(processings.id, [...ids]),
        or(inArray(processings.status, ['pending', 'in_progress']), isNotNull(processings.resultKey)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function listProcessingsById(
  reader: Reader,
  ids: readonly string[],
): Promise<{ id: string; userId: string; title: string }[]> {
  if (ids.length === 0) return [];
  return await reader
    .select({ id: processings.id, userId: processings.userId, title: processings.title })
    .from(processings)
    .where(inArray(processings.id, [...ids]))
    .orderBy(processings.id)
    .limit(ids.length);
}
