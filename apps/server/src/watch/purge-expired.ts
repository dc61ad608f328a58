import { type AccountDeps, purgeExpired } from '@semblante/core/accounts';
import { purgeNews } from '@semblante/core/notices';
import { type Failures, inParts } from './failures.ts';

/** Rows that no rule reads any more. */
export function purgeExpiredWatch({ db, clock }: AccountDeps, failures: Failures): () => Promise<void> {
  return inParts(failures, {
    'purge-expired': async () => await purgeExpired(db, clock()),
    'purge-news': async () => await purgeNews(db, clock()),
  });
}
