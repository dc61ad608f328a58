import { overruledDays, overruledDecisionsMin, type ScreenRule, screenReasons } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { addMs, type Clock, dayMs } from '../kernel/index.ts';
import { countDecisions } from './review.queries.ts';

/**
 * How good each rule of the screen was in the eyes of those who decide. One that is wrong more often than right is
 * doubtful.
 */
export async function countOverruled({ db, clock }: { db: Db; clock: Clock }): Promise<ScreenRule[]> {
  const counts = await countDecisions(db, addMs(clock(), -overruledDays * dayMs));
  return screenReasons.map((reason) => {
    const { decided, overruled } = counts.find((counted) => counted.reason === reason) ?? { decided: 0, overruled: 0 };
    return { reason, decided, overruled, is_doubtful: decided >= overruledDecisionsMin && overruled * 2 > decided };
  });
}
