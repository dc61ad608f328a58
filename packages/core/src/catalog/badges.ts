import type { Db } from '@semblante/db';
import { addMs, type Clock, dayMs } from '../kernel/index.ts';
import { badgeRules } from './badge-rules.ts';
import { earnBadges } from './badges.queries.ts';
import { dayOf } from './day.ts';

/** Run now and then; clips whose badges stay as they are are not touched. */
export async function renewBadges(deps: { db: Db; clock: Clock }): Promise<void> {
  const now = deps.clock();
  const back = (days: number) => addMs(now, -days * dayMs);
  await earnBadges(deps.db, {
    newSince: back(badgeRules.new.days),
    lately: dayOf(back(badgeRules.hot.days)),
    before: dayOf(back(2 * badgeRules.trending.days)),
    rules: badgeRules,
  });
}
