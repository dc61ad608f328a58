import { erasedKinds, type Mail } from '@semblante/contracts';
import type { Translate } from '@semblante/i18n/translator';
import { type Body, localeOf, pageUrl, sayMoment, type Sender } from './letter-parts.ts';

const templates = ['export_ready', 'erasure_asked', 'erasure_cancelled', 'erasure_done'] as const;
export type PrivacyMail = Extract<Mail, { template: (typeof templates)[number] }>;

/**
 * The mails about one's own data. Links lead into the account, never past the log-in: a mailbox alone opens nothing but
 * the receipt, which tells of nobody.
 */
export function writePrivacyBody(mail: PrivacyMail, translate: Translate, sender: Sender): Body {
  const isStaff = 'area' in mail.params && mail.params.area === 'staff';
  const url = pageUrl(sender, isStaff ? '/staff/my-data' : '/user/perfil#data');
  const email = sender.supportEmail;
  switch (mail.template) {
    case 'export_ready':
      return {
        subject: translate('mails.export_ready.subject'),
        preview: translate('mails.export_ready.preview'),
        title: translate('mails.export_ready.title'),
        paragraphs: [translate('mails.export_ready.what'), translate('mails.export_ready.how')],
        action: { label: translate('mails.export_ready.action'), url },
        closing: [
          translate('mails.export_ready.until', { date: sayMoment(mail.params.expires_at, mail.language) }),
          translate('mails.export_ready.not_you', { email }),
        ],
      };
    case 'erasure_asked': {
      const date = sayMoment(mail.params.due_at, mail.language);
      return {
        subject: translate('mails.erasure_asked.subject'),
        preview: translate('mails.erasure_asked.preview', { date }),
        title: translate('mails.erasure_asked.title'),
        paragraphs: [
          translate('mails.erasure_asked.what', { protocol: mail.params.protocol }),
          translate('mails.erasure_asked.when', { date }),
          translate('mails.erasure_asked.then'),
        ],
        action: { label: translate('mails.erasure_asked.action'), url },
        closing: [translate('mails.erasure_asked.not_you', { email })],
      };
    }
    case 'erasure_cancelled':
      return {
        subject: translate('mails.erasure_cancelled.subject'),
        preview: translate('mails.erasure_cancelled.preview'),
        title: translate('mails.erasure_cancelled.title'),
        paragraphs: [translate('mails.erasure_cancelled.what')],
        action: { label: translate('mails.erasure_cancelled.action'), url },
        closing: [translate('mails.erasure_cancelled.not_you', { email })],
      };
    case 'erasure_done': {
      const { protocol, erased_at, counts } = mail.params;
      const counted = erasedKinds.flatMap((kind) =>
        counts[kind] ? [translate(`privacy.kinds.${kind}`, { count: counts[kind] })] : [],
      );
      const items = new Intl.ListFormat(localeOf(mail.language), { type: 'conjunction' }).format(counted);
      return {
        subject: translate('mails.erasure_done.subject'),
        preview: translate('mails.erasure_done.preview'),
        title: translate('mails.erasure_done.title'),
        paragraphs: [
          translate('mails.erasure_done.what', { date: sayMoment(erased_at, mail.language), protocol }),
          counted.length > 0
            ? translate('mails.erasure_done.list', { items })
            : translate('mails.erasure_done.nothing'),
          translate('mails.erasure_done.key'),
          translate('mails.erasure_done.rest'),
        ],
        action: {
          label: translate('mails.erasure_done.action'),
          url: pageUrl(sender, `/privacy/receipts/${protocol}`),
        },
        closing: [translate('mails.erasure_done.last')],
      };
    }
    default:
      return mail satisfies never;
  }
}
