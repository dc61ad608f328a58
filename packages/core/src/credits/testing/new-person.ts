import { randomBytes } from 'node:crypto';
import type { ExecuteSql } from '@semblante/db';
import { newId, type PaymentId, type UserId } from '../../kernel/index.ts';

/** An account to hold credits. Written in SQL, because credits know no other feature, not even in their tests. */
export async function newPerson(executeSql: ExecuteSql): Promise<UserId> {
  const userId = newId<UserId>();
  await executeSql('insert into users (id, name, email, password_hash, invitation_token) values ($1, $2, $3, $4, $5)', [
    userId,
    'Rosa',
    `${userId}@semblante.test`,
    'none',
    randomBytes(9).toString('base64url'),
  ]);
  return userId;
}

/** Every change of an account as the ledger has it, oldest first. */
export async function entriesOf(executeSql: ExecuteSql, userId: UserId) {
  const { rows } = await executeSql(
    'select id::int, kind, credits, amount, cause_kind, cause_id, reason, actor_id, hold_id::int from credit_entries where user_id = $1 order by credit_entries.id',
    [userId],
  );
  return rows;
}

export const newPaymentId = () => newId<PaymentId>();
