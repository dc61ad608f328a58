import type { Tx } from '@semblante/db';
import type { Keys, UserId } from '../kernel/index.ts';
import { takeBillingProfile } from './billing.queries.ts';
import { maskCpf, unsealCpf } from './cpf.ts';

/**
 * Takes the CPF out of an account, so that its owner can save it in another. Answers it masked; undefined where there
 * was none.
 */
export async function releaseCpf(tx: Tx, deps: { keys: Keys }, userId: UserId): Promise<string | undefined> {
  const taken = await takeBillingProfile(tx, userId);
  return taken && maskCpf(unsealCpf(deps.keys, taken.sealedCpf));
}
