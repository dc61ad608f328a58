import type { Tx } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import { deleteNewsAbout } from '../notices/index.ts';
import { deleteEventsAbout } from './events.queries.ts';

/**
 * What other accounts were told about a person who is gone now: about this very person, whoever else has the same name.
 */
export async function forgetNotices(tx: Tx, about: UserId): Promise<void> {
  await deleteEventsAbout(tx, about);
  await deleteNewsAbout(tx, about);
}
