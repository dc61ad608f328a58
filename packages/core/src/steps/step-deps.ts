import type { Db } from '@semblante/db';
import type { Clock, Enqueue } from '../kernel/index.ts';

export interface StepDeps {
  db: Db;
  clock: Clock;
  enqueue: Enqueue;
}
