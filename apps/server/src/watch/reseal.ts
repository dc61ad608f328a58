import { type AccountDeps, resealAccounts } from '@semblante/core/accounts';
import { resealBilling } from '@semblante/core/billing';
import { resealContacts } from '@semblante/core/reports';
import { retireSecrets } from '@semblante/core/secret';
import { resealMail } from '@semblante/providers/mail';
import { resealJobs } from '@semblante/providers/queue';
import { createFailures, type Failures, inParts } from './failures.ts';

/**
 * After a change of the deployment's secret: seals everything with the present one, until nothing failed, and says so.
 */
export function resealWatch(
  accounts: AccountDeps,
  { failures, log }: { failures: Failures; log: { info(text: string): void } },
): () => Promise<void> {
  const { db, keys } = accounts;
  let isDone = false;
  return async () => {
    if (isDone) return;
    const failed = createFailures((part, cause) => failures.of(part)(cause));
    await inParts(failed, {
      'reseal-accounts': async (report) => await resealAccounts(accounts, report),
      'reseal-billing': async (report) => await resealBilling({ db, keys }, report),
      'reseal-contacts': async (report) => await resealContacts({ db, keys }, report),
      'reseal-mails': async (report) => await resealJobs(db, (mail) => resealMail(keys, mail), report),
    })();
    if (failed.counts.size > 0) return;
    await retireSecrets({ db, keys });
    isDone = true;
    log.info('everything is sealed with APP_SECRET: APP_SECRET_PREVIOUS is no longer needed');
  };
}
