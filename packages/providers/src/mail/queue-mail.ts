import { type JobPayload, Mail } from '@semblante/contracts';
import type { Enqueue, Keys, QueueMail } from '@semblante/core/kernel';

const purpose = 'mail';

/** The queue's table keeps finished jobs for days, and backups keep it for longer: a recovery link rests there sealed. */
export function createQueueMail(enqueue: Enqueue, keys: Keys): QueueMail {
  return (tx, mail) => enqueue(tx, 'send-mail', { sealed: keys.seal(purpose, JSON.stringify(mail)) });
}

/** The mail of a 'send-mail' job; throws when it was sealed by another deployment or is no mail of ours. */
export function openMail(keys: Keys, payload: JobPayload<'send-mail'>): Mail {
  return Mail.parse(JSON.parse(keys.unseal(purpose, payload.sealed)));
}
