import type { Db } from '@semblante/db';
import type { Clock, Enqueue } from '../kernel/index.ts';

export interface WorkDeps {
  db: Db;
  clock: Clock;
  enqueue: Enqueue;
}
