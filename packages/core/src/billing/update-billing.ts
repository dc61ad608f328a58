import { formatPhone, isValidCpf, isValidMobilePhone } from '@brazilian-utils/brazilian-utils';
import type { Billing, BillingBody } from '@semblante/contracts';
import { type Db, uniqueKeyViolated } from '@semblante/db';
import { AppError, type Clock, type Keys, type UserId } from '../kernel/index.ts';
import { findUserByCpfHashes, saveBilling } from './billing.queries.ts';
import { hashCpf, hashesOfCpf, maskCpf, sealCpf } from './cpf.ts';

/** A CPF belongs to one account; of two accounts that claim it at once, the unique key lets one through. */
export async function updateBilling(deps: { db: Db; clock: Clock; keys: Keys }, userId: UserId, given: BillingBody): Promise<Billing> {
  const cpf = readCpf(given.cpf);
  const phone = readPhone(given.phone);
  try {
    await deps.db.transaction(async (tx) => {
      // The unique key knows the present hash only; an account that was not looked at since the secret changed has an earlier one.
      const owner = await findUserByCpfHashes(tx, hashesOfCpf(deps.keys, cpf));
      if (owner !== undefined && owner !== userId) throw new AppError('billing.cpf_taken', {}, { field: 'cpf' });
      await saveBilling(tx, { userId, sealedCpf: sealCpf(deps.keys, cpf), cpfHash: hashCpf(deps.keys, cpf), phone, now: deps.clock() });
    });
  } catch (cause) {
    if (uniqueKeyViolated(cause) === undefined) throw cause;
    throw new AppError('billing.cpf_taken', {}, { cause, field: 'cpf' });
  }
  return { cpf: maskCpf(cpf), phone, is_complete: true };
}

export function readCpf(given: string): string {
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(given) || !isValidCpf(given)) throw new AppError('billing.cpf_invalid', {}, { field: 'cpf' });
  return given.replace(/\D/g, '');
}

/** Kept as `+5511987654321`, whichever way it was typed. 55 is also an area code, so only the length tells the country's. */
export function readPhone(given: string): string {
  const digits = given.replace(/\D/g, '');
  const national = digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : digits;
  if (!/^[\d\s().+-]+$/.test(given) || !isValidMobilePhone(national)) throw new AppError('billing.phone_invalid', {}, { field: 'phone' });
  return formatPhone(national, { mask: 'e164' });
}
