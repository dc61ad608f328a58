import type { Db, Tx } from '@semblante/db';
import type { Clock, Enqueue, Keys, PublishEvent, QueueMail, SealedDeps } from '../kernel/index.ts';
import type { PaymentDeps } from '../payments/index.ts';
import type { ProcessingDeps } from '../processings/index.ts';

/**
 * The mails of one address, in the queue and wherever else they rest. They are found by a keyed hash of the address,
 * which outlives it for a moment.
 */
export interface MailPile {
  markOf(address: string): string;
  /** Those that are not being sent right now; answers how many went. */
  forget(tx: Tx, mark: string): Promise<number>;
  /** Waiting for their turn or their next try. */
  countUnsent(mark: string): Promise<number>;
  /** Where mails are written down instead of sent. */
  forgetWritten(address: string): Promise<void>;
}

export interface PrivacyDeps extends SealedDeps {
  db: Db;
  clock: Clock;
  keys: Keys;
  enqueue: Enqueue;
  queueMail: QueueMail;
  publishEvent: PublishEvent;
  mails: MailPile;
  processings: ProcessingDeps;
  payments: PaymentDeps;
  /** To change one's mind. */
  erasureDays: number;
  exportsHours: number;
}

export const folderOfExport = (exportId: string) => `exports/${exportId}`;
