import type { Database } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import { liveChannel } from './events.queries.ts';

export interface LiveHub {
  /** `look` is called whenever the account may have new events; it reads them itself, so a lost word costs nothing. */
  subscribe(userId: UserId, look: () => void): () => void;
  close(): Promise<void>;
}

/** One `listen` a process, however many pages are open. */
export async function openLiveHub(database: Database): Promise<LiveHub> {
  const lookers = new Map<string, Set<() => void>>();
  const stop = await database.listen(liveChannel, (userId) => {
    const called = userId === '' ? [...lookers.values()] : [lookers.get(userId) ?? new Set()];
    for (const looks of called) for (const look of looks) look();
  });
  return {
    subscribe(userId, look) {
      const looks = lookers.get(userId) ?? new Set();
      lookers.set(userId, looks.add(look));
      return () => {
        looks.delete(look);
        if (looks.size === 0) lookers.delete(userId);
      };
    },
    close: stop,
  };
}
