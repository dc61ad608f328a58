import { type Report, resealRows } from '../../kernel/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { addressClaimKeys, addressKeyOf, isAddressKeyOf } from './code-keys.ts';
import { claimKeys, isAnyClaimed, listConfirmations, replaceAddressKey } from './email-code.queries.ts';

/**
 * What is known of the addresses of accounts, signed by the deployment's present secret: that one was confirmed, and
 * that it had a welcome gift. What accounts that are gone and browsers claimed is known to the earlier secret only.
 */
export async function resealConfirmations(
  { db, keys, clock }: Pick<AccountDeps, 'db' | 'keys' | 'clock'>,
  report: Report,
): Promise<void> {
  await resealRows(
    async (after) => await listConfirmations(db, after),
    ({ userId }) => userId,
    async ({ userId, addressKey, email }) => {
      const to = addressKeyOf(keys, email);
      if (addressKey === to || !isAddressKeyOf(keys, addressKey, email)) return;
      const [claim = '', ...earlier] = addressClaimKeys(keys, email);
      await db.transaction(async (tx) => {
        if (await isAnyClaimed(tx, earlier)) await claimKeys(tx, [claim], clock());
        await replaceAddressKey(tx, { userId, from: addressKey, to });
      });
    },
    report,
  );
}
