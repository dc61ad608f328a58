import type { AccountKeys, PublishEvent } from '../kernel/index.ts';
import { recordNews } from '../notices/index.ts';
import { insertEvent } from './events.queries.ts';

export const eventPurpose = 'event';

export function createPublishEvent(accountKeys: AccountKeys): PublishEvent {
  return async (tx, userId, event, about) => {
    const own = await accountKeys.keyOf(userId);
    // The account is gone: there is nobody left to tell.
    if (!own) return;
    await insertEvent(tx, { userId, payload: { sealed: own.sealJson(eventPurpose, event) }, aboutUserId: about });
    await recordNews(tx, { userId, event, about });
  };
}
