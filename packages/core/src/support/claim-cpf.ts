import type { ClaimCpfBody, Language } from '@semblante/contracts';
import { translatorFor } from '@semblante/i18n/translator';
import { type AccountDeps, requireAttempt } from '../accounts/index.ts';
import { findOwnerOfCpf, maskCpf, readCpf } from '../billing/index.ts';
import type { UserId } from '../kernel/index.ts';
import { newProtocol } from './send-contact.ts';

interface Claimant {
  userId: UserId;
  name: string;
  email: string;
  language: Language;
}

/** Staff reads Portuguese, as with the contact form. */
const staffLanguage = 'pt_BR';

/**
 * Somebody says that a CPF which another account has is theirs. It reaches staff with both accounts named, who check
 * and release it there; the answer is the same whether another account has it or not.
 */
export async function claimCpf(
  deps: AccountDeps & { supportEmail: string; publicUrl: string },
  claimant: Claimant,
  given: ClaimCpfBody,
): Promise<{ protocol: string }> {
  const cpf = readCpf(given.cpf);
  await requireAttempt(deps, { limit: 'cpfClaimsOfAccount', of: claimant.userId });
  const holder = await findOwnerOfCpf(deps, deps.db, cpf);
  const t = translatorFor(staffLanguage);
  const pageOf = (userId: UserId) => `${deps.publicUrl}/staff/users/${userId}`;
  const message = t('mails.cpf_claim.message', {
    cpf: maskCpf(cpf),
    claimant: pageOf(claimant.userId),
    holder: holder && holder !== 'not_a_cpf' ? pageOf(holder) : t('mails.cpf_claim.no_holder'),
    message: given.message,
  });
  const protocol = newProtocol();
  const { name, email, language } = claimant;
  await deps.db.transaction(async (tx) => {
    await deps.queueMail(tx, {
      template: 'contact_message',
      to: deps.supportEmail,
      reply_to: email,
      language: staffLanguage,
      params: { protocol, from_name: name, from_email: email, topic: 'account', message },
    });
    await deps.queueMail(tx, { template: 'contact_received', to: email, language, params: { name, protocol } });
  });
  return { protocol };
}
