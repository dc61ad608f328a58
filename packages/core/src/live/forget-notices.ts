import type { NoticeName } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { AccountKeys, UserId } from '../kernel/index.ts';
import { deleteNewsAbout } from '../notices/index.ts';
import { deleteEvents } from './events.queries.ts';
import { listEventsAfter } from './list-events.ts';

/** What one account was told about another person who is gone now. */
export async function forgetNotices(tx: Tx, deps: { accountKeys: AccountKeys }, told: { userId: UserId; notice: NoticeName; params: Record<string, string> }): Promise<void> {
  const about = JSON.stringify({ kind: 'notification', notice: told.notice, params: told.params });
  const found: number[] = [];
  for (let after = 0; ; ) {
    const events = await listEventsAfter({ db: tx, accountKeys: deps.accountKeys }, told.userId, after);
    if (events.length === 0) break;
    found.push(...events.filter(({ payload }) => JSON.stringify(payload) === about).map(({ id }) => id));
    after = events.at(-1)?.id ?? after;
  }
  await deleteEvents(tx, found);
  await deleteNewsAbout(tx, { userId: told.userId, kind: told.notice, params: told.params });
}
