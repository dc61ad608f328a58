import type { AccountDeps } from '@semblante/core/accounts';
import type { PaymentDeps } from '@semblante/core/payments';
import type { PrivacyDeps } from '@semblante/core/privacy';
import { forgetInOutbox, markOfAddress } from '@semblante/providers/mail';
import { countUnsentMails, forgetMails } from '@semblante/providers/queue';
import type { Config } from './config.ts';
import type { MediaDeps } from './media/media-deps.ts';

export function wirePrivacy(
  config: Pick<Config, 'mail' | 'settings'>,
  accounts: AccountDeps,
  { payments, media }: { payments: PaymentDeps; media: MediaDeps },
): PrivacyDeps {
  const { db, clock, keys, accountKeys, queueMail, publishEvent } = accounts;
  const { retention } = config.settings;
  return {
    db,
    clock,
    keys,
    accountKeys,
    queueMail,
    publishEvent,
    files: media.faces.files,
    enqueue: media.work.enqueue,
    processings: media.processings,
    payments,
    mails: {
      markOf: (address) => markOfAddress(keys, address),
      forget: forgetMails,
      countUnsent: async (mark) => await countUnsentMails(db, mark),
      forgetWritten: async (address) => await forgetInOutbox(config.mail.outboxFolder, address),
    },
    erasureDays: retention.erasure_days,
    exportsHours: retention.exports_hours,
  };
}
