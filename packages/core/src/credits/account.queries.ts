import type { Reader, Tx } from '@semblante/db';
import { creditAccounts } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

export interface Balance {
  available: number;
  held: number;
  debt: number;
}

const columns = { available: creditAccounts.available, held: creditAccounts.held, debt: creditAccounts.debt };

/** Every change of a balance begins here: whoever holds this row is alone with the account until the commit. */
export async function lockBalance(tx: Tx, userId: UserId): Promise<Balance> {
  const locked = await selectForUpdate(tx, userId);
  if (locked) return locked;
  // Of many first changes at once one inserts; the others wait for its commit here and then find the row.
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  const created = await selectForUpdate(tx, userId);
  if (!created) throw new Error(`The credit account of ${userId} was neither found nor created`);
  return created;
}

export async function getBalance(reader: Reader, userId: UserId): Promise<Balance> {
  const [account] = await reader.select(columns).from(creditAccounts).where(eq(creditAccounts.userId, userId)).limit(1);
  return account ?? { available: 0, held: 0, debt: 0 };
}

async function selectForUpdate(tx: Tx, userId: UserId): Promise<Balance | undefined> {
  const [account] = await tx
    .select(columns)
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .limit(1)
    .for('update');
  return account;
}
