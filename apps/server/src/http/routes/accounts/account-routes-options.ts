import type { AccountDeps } from '@semblante/core/accounts';

export interface AccountRoutesOptions {
  deps: AccountDeps;
}
