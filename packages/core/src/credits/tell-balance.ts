import type { Tx } from '@semblante/db';
import type { PublishEvent, UserId } from '../kernel/index.ts';
import { getBalance } from './account.queries.ts';

/** Every open page of the account notices by itself; read after the change, in its commit. */
export async function tellBalance(tx: Tx, deps: { publishEvent: PublishEvent }, userId: UserId): Promise<void> {
  const { available, held } = await getBalance(tx, userId);
  await deps.publishEvent(tx, userId, { kind: 'balance', balance: available, held });
}
