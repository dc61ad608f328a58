import type { Mail } from '@semblante/contracts';
import type { Translate } from '@semblante/i18n/translator';
import { type Body, type Letter, pageUrl, type Sender } from './letter-parts.ts';
import { writeAccountBody } from './account-letter.ts';
import { writeModerationBody } from './moderation-letter.ts';
import { writePaymentBody } from './payment-letter.ts';
import { writePrivacyBody } from './privacy-letter.ts';
import { writeReviewBody } from './review-letter.ts';

export function writeLetter(mail: Mail, translate: Translate, sender: Sender): Letter {
  return {
    ...writeBody(mail, translate, sender),
    greeting:
      'name' in mail.params ? greet(mail.params.name, translate) : translate('mails.layout.greeting_without_name'),
    brand: translate('mails.layout.brand'),
    footer: [
      translate('mails.layout.support', { email: sender.supportEmail }),
      translate('mails.layout.company', { company: sender.company }),
    ],
  };
}

function writeBody(mail: Mail, translate: Translate, sender: Sender): Body {
  const email = sender.supportEmail;
  const loginUrl = pageUrl(sender, '/login');
  const dashboardUrl = pageUrl(sender, '/user/dashboard');
  const faceSwapUrl = pageUrl(sender, '/user/faceswap');
  switch (mail.template) {
    case 'welcome':
      return {
        subject: translate('mails.welcome.subject'),
        preview: translate('mails.welcome.preview'),
        title: translate('mails.welcome.title'),
        paragraphs: [translate('mails.welcome.what'), translate('mails.welcome.credits')],
        action: { label: translate('mails.welcome.action'), url: loginUrl },
        closing: [translate('mails.welcome.not_you', { email })],
      };
    case 'address_already_registered':
      return {
        subject: translate('mails.address_already_registered.subject'),
        preview: translate('mails.address_already_registered.preview'),
        title: translate('mails.address_already_registered.title'),
        paragraphs: [
          translate('mails.address_already_registered.what'),
          translate('mails.address_already_registered.you'),
        ],
        action: { label: translate('mails.address_already_registered.action'), url: loginUrl },
        closing: [translate('mails.address_already_registered.not_you')],
      };
    case 'password_recovery':
      return {
        subject: translate('mails.password_recovery.subject'),
        preview: translate('mails.password_recovery.preview'),
        title: translate('mails.password_recovery.title'),
        paragraphs: [translate('mails.password_recovery.what')],
        action: {
          label: translate('mails.password_recovery.action'),
          url: pageUrl(sender, `/password-reset?${new URLSearchParams({ token: mail.params.token })}`),
          spelledOut: translate('mails.password_recovery.spelled_out'),
        },
        closing: [sayValidity(mail.params.valid_minutes, translate), translate('mails.password_recovery.not_you')],
      };
    case 'password_changed':
      return {
        subject: translate('mails.password_changed.subject'),
        preview: translate('mails.password_changed.preview'),
        title: translate('mails.password_changed.title'),
        paragraphs: [
          translate('mails.password_changed.what'),
          translate('mails.password_changed.you'),
          translate('mails.password_changed.not_you', { email }),
        ],
        action: { label: translate('mails.password_changed.action'), url: loginUrl },
        closing: [],
      };
    case 'second_factor_on':
      return {
        subject: translate('mails.second_factor_on.subject'),
        preview: translate('mails.second_factor_on.preview'),
        title: translate('mails.second_factor_on.title'),
        paragraphs: [translate('mails.second_factor_on.what'), translate('mails.second_factor_on.recovery_codes')],
        closing: [translate('mails.second_factor_on.not_you', { email })],
      };
    case 'second_factor_off':
      return {
        subject: translate('mails.second_factor_off.subject'),
        preview: translate('mails.second_factor_off.preview'),
        title: translate('mails.second_factor_off.title'),
        paragraphs: [translate('mails.second_factor_off.what'), translate('mails.second_factor_off.again')],
        action: { label: translate('mails.second_factor_off.action'), url: loginUrl },
        closing: [translate('mails.second_factor_off.not_you', { email })],
      };
    case 'payment_receipt':
    case 'refund_asked':
    case 'refund_approved':
    case 'refund_denied':
    case 'refund_done':
      return writePaymentBody(mail, translate, sender);
    case 'processing_done':
      return {
        subject: translate('mails.processing_done.subject'),
        preview: translate('mails.processing_done.preview'),
        title: translate('mails.processing_done.title'),
        paragraphs: [translate('mails.processing_done.what'), translate('mails.processing_done.label')],
        action: { label: translate('mails.processing_done.action'), url: dashboardUrl },
        closing: [],
      };
    case 'processing_failed':
      return {
        subject: translate('mails.processing_failed.subject'),
        preview: translate('mails.processing_failed.preview'),
        title: translate('mails.processing_failed.title'),
        paragraphs: [translate(`processings.errors.${mail.params.code}`), translate('mails.processing_failed.credits')],
        action: { label: translate('mails.processing_failed.action'), url: faceSwapUrl },
        closing: [],
      };
    case 'email_code':
    case 'email_change_old':
    case 'email_change_new':
    case 'email_changed':
    case 'openid_linked':
    case 'contact_message':
    case 'contact_received':
    case 'verification_approved':
    case 'verification_declined':
      return writeAccountBody(mail, translate, sender);
    case 'account_blocked':
    case 'account_unblocked':
    case 'report_answered':
      return writeModerationBody(mail, translate, sender);
    case 'review_held':
    case 'review_delayed':
    case 'review_decided':
      return writeReviewBody(mail, translate, sender);
    case 'export_ready':
    case 'erasure_asked':
    case 'erasure_cancelled':
    case 'erasure_done':
      return writePrivacyBody(mail, translate, sender);
    default:
      return mail satisfies never;
  }
}

// Anybody can register a stranger's address under any name. A name that mail clients would turn into a link is an
// advertisement sent in our voice, so it is left out.
const linkLike = /\S[./:@\\]\S/;

function greet(name: string, translate: Translate): string {
  if (linkLike.test(name)) return translate('mails.layout.greeting_without_name');
  return translate('mails.layout.greeting', { name });
}

function sayValidity(minutes: number, translate: Translate): string {
  if (minutes % 60 === 0) return translate('mails.password_recovery.valid_hours', { count: minutes / 60 });
  return translate('mails.password_recovery.valid_minutes', { count: minutes });
}
