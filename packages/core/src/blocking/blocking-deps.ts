import type { BlockSubject } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import type { AccountKeys, Clock, PublishEvent, QueueMail, UserId } from '../kernel/index.ts';

export interface Thing {
  id: string;
  /** Whose it is; null for what belongs to the house. */
  userId: UserId | null;
  name: string;
}

/** What to do once the block is committed. */
export type Afterwards = () => Promise<void>;

/**
 * What blocking means for one kind of thing; each feature brings its own. Whether something is served is asked where it
 * is served.
 */
export interface Blockable {
  /** Of these, those that exist. */
  list(reader: Reader, ids: readonly string[]): Promise<Thing[]>;
  /** Ends what runs with it; nothing is charged for it, and nothing that is finished is lost. */
  stop(tx: Tx, thing: Thing): Promise<Afterwards | void>;
  /** Undoes what `stop` did beyond ending work. */
  release?(tx: Tx, thing: Thing): Promise<void>;
}

export type Blockables = Record<BlockSubject, Blockable>;

export interface BlockingDeps {
  db: Db;
  clock: Clock;
  accountKeys: AccountKeys;
  publishEvent: PublishEvent;
  queueMail: QueueMail;
  blockables: Blockables;
}

/** What staff writes about somebody's thing is about somebody. */
export function personalOf(
  { accountKeys }: Pick<BlockingDeps, 'accountKeys'>,
  userId: string | null,
): { of: UserId; accountKeys: AccountKeys } | undefined {
  return userId === null ? undefined : { of: userId as UserId, accountKeys };
}
