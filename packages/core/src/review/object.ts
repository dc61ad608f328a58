import type { Continuation } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { AppError, type OwnedId } from '../kernel/index.ts';
import { findOwnCase, setContinuation, setObjection } from './review.queries.ts';

/** A few words against the doubt, for whoever decides. They may be changed until there is a decision. */
export async function objectTo(deps: { db: Db }, asked: OwnedId & { text: string }): Promise<void> {
  if (!(await setObjection(deps.db, asked, asked.text))) await refuse(deps, asked);
}

/** Remembers what its owner was preparing, so that the answer leads back to it from any device. */
export async function keepContinuation(
  deps: { db: Db },
  asked: OwnedId & { continuation: Continuation },
): Promise<void> {
  if (!(await setContinuation(deps.db, asked, asked.continuation))) await refuse(deps, asked);
}

async function refuse(deps: { db: Db }, asked: OwnedId): Promise<never> {
  throw new AppError((await findOwnCase(deps.db, asked)) ? 'review.not_objectable' : 'review.not_found');
}
