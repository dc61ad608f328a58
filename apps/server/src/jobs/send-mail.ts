import type { JobPayload } from '@semblante/contracts';
import type { Keys } from '@semblante/core/kernel';
import { type Mailer, openMail } from '@semblante/providers/mail';

/**
 * A mail that cannot be delivered now throws, and the queue tries again later; its id stays, so a copy is recognisable.
 */
export function sendMailJob(deps: { mailer: Mailer; keys: Keys }) {
  return async (payload: JobPayload<'send-mail'>, job: { id: string }) => {
    await deps.mailer.send(openMail(deps.keys, payload), { id: job.id });
  };
}
