import type { Reader } from '@semblante/db';
import type { AccountKey, AccountKeys, UserId } from '../kernel/index.ts';
import { listEventRowsAfter } from './events.queries.ts';
import { eventPurpose } from './publish-event.ts';

/** What an account was told since; nothing once its key is gone. */
export async function listEventsAfter(
  deps: { db: Reader; accountKeys: AccountKeys },
  userId: UserId,
  afterId: number,
): Promise<{ id: number; payload: unknown }[]> {
  const rows = await listEventRowsAfter(deps.db, userId, afterId);
  const own = rows.length > 0 ? await deps.accountKeys.keyOf(userId) : undefined;
  return own ? rows.map(({ id, payload }) => ({ id, payload: opened(own, payload) })) : [];
}

/**
 * An event from before there were keys is plain, for the few days that it lives. One that cannot be opened tells
 * nothing, and stops none after it.
 */
function opened(own: AccountKey, payload: unknown): unknown {
  const { sealed } = payload as { sealed?: string };
  try {
    return sealed === undefined ? payload : own.unsealJson(eventPurpose, sealed);
  } catch {
    return undefined;
  }
}
