import { type JobPayload, Mail } from '@semblante/contracts';
import { erasedDomain } from '@semblante/core/accounts';
import type { Enqueue, Keys, QueueMail } from '@semblante/core/kernel';

const purpose = 'mail';

/**
 * The queue's table keeps finished jobs for days, and backups keep it for longer: a recovery link rests there sealed.
 */
export function createQueueMail(enqueue: Enqueue, keys: Keys): QueueMail {
  return async (tx, mail) => {
    // A refund may end after its buyer's account did: there is nobody left to write to.
    if (mail.to.endsWith(`@${erasedDomain}`)) return;
    await enqueue(tx, 'send-mail', {
      sealed: keys.seal(purpose, JSON.stringify(mail)),
      of: markOfAddress(keys, mail.to),
    });
  };
}

/** Finds the mails of an address in the queue without telling it. */
export function markOfAddress(keys: Keys, address: string): string {
  return keys.sign('mail-address', address);
}

/** The same job as the deployment's present secret seals and marks it; undefined when it is so already. */
export function resealMail(keys: Keys, payload: JobPayload<'send-mail'>): JobPayload<'send-mail'> | undefined {
  const sealed = keys.reseal(purpose, payload.sealed);
  return sealed === undefined ? undefined : { sealed, of: markOfAddress(keys, openMail(keys, payload).to) };
}

/** The mail of a 'send-mail' job; throws when it was sealed by another deployment or is no mail of ours. */
export function openMail(keys: Keys, payload: JobPayload<'send-mail'>): Mail {
  return Mail.parse(JSON.parse(keys.unseal(purpose, payload.sealed)));
}
