import type { Db, Reader } from '@semblante/db';
import { secretMarks } from '@semblante/db/schema';
import { asc, inArray } from 'drizzle-orm';

const marksMax = 100;

export async function listMarks(reader: Reader): Promise<string[]> {
  const rows = await reader
    .select({ mark: secretMarks.mark })
    .from(secretMarks)
    .orderBy(asc(secretMarks.since), asc(secretMarks.mark))
    .limit(marksMax);
  return rows.map(({ mark }) => mark);
}

export async function insertMark(db: Db, mark: string): Promise<void> {
  await db.insert(secretMarks).values({ mark }).onConflictDoNothing();
}

export async function deleteMarks(db: Db, marks: readonly string[]): Promise<void> {
  await db.delete(secretMarks).where(inArray(secretMarks.mark, [...marks]));
}
