import type { Db } from '@semblante/db';
import { fileStores } from '@semblante/db/schema';

export async function findMark(db: Db): Promise<string | undefined> {
  const [found] = await db.select({ mark: fileStores.mark }).from(fileStores).orderBy(fileStores.only).limit(1);
  return found?.mark;
}

/** The first one stays, whoever else comes. */
export async function insertMark(db: Db, mark: string, at: Date): Promise<void> {
  await db.insert(fileStores).values({ mark, markedAt: at }).onConflictDoNothing();
}
