import type { Role } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import type { AccountKeys, Clock, Keys, PublishEvent, QueueMail, UserId } from '../kernel/index.ts';

export interface UsersDeps {
  db: Db;
  clock: Clock;
  keys: Keys;
  accountKeys: AccountKeys;
  queueMail: QueueMail;
  publishEvent: PublishEvent;
}

/** The member of staff who acts. */
export interface Actor {
  userId: UserId;
  role: Role;
}
