import type { Billing } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { AppError, type Keys, type UserId } from '../kernel/index.ts';
import { findBilling } from './billing.queries.ts';
import { maskCpf, unsealCpf } from './cpf.ts';

export async function getBilling(deps: { keys: Keys }, reader: Reader, userId: UserId): Promise<Billing> {
  const found = await findBilling(reader, userId);
  const cpf = found?.sealedCpf ? maskCpf(unsealCpf(deps.keys, found.sealedCpf)) : null;
  const phone = found?.phone ?? null;
  return { cpf, phone, is_complete: cpf !== null && phone !== null };
}

/** Who pays, as a provider wants to know it. */
export interface Payer {
  userId: UserId;
  name: string;
  email: string;
  cpf: string;
  cpfHash: string;
  phone: string;
}

/** Throws `billing.required` while CPF or phone are missing: the page then asks for them. */
export async function getPayer(deps: { keys: Keys }, reader: Reader, userId: UserId): Promise<Payer> {
  const found = await findBilling(reader, userId);
  if (!found?.sealedCpf || !found.cpfHash || !found.phone) throw new AppError('billing.required');
  return {
    userId,
    name: found.name,
    email: found.email,
    cpf: unsealCpf(deps.keys, found.sealedCpf),
    cpfHash: found.cpfHash,
    phone: found.phone,
  };
}
