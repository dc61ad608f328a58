import { type Report, resealRows, unlessRefused } from '../kernel/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { listAccountIds } from './account.queries.ts';
import { resealConfirmations } from './email-code/reseal-confirmations.ts';
import { lockPerson } from './lock-person.queries.ts';
import { listSealedSecrets, replaceSealedSecret } from './second-factor/second-factor.queries.ts';
import { resealSecret } from './second-factor/secret.ts';

/** Keys of accounts, second factors' secrets and confirmed addresses, as the present APP_SECRET makes them. */
export async function resealAccounts(
  deps: Pick<AccountDeps, 'db' | 'keys' | 'accountKeys' | 'clock'>,
  report: Report,
): Promise<void> {
  const { db, keys, accountKeys } = deps;
  await resealRows(
    async (after) => await listAccountIds(db, after),
    (userId) => userId,
    async (userId) => {
      // Under the lock of the account: its erasure destroys the key after its own commit, and nothing may bring it
      // back.
      await db
        .transaction(async (tx) => {
          await lockPerson(tx, userId);
          await accountKeys.reseal(userId);
        })
        .catch(unlessRefused);
    },
    report,
  );
  await resealRows(
    async (after) => await listSealedSecrets(db, after),
    ({ userId }) => userId,
    async ({ userId, sealedSecret }) => {
      const to = resealSecret(keys, userId, sealedSecret);
      if (to !== undefined)
        await db.transaction(async (tx) => await replaceSealedSecret(tx, { userId, from: sealedSecret, to }));
    },
    report,
  );
  await resealConfirmations(deps, report);
}
