import type { Reader, Tx } from '@semblante/db';
import { catalogTerms } from '@semblante/db/schema';
import { and, eq } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

/** The first time counts; saying it again changes nothing. */
export async function insertAcceptance(
  tx: Tx,
  accepted: { userId: UserId; version: string; acceptedAt: Date },
): Promise<void> {
  await tx.insert(catalogTerms).values(accepted).onConflictDoNothing();
}

export async function findAcceptance(
  reader: Reader,
  of: { userId: UserId; version: string },
): Promise<Date | undefined> {
  const [found] = await reader
    .select({ acceptedAt: catalogTerms.acceptedAt })
    .from(catalogTerms)
    .where(and(eq(catalogTerms.userId, of.userId), eq(catalogTerms.version, of.version)))
    .limit(1);
  return found?.acceptedAt;
}
