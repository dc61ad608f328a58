import type { Language, Offer } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import type { AccountKeys, Clock, Keys, PublishEvent, QueueMail } from '../kernel/index.ts';

export interface AccountDeps {
  db: Db;
  clock: Clock;
  keys: Keys;
  accountKeys: AccountKeys;
  queueMail: QueueMail;
  publishEvent: PublishEvent;
  findOffer: FindOffer;
  staffRules: StaffRules;
}

/** What is asked of staff beyond a password. */
export interface StaffRules {
  /**
   * An admin or mod without a second factor so many days after the role was given is held up at every call of staff.
   */
  secondFactorGraceDays: number;
  /** A session of staff that nobody used for so long is over. */
  idleMinutes: number;
}

/** Today's best promotion for somebody who may, or may no longer, have the price of a first purchase. */
export type FindOffer = (buyer: { isFirstPurchaseOpen: boolean; language: Language }) => Promise<Offer | null>;

export interface Origin {
  ip: string;
  userAgent: string | null;
}

/** Who is at the other end of a public call: where from, in which language, and with which cookies of ours, if any. */
export interface Caller {
  origin: Origin;
  language: Language;
  sessionToken: string | undefined;
  /** What earlier log-ins left in this browser: it is known to those accounts. */
  deviceMarks: string | undefined;
}
