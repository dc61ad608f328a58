import { roles } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { AppError, type Clock, type ProcessingId, type QueueMail } from '../kernel/index.ts';
import { endSessionsOf, listAccounts, listRunningOf, moveStatus } from './block-account.queries.ts';
import type { Blockable } from './blocking-deps.ts';

interface AccountBlockDeps {
  clock: Clock;
  queueMail: QueueMail;
  stopWork: (tx: Tx, processingId: ProcessingId) => Promise<void>;
}

/**
 * A blocked account is suspended: its sessions end, its work stops uncharged, and its owner reads why by mail. Accounts
 * of staff are not blocked here.
 */
export function blockableAccount({ clock, queueMail, stopWork }: AccountBlockDeps): Blockable {
  return {
    list: async (reader, ids) => (await listAccounts(reader, ids)).map(({ id, name }) => ({ id, userId: id, name })),
    stop: async (tx, { id }) => {
      const [account] = await listAccounts(tx, [id]);
      if (!account || (account.role !== null && roles[account.role].area === 'staff'))
        throw new AppError('review.staff_account');
      if (!(await moveStatus(tx, account.id, { from: 'active', to: 'suspended', at: clock() })))
        throw new AppError('review.account_not_active');
      await endSessionsOf(tx, account.id);
      for (const running of await listRunningOf(tx, account.id)) await stopWork(tx, running);
      await queueMail(tx, {
        template: 'account_blocked',
        to: account.email,
        language: account.language ?? 'pt_BR',
        params: { name: account.name },
      });
    },
    release: async (tx, { id }) => {
      const [account] = await listAccounts(tx, [id]);
      if (!account || !(await moveStatus(tx, account.id, { from: 'suspended', to: 'active', at: clock() }))) return;
      await queueMail(tx, {
        template: 'account_unblocked',
        to: account.email,
        language: account.language ?? 'pt_BR',
        params: { name: account.name },
      });
    },
  };
}
