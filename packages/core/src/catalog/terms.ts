import { type CatalogTerms, catalogTermsVersion } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { AppError, type UserId } from '../kernel/index.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { findAcceptance, insertAcceptance } from './terms.queries.ts';

export async function getTerms(deps: Pick<CatalogDeps, 'db'>, userId: UserId): Promise<CatalogTerms> {
  const acceptedAt = await findAcceptance(deps.db, { userId, version: catalogTermsVersion });
  return { version: catalogTermsVersion, accepted_at: acceptedAt?.toISOString() ?? null };
}

/** Whoever read an older text has accepted another one. */
export async function acceptTerms(
  deps: Pick<CatalogDeps, 'db' | 'clock'>,
  accepted: { userId: UserId; version: string },
): Promise<CatalogTerms> {
  if (accepted.version !== catalogTermsVersion) throw new AppError('catalog.terms_changed');
  await deps.db.transaction(async (tx) => await keepAcceptance(tx, { userId: accepted.userId, at: deps.clock() }));
  return await getTerms(deps, accepted.userId);
}

/** Of the present version, in the caller's commit. */
export async function keepAcceptance(tx: Tx, accepted: { userId: UserId; at: Date }): Promise<void> {
  await insertAcceptance(tx, { userId: accepted.userId, version: catalogTermsVersion, acceptedAt: accepted.at });
}
