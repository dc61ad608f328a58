import type { Mail } from '@semblante/contracts';
import type { Translate } from '@semblante/i18n/translator';
import { type Body, pageUrl, type Sender } from './letter-parts.ts';

type ModerationMail = Extract<Mail, { template: 'account_blocked' | 'account_unblocked' | 'report_answered' }>;

export function writeModerationBody(mail: ModerationMail, translate: Translate, sender: Sender): Body {
  const email = sender.supportEmail;
  switch (mail.template) {
    case 'account_blocked':
      return {
        subject: translate('mails.account_blocked.subject'),
        preview: translate('mails.account_blocked.preview'),
        title: translate('mails.account_blocked.title'),
        paragraphs: [translate('mails.account_blocked.what'), translate('mails.account_blocked.credits')],
        closing: [translate('mails.account_blocked.wrong', { email })],
      };
    case 'account_unblocked':
      return {
        subject: translate('mails.account_unblocked.subject'),
        preview: translate('mails.account_unblocked.preview'),
        title: translate('mails.account_unblocked.title'),
        paragraphs: [translate('mails.account_unblocked.what')],
        action: { label: translate('mails.account_unblocked.action'), url: pageUrl(sender, '/login') },
        closing: [],
      };
    case 'report_answered': {
      const { protocol, outcome } = mail.params;
      return {
        subject: translate('mails.report_answered.subject', { protocol }),
        preview: translate('mails.report_answered.preview'),
        title: translate('mails.report_answered.title', { protocol }),
        paragraphs: [translate(`mails.report_answered.${outcome}`), translate(`mails.report_answered.${outcome}_next`)],
        action: {
          label: translate('mails.report_answered.action'),
          url: pageUrl(sender, `/report?${new URLSearchParams({ protocol })}`),
        },
        closing: [translate('mails.report_answered.contact')],
      };
    }
    default:
      return mail satisfies never;
  }
}
