import type { Mail } from '@semblante/contracts';
import type { Translate } from '@semblante/i18n/translator';
import { type Body, pageUrl, sayMoment, type Sender } from './letter-parts.ts';

export type AccountMail = Extract<
  Mail,
  {
    template:
      | 'email_code'
      | 'email_change_old'
      | 'email_change_new'
      | 'email_changed'
      | 'openid_linked'
      | 'contact_message'
      | 'contact_received'
      | 'verification_approved'
      | 'verification_declined';
  }
>;

/** Letters about an address, about who the account's person is, and those of the contact form. */
export function writeAccountBody(mail: AccountMail, translate: Translate, sender: Sender): Body {
  const email = sender.supportEmail;
  switch (mail.template) {
    case 'email_code': {
      const { code, valid_minutes: count } = mail.params;
      return {
        subject: translate('mails.email_code.subject', { code }),
        preview: translate('mails.email_code.preview'),
        title: code,
        paragraphs: [translate('mails.email_code.what', { code }), translate('mails.email_code.valid', { count })],
        closing: [translate('mails.email_code.not_you', { email })],
      };
    }
    case 'email_change_old':
    case 'email_change_new': {
      const { new_email, token, valid_hours } = mail.params;
      const text = `mails.${mail.template}` as const;
      return {
        subject: translate(`${text}.subject`),
        preview: translate(`${text}.preview`),
        title: translate(`${text}.title`),
        paragraphs: [translate(`${text}.what`, { new_email }), translate(`${text}.both`)],
        action: {
          label: translate(`${text}.action`),
          url: pageUrl(sender, `/email-change?${new URLSearchParams({ token })}`),
          spelledOut: translate('mails.password_recovery.spelled_out'),
        },
        closing: [
          translate('mails.password_recovery.valid_hours', { count: valid_hours }),
          translate(`${text}.not_you`, { email }),
        ],
      };
    }
    case 'email_changed':
      return {
        subject: translate('mails.email_changed.subject'),
        preview: translate('mails.email_changed.preview'),
        title: translate('mails.email_changed.title'),
        paragraphs: [translate('mails.email_changed.what', { new_email: mail.params.new_email })],
        closing: [translate('mails.email_changed.not_you', { email })],
      };
    case 'openid_linked':
      return {
        subject: translate('mails.openid_linked.subject'),
        preview: translate('mails.openid_linked.preview'),
        title: translate('mails.openid_linked.title'),
        paragraphs: [translate('mails.openid_linked.what')],
        closing: [translate('mails.openid_linked.not_you', { email })],
      };
    case 'contact_message': {
      const { protocol, from_name: name, from_email: from, topic, message } = mail.params;
      return {
        subject: translate('mails.contact_message.subject', {
          protocol,
          topic: translate(`mails.contact_message.topics.${topic}`),
        }),
        preview: translate('mails.contact_message.preview'),
        title: translate('mails.contact_message.title', { protocol }),
        paragraphs: [translate('mails.contact_message.who', { name, email: from }), ...message.split(/\n+/)],
        closing: [translate('mails.contact_message.answer')],
      };
    }
    case 'contact_received': {
      const { protocol } = mail.params;
      return {
        subject: translate('mails.contact_received.subject', { protocol }),
        preview: translate('mails.contact_received.preview', { count: sender.supportAnswerDays }),
        title: translate('mails.contact_received.title'),
        paragraphs: [translate('mails.contact_received.what', { protocol, count: sender.supportAnswerDays })],
        closing: [translate('mails.contact_received.not_you')],
      };
    }
    case 'verification_approved':
      return {
        subject: translate('mails.verification_approved.subject'),
        preview: translate('mails.verification_approved.preview'),
        title: translate('mails.verification_approved.title'),
        paragraphs: [translate('mails.verification_approved.what')],
        action: { label: translate('mails.verification_approved.action'), url: pageUrl(sender, '/user/catalog') },
        closing: [],
      };
    case 'verification_declined': {
      const { reason, ask_again_at: again } = mail.params;
      return {
        subject: translate('mails.verification_declined.subject'),
        preview: translate('mails.verification_declined.preview'),
        title: translate('mails.verification_declined.title'),
        paragraphs: [
          translate('mails.verification_declined.what'),
          translate('mails.verification_declined.reason', { reason }),
          translate('mails.verification_declined.again', { moment: sayMoment(again, mail.language) }),
        ],
        action: { label: translate('mails.verification_declined.action'), url: pageUrl(sender, '/user/dashboard') },
        closing: [translate('mails.verification_declined.disagree')],
      };
    }
    default:
      return mail satisfies never;
  }
}
