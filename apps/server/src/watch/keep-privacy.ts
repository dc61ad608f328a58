import { eraseDueAccounts, type PrivacyDeps, purgeExports } from '@semblante/core/privacy';

/** Accounts whose days to change one's mind are over, and copies of data whose hours are. */
export function keepPrivacyWatch(deps: PrivacyDeps, report: (error: unknown) => void): () => Promise<void> {
  return async () => {
    await eraseDueAccounts(deps, report);
    await purgeExports(deps);
  };
}
