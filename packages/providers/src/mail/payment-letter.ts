import type { Language, Mail } from '@semblante/contracts';
import type { Translate } from '@semblante/i18n/translator';
import { type Body, pageUrl, type Sender } from './letter-parts.ts';

type PaymentMail = Extract<Mail, { params: { payment_id: string } }>;

/** The mails about money: each says the amount, and leads to the receipt, where the refund is asked for too. */
export function writePaymentBody(mail: PaymentMail, translate: Translate, sender: Sender): Body {
  const url = pageUrl(sender, `/user/receipts/${mail.params.payment_id}`);
  const amount = sayMoney(mail.params.amount_cents, mail.language);
  switch (mail.template) {
    case 'payment_receipt': {
      const { credits: count, payment_id: id, method, paid_at, refund_days } = mail.params;
      return {
        subject: translate('mails.payment_receipt.subject', { amount }),
        preview: translate('mails.payment_receipt.preview', { count }),
        title: translate('mails.payment_receipt.title'),
        paragraphs: [
          translate('mails.payment_receipt.what', { amount, count }),
          translate('mails.payment_receipt.details', {
            id,
            method: translate(`mails.methods.${method}`),
            date: sayDate(paid_at, mail.language),
          }),
        ],
        action: { label: translate('mails.payment_receipt.action'), url },
        closing: [translate('mails.payment_receipt.refund', { count: refund_days })],
      };
    }
    case 'refund_asked': {
      const { protocol, is_automatic, by_hand } = mail.params;
      const how = is_automatic
        ? translate('mails.refund_asked.automatic')
        : translate('mails.refund_asked.decided_by_staff');
      return {
        subject: translate('mails.refund_asked.subject', { protocol }),
        preview: translate('mails.refund_asked.preview', { protocol, amount }),
        title: translate('mails.refund_asked.title'),
        paragraphs: [
          translate('mails.refund_asked.protocol', { protocol, amount }),
          by_hand ? translate('mails.refund_asked.by_hand') : how,
        ],
        action: { label: translate('mails.refund_asked.action'), url },
        closing: [],
      };
    }
    case 'refund_approved': {
      const { protocol, by_hand } = mail.params;
      return {
        subject: translate('mails.refund_approved.subject', { protocol }),
        preview: translate('mails.refund_approved.preview', { amount }),
        title: translate('mails.refund_approved.title'),
        paragraphs: [
          translate('mails.refund_approved.what', { protocol, amount }),
          ...(by_hand ? [translate('mails.refund_approved.by_hand')] : []),
        ],
        action: { label: translate('mails.refund_approved.action'), url },
        closing: [],
      };
    }
    case 'refund_denied': {
      const { protocol, reason } = mail.params;
      return {
        subject: translate('mails.refund_denied.subject', { protocol }),
        preview: translate('mails.refund_denied.preview'),
        title: translate('mails.refund_denied.title'),
        paragraphs: [
          translate('mails.refund_denied.what', { protocol }),
          translate('mails.refund_denied.reason', { reason }),
        ],
        action: { label: translate('mails.refund_denied.action'), url },
        closing: [translate('mails.refund_denied.disagree')],
      };
    }
    case 'refund_done': {
      const { protocol } = mail.params;
      return {
        subject: translate('mails.refund_done.subject', { amount }),
        preview: translate('mails.refund_done.preview', { protocol }),
        title: translate('mails.refund_done.title'),
        paragraphs: [translate('mails.refund_done.what', { protocol, amount }), translate('mails.refund_done.when')],
        action: { label: translate('mails.refund_done.action'), url },
        closing: [],
      };
    }
    default:
      return mail satisfies never;
  }
}

function sayMoney(cents: number, language: Language): string {
  return new Intl.NumberFormat(language.replace('_', '-'), { style: 'currency', currency: 'BRL' }).format(cents / 100);
}

/** By the clock of Brasília, where the buyer's receipt is read. */
function sayDate(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language.replace('_', '-'), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(instant));
}
