import { randomInt } from 'node:crypto';
import type { ContactBody } from '@semblante/contracts';
import { type AccountDeps, type Caller, networkOf, requireAttempt, requireCaptcha } from '../accounts/index.ts';

const protocolLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const protocolLength = 8;

/** A message of the contact form: to support by mail, and a word to its sender that it arrived. */
export async function sendContact(
  deps: AccountDeps & { supportEmail: string },
  message: ContactBody,
  caller: Caller,
): Promise<{ protocol: string }> {
  await requireCaptcha(deps, { captcha: message.captcha, email: message.email, origin: caller.origin });
  const fromNetwork = { limit: 'contactsFromNetwork', of: networkOf(caller.origin.ip) } as const;
  await requireAttempt(deps, fromNetwork, 'request.too_many');
  const protocol = newProtocol();
  const { name, email, topic, message: text } = message;
  await deps.db.transaction(async (tx) => {
    await deps.queueMail(tx, {
      template: 'contact_message',
      to: deps.supportEmail,
      reply_to: email,
      language: 'pt_BR',
      params: { protocol, from_name: name, from_email: email, topic, message: text },
    });
    await deps.queueMail(tx, {
      template: 'contact_received',
      to: email,
      language: caller.language,
      params: { name, protocol },
    });
  });
  return { protocol };
}

export function newProtocol(): string {
  return `C-${Array.from({ length: protocolLength }, () => protocolLetters[randomInt(protocolLetters.length)]).join('')}`;
}
