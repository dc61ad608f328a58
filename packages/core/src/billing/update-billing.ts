import { formatPhone, isValidCpf, isValidMobilePhone } from '@brazilian-utils/brazilian-utils';
import type { Billing, BillingBody } from '@semblante/contracts';
import { uniqueKeyViolated } from '@semblante/db';
import { type AccountDeps, countAttempt, networkOf, requireAttempt, requireNotOver } from '../accounts/index.ts';
import { AppError, type UserId } from '../kernel/index.ts';
import { findBilling, findUserByCpfHashes, saveBilling } from './billing.queries.ts';
import { hashesOfCpf, maskCpf, sealCpf } from './cpf.ts';

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'keys'>;

/** A CPF belongs to one account; of two accounts that claim it at once, the unique key lets one through. */
export async function updateBilling(
  deps: Deps,
  saver: { userId: UserId; ip: string },
  given: BillingBody,
): Promise<Billing> {
  const { userId } = saver;
  const cpf = readCpf(given.cpf);
  const phone = readPhone(given.phone);
  const cpfHashes = hashesOfCpf(deps.keys, cpf);
  const [cpfHash = ''] = cpfHashes;
  const network = networkOf(saver.ip);
  const own = (await findBilling(deps.db, userId))?.cpfHash;
  if (!own || !cpfHashes.includes(own)) await requireMayTryCpf(deps, { userId, network });
  try {
    await deps.db.transaction(async (tx) => {
      // The unique key knows the present hash only; an account that was not looked at since the secret changed has an
      // earlier one.
      const owner = await findUserByCpfHashes(tx, cpfHashes);
      if (owner !== undefined && owner !== userId) throw new CpfTaken();
      await saveBilling(tx, { userId, sealedCpf: sealCpf(deps.keys, cpf), cpfHash, phone, now: deps.clock() });
    });
  } catch (cause) {
    if (!(cause instanceof CpfTaken) && uniqueKeyViolated(cause) === undefined) throw cause;
    await countTaken(deps, { network, cpfHash });
    throw new AppError('billing.cpf_taken', {}, { cause, field: 'cpf' });
  }
  return { cpf: maskCpf(cpf), phone, is_complete: true };
}

/** Ends the transaction that found another account with the CPF. */
class CpfTaken extends Error {}

/**
 * Whether a CPF has an account is nobody else's business: a few tries a day are for people who have two accounts and
 * forgot one.
 */
async function requireMayTryCpf(deps: Deps, by: { userId: UserId; network: string }): Promise<void> {
  await requireAttempt(deps, { limit: 'cpfsOfAccount', of: by.userId });
  await requireNotOver(deps, { limit: 'takenCpfsFromNetwork', of: by.network });
}

/** One CPF that is asked for again counts once, so that nobody closes a network with a single one. */
async function countTaken(deps: Deps, taken: { network: string; cpfHash: string }): Promise<void> {
  const times = await countAttempt(deps, { limit: 'takenCpfAgain', of: `${taken.network} ${taken.cpfHash}` });
  if (times === 1) await countAttempt(deps, { limit: 'takenCpfsFromNetwork', of: taken.network });
}

export function readCpf(given: string): string {
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(given) || !isValidCpf(given))
    throw new AppError('billing.cpf_invalid', {}, { field: 'cpf' });
  return given.replace(/\D/g, '');
}

/**
 * Kept as `+5511987654321`, whichever way it was typed. 55 is also an area code, so only the length tells the
 * country's.
 */
export function readPhone(given: string): string {
  const digits = given.replace(/\D/g, '');
  const national = digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : digits;
  if (!/^[\d\s().+-]+$/.test(given) || !isValidMobilePhone(national))
    throw new AppError('billing.phone_invalid', {}, { field: 'phone' });
  return formatPhone(national, { mask: 'e164' });
}
