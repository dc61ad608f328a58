import { creditAccounts, creditEntries, creditHoldLots, creditLots } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData } from '../kernel/index.ts';

const because = 'the books: tax and consumer law ask for them, and they name no person';

export const creditData: PersonalData = {
  tables: [
    { table: creditAccounts, owner: sql`${creditAccounts.userId}`, fate: 'kept', because },
    { table: creditEntries, owner: sql`${creditEntries.userId}`, fate: 'kept', because },
    { table: creditLots, owner: sql`${creditLots.userId}`, fate: 'kept', because },
    {
      table: creditHoldLots,
      owner: sql`(select e.user_id from ${creditEntries} e where e.id = ${creditHoldLots.holdId})`,
      fate: 'kept',
      because,
    },
  ],
  copy: async (reader, { userId }) => {
    const ledger = await reader
      .select({
        id: creditEntries.id,
        kind: creditEntries.kind,
        credits: creditEntries.credits,
        amount: creditEntries.amount,
        cause: creditEntries.causeKind,
        cause_id: creditEntries.causeId,
        reason: creditEntries.reason,
        created_at: creditEntries.createdAt,
      })
      .from(creditEntries)
      .where(eq(creditEntries.userId, userId))
      .orderBy(asc(creditEntries.id))
      .limit(copiedRowsMax);
    return { sections: { ledger } };
  },
};
