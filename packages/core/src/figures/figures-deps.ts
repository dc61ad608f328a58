import type { Db } from '@semblante/db';
import type { Clock } from '../kernel/index.ts';

export interface FiguresDeps {
  db: Db;
  clock: Clock;
  /** Room that is left for people's files. */
  freeBytes: () => Promise<number>;
}
