import { isValidCpf, isValidMobilePhone } from '@brazilian-utils/brazilian-utils';
import type { BillingBody } from '@semblante/contracts';

type FieldVerdict =
  | 'validation.cpf_required'
  | 'validation.cpf_invalid'
  | 'validation.phone_required'
  | 'validation.phone_invalid'
  | undefined;

/** The server judges again, with the same library: here it only spares the trip. */
function judgeCpf(given: string): FieldVerdict {
  if (given.trim() === '') return 'validation.cpf_required';
  return isValidCpf(given) ? undefined : 'validation.cpf_invalid';
}

function judgePhone(given: string): FieldVerdict {
  if (given.trim() === '') return 'validation.phone_required';
  return isValidMobilePhone(given.replace(/\D/g, '')) ? undefined : 'validation.phone_invalid';
}

export function judgeBilling({ cpf, phone }: BillingBody): { cpf: FieldVerdict; phone: FieldVerdict } {
  return { cpf: judgeCpf(cpf), phone: judgePhone(phone) };
}
