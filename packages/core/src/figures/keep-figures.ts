import { dayOf } from '../kernel/index.ts';
import { foldChanges, foldedAtOnce, raisePeak } from './figure-days.queries.ts';
import type { FiguresDeps } from './figures-deps.ts';
import { countOpenProcessings } from './live-work.queries.ts';

/** Folds what the triggers appended into its days, and notes how long the queue is. Safe in many processes at once. */
export async function keepFigures(deps: Pick<FiguresDeps, 'db' | 'clock'>): Promise<void> {
  while ((await deps.db.transaction(foldChanges)) >= foldedAtOnce);
  const { pending } = await countOpenProcessings(deps.db);
  if (pending > 0) await raisePeak(deps.db, { day: dayOf(deps.clock()), count: pending });
}
