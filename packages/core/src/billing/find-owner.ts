import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import type { Reader } from '@semblante/db';
import type { Keys, UserId } from '../kernel/index.ts';
import { findUserByCpfHashes } from './billing.queries.ts';
import { hashesOfCpf } from './cpf.ts';

/** Whose CPF this text is. `not_a_cpf` lets the caller look for it as something else. */
export async function findOwnerOfCpf(
  deps: { keys: Keys },
  reader: Reader,
  text: string,
): Promise<UserId | undefined | 'not_a_cpf'> {
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(text) || !isValidCpf(text)) return 'not_a_cpf';
  return await findUserByCpfHashes(reader, hashesOfCpf(deps.keys, text.replace(/\D/g, '')));
}
