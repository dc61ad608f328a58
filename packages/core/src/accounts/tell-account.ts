import type { Language } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import type { AccountDeps } from './account-deps.ts';

export interface Addressee {
  userId: UserId;
  name: string;
  email: string;
  language: Language;
}

/**
 * A change of what opens the account is told twice: live to its open pages, and by mail, which a thief of a session
 * does not read.
 */
export async function tellAccount(
  tx: Tx,
  deps: Pick<AccountDeps, 'queueMail' | 'publishEvent'>,
  told: { notice: 'password_changed' | 'second_factor_on' | 'second_factor_off' | 'openid_linked'; to: Addressee },
): Promise<void> {
  const { userId, name, email, language } = told.to;
  await deps.queueMail(tx, { template: told.notice, to: email, language, params: { name } });
  await deps.publishEvent(tx, userId, { kind: 'notification', notice: told.notice, params: {} });
}
