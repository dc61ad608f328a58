import { randomBytes } from 'node:crypto';
import type { ExecuteSql } from '@semblante/db';
import { newId, type PaymentId, type UserId } from '../../kernel/index.ts';

/** An account to hold credits. Written in SQL, because credits know no other feature, not even in their tests. */
export async function newPerson(executeSql: ExecuteSql): Promise<UserId> {
  const userId = newId<UserId>();
  await executeSql('insert into users (id, name, email, password_hash, invitation_token) values ($1, $2, $3, $4, $5)', [
    userId, 'Rosa', `${userId}@semblante.test`, 'none', randomBytes(9).toString('base64url'),
  ]);
  return userId;
}

export const newPaymentId = () => newId<PaymentId>();
