import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './database.ts';
import { faultOf } from './database-fault.ts';
import { isConflict } from './errors.ts';

const triesMax = 4;
const pauseMs = 20;

/**
 * A transaction that the server ended in favour of another (deadlock, serialization) decided nothing: it runs again, a
 * few times. So what a transaction does may be done twice, and is database work only: everything else comes after its
 * commit.
 */
export function retryConflicts(db: Db): Db {
  const once = db.transaction.bind(db) as Db['transaction'];
  db.transaction = async (work, config) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(work, config);
      } catch (cause) {
        if (!isConflict(cause) || tries === triesMax) throw faultOf(cause);
        await wait(pauseMs * 2 ** tries * Math.random());
      }
    }
  };
  return db;
}
