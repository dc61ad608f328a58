import type { Db } from '@semblante/db';
import { clips, clipUses } from '@semblante/db/schema';
import { sql } from 'drizzle-orm';
import type { badgeRules } from './badge-rules.ts';

export interface BadgeMoment {
  newSince: Date;
  /** Uses after this day are of these days, uses after `before` and until it of those before. */
  lately: string;
  before: string;
  rules: typeof badgeRules;
}

/** The rules of `badge-rules.ts` in one statement: what is counted, who is ranked, whose badges change. */
export async function earnBadges(db: Db, { newSince, lately, before, rules }: BadgeMoment): Promise<void> {
  const { hot, trending, most_chosen: mostChosen } = rules;
  await db.execute(sql`
    with used as (
      select u.clip_id,
        count(distinct u.user_id) filter (where u.day > ${lately}::date) as accounts,
        count(distinct u.user_id) filter (where u.day <= ${lately}::date) as accounts_before,
        sum(case u.kind when 'choice' then ${hot.choiceWeight}::int else 1 end) filter (where u.day > ${lately}::date) as points
      from ${clipUses} u where u.day > ${before}::date group by u.clip_id
    ),
    hot as (select clip_id from used where accounts >= ${hot.accountsMin} order by points desc, clip_id limit ${hot.clipsMax}),
    trending as (
      select clip_id from used where accounts >= ${trending.accountsMin} and accounts >= accounts_before * ${trending.growth}::int
      order by accounts::float8 / (accounts_before + 1) desc, clip_id limit ${trending.clipsMax}
    ),
    chosen as (select c.id as clip_id from ${clips} c where c.state = 'published' and c.choices >= ${mostChosen.choicesMin} order by c.choices desc, c.id limit ${mostChosen.clipsMax}),
    earned as (
      select c.id, array_remove(array[
        case when c.id in (select clip_id from hot) then 'hot' end,
        case when c.id in (select clip_id from trending) then 'trending' end,
        case when c.published_at > ${newSince.toISOString()}::timestamptz then 'new' end,
        case when c.id in (select clip_id from chosen) then 'most_chosen' end
      ], null)::text[] as badges
      from ${clips} c where c.state = 'published'
    )
    update ${clips} set earned_badges = earned.badges from earned where ${clips.id} = earned.id and ${clips.earnedBadges} is distinct from earned.badges
  `);
}
