import type { Db } from '@semblante/db';
import { packages, promotions } from '@semblante/db/schema';

export async function insertMissingPackages(db: Db, rows: (typeof packages.$inferInsert)[]): Promise<void> {
  await db.insert(packages).values(rows).onConflictDoNothing({ target: packages.id });
}

export async function insertMissingPromotions(db: Db, rows: (typeof promotions.$inferInsert)[]): Promise<void> {
  await db.insert(promotions).values(rows).onConflictDoNothing({ target: promotions.id });
}
