import type { ExportState, Language } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import { dataExports } from '@semblante/db/schema';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

export interface ExportRow {
  id: string;
  userId: UserId;
  state: ExportState;
  language: Language;
  askedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  bytes: number | null;
  fileKey: string | null;
  nonce: string | null;
  tag: string | null;
}

const columns = {
  id: dataExports.id,
  userId: sql<UserId>`${dataExports.userId}`.as('user_id'),
  state: dataExports.state,
  language: dataExports.language,
  askedAt: dataExports.askedAt,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
  bytes: dataExports.bytes,
  fileKey: dataExports.fileKey,
  nonce: dataExports.nonce,
  tag: dataExports.tag,
};

export async function insertExport(tx: Tx, made: typeof dataExports.$inferInsert): Promise<void> {
  await tx.insert(dataExports).values(made);
}

export async function findLatestExport(reader: Reader, userId: UserId): Promise<ExportRow | undefined> {
  const [found] = await reader
    .select(columns)
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.askedAt), desc(dataExports.id))
    .limit(1);
  return found;
}

export async function findExport(reader: Reader, id: string): Promise<ExportRow | undefined> {
  const [found] = await reader.select(columns).from(dataExports).where(eq(dataExports.id, id)).limit(1);
  return found;
}

export async function findOwnExport(
  reader: Reader,
  asked: { id: string; userId: UserId },
): Promise<ExportRow | undefined> {
  const [found] = await reader
    .select(columns)
    .from(dataExports)
    .where(and(eq(dataExports.id, asked.id), eq(dataExports.userId, asked.userId)))
    .limit(1);
  return found;
}

export async function moveExport(
  db: Db | Tx,
  id: string,
  from: readonly ExportState[],
  change: Partial<typeof dataExports.$inferInsert>,
): Promise<boolean> {
  const moved = await db
    .update(dataExports)
    .set(change)
    .where(and(eq(dataExports.id, id), inArray(dataExports.state, [...from])))
    .returning({ id: dataExports.id });
  return moved.length > 0;
}

export async function listOverExports(
  reader: Reader,
  before: { now: Date; forgotten: Date },
): Promise<{ id: string; state: ExportState }[]> {
  const isOver = and(eq(dataExports.state, 'ready'), lte(dataExports.expiresAt, before.now));
  const isForgotten = and(
    inArray(dataExports.state, ['waiting', 'making']),
    lte(dataExports.askedAt, before.forgotten),
  );
  return await reader
    .select({ id: dataExports.id, state: dataExports.state })
    .from(dataExports)
    .where(sql`${isOver} or ${isForgotten}`)
    .orderBy(asc(dataExports.askedAt), asc(dataExports.id))
    .limit(100);
}
