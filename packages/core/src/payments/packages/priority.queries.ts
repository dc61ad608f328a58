import type { Reader } from '@semblante/db';
import { creditEntries, creditLots, payments } from '@semblante/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { UserId } from '../../kernel/index.ts';

/** As long as credits of a package with "priority processing" are left, or are being spent, its promise holds. */
export async function hasPriority(reader: Reader, userId: UserId): Promise<boolean> {
  const [found] = await reader
    .select({ id: creditLots.id })
    .from(creditLots)
    .innerJoin(creditEntries, and(eq(creditEntries.id, creditLots.id), eq(creditEntries.kind, 'grant')))
    .innerJoin(payments, sql`${payments.id}::text = ${creditEntries.causeId}`)
    .where(
      and(
        eq(creditLots.userId, userId),
        sql`${creditLots.remaining} + ${creditLots.held} > 0`,
        sql`'priority_processing' = any(${payments.packageTags})`,
      ),
    )
    .limit(1);
  return found !== undefined;
}
