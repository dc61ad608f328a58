import type { JobName, JobPayload, LiveEvent, Mail } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { UserId } from './ids.ts';

/** Puts a job into the queue within the caller's transaction: the fact and its job are one commit. */
export type Enqueue = <Name extends JobName>(tx: Tx, name: Name, payload: JobPayload<Name>) => Promise<void>;

/** Queues a mail within the caller's transaction. */
export type QueueMail = (tx: Tx, mail: Mail) => Promise<void>;

/**
 * Tells an account something live, within the caller's transaction. `about`: another person whom it names, and with
 * whose account it must go.
 */
export type PublishEvent = (tx: Tx, userId: UserId, event: LiveEvent, about?: UserId) => Promise<void>;
