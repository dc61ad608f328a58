import { eraseDueAccounts, type PrivacyDeps, purgeExports } from '@semblante/core/privacy';
import { type Failures, inParts } from './failures.ts';

/** Accounts whose days to change one's mind are over, and copies of data whose hours are. */
export function keepPrivacyWatch(deps: PrivacyDeps, failures: Failures): () => Promise<void> {
  return inParts(failures, {
    'erase-accounts': async (report) => await eraseDueAccounts(deps, report),
    'purge-exports': async (report) => await purgeExports(deps, report),
  });
}
