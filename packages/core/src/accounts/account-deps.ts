import type { Language } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import type { Clock, Keys, PublishEvent, QueueMail } from '../kernel/index.ts';

export interface AccountDeps {
  db: Db;
  clock: Clock;
  keys: Keys;
  queueMail: QueueMail;
  publishEvent: PublishEvent;
}

export interface Origin {
  ip: string;
  userAgent: string | null;
}

/** Who is at the other end of a public call: where from, in which language, and with which session cookie, if any. */
export interface Caller {
  origin: Origin;
  language: Language;
  sessionToken: string | undefined;
}
