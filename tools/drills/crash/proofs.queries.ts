// Independent of the product's own code: everything is counted anew from the bare rows.
import type { ExecuteSql } from '@semblante/db';

/** Each promise with the query for whatever breaks it. */
const proofs: Record<string, string> = {
  'every processing ended completed, or with an error': `select id from processings where status not in ('completed', 'error')`,
  'every completed one was charged once, every other had its credits released once': `
    select p.id from processings p left join credit_entries s on s.hold_id = p.hold_id and s.kind in ('capture', 'release')
    group by p.id having count(s.id) <> 1 or bool_or((s.kind = 'capture') <> (p.status = 'completed')) or bool_or(s.credits <> p.credits)`,
  'no hold is forgotten, and none belongs to nothing': `
    select h.id from credit_entries h left join processings p on p.hold_id = h.id
    where h.kind = 'hold' and (p.id is null or not exists (select from credit_entries s where s.hold_id = h.id and s.kind in ('capture', 'release')))`,
  'entries sum to the balance and the held credits of every account': `
    select user_id from credit_accounts a join (
      select user_id, sum(case when kind in ('grant', 'gift', 'release') then credits when kind = 'hold' then -credits else 0 end) as available,
        sum(case kind when 'hold' then credits when 'capture' then -credits when 'release' then -credits else 0 end) as held
      from credit_entries group by user_id) s using (user_id)
    where (a.available, a.held) is distinct from (s.available::int, s.held::int) or a.held <> 0`,
  'nothing is left to do for what is over': `select id from work_steps where state <> 'done'`,
  'every completed one has a result, of which every segment was counted as done exactly once': `
    select p.id from processings p
    left join lateral (select count(*) as segments, count(distinct ordinal) as ordinals from work_steps s where s.processing_id = p.id and s.kind = 'segment' and s.state = 'done') done on true
    left join lateral (select (result ->> 'segments')::int as planned from work_steps s where s.processing_id = p.id and s.kind = 'plan') plan on true
    where p.status = 'completed' and p.kind not in ('image', 'photo', 'enhance') and (p.result_key is null or done.segments is distinct from plan.planned or done.ordinals is distinct from plan.planned)`,
  'every completed picture has a result, of which its one step was done exactly once': `
    select p.id from processings p left join work_steps s on s.processing_id = p.id and s.kind in ('cut-out', 'swap-photo', 'enhance') and s.state = 'done'
    where p.status = 'completed' and p.kind in ('image', 'photo', 'enhance') group by p.id having p.result_key is null or count(s.id) <> 1`,
};

export async function provePromises(executeSql: ExecuteSql): Promise<{ promise: string; broken: number }[]> {
  const results = [];
  for (const [promise, offenders] of Object.entries(proofs)) {
    const { rows } = await executeSql(`select count(*)::int as broken from (${offenders}) offenders`);
    results.push({ promise, broken: Number(rows[0]?.['broken']) });
  }
  return results;
}

export async function countEnds(executeSql: ExecuteSql): Promise<Record<string, number>> {
  const { rows } = await executeSql(
    `select status || coalesce(' ' || error_code, '') as ended, count(*)::int as n from processings group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map((row) => [String(row['ended']), Number(row['n'])]));
}

export async function countSteps(executeSql: ExecuteSql): Promise<Record<string, number>> {
  const { rows } =
    await executeSql(`select count(*)::int as segments, (count(*) filter (where (result ->> 'wasRendered')::boolean))::int as found_finished_after_a_kill,
    (count(*) filter (where tries > 1))::int as tried_again, (select count(*)::int from work_steps where tries > 1) as steps_tried_again, max(tries)::int as tries_max
    from work_steps where kind = 'segment' and state = 'done'`);
  return rows[0] as Record<string, number>;
}

/** Those that failed although none of their steps had been tried as often as steps are. */
export async function countGivenUpEarly(executeSql: ExecuteSql, triesMax: number): Promise<number> {
  const { rows } = await executeSql(
    `select count(*)::int as n from processings p where p.error_code = 'failed' and not exists (select from work_steps s where s.processing_id = p.id and s.tries >= $1)`,
    [triesMax],
  );
  return Number(rows[0]?.['n']);
}

/** What waits for staff is nobody's work here. */
export async function countOpen(executeSql: ExecuteSql): Promise<number> {
  const { rows } = await executeSql(
    `select count(*)::int as n from processings where status in ('pending', 'in_progress') and stage <> 'review'`,
  );
  return Number(rows[0]?.['n']);
}

/** What failed, with the step that was tried too often. */
export async function listFailures(executeSql: ExecuteSql): Promise<Record<string, unknown>[]> {
  const { rows } = await executeSql(
    `select p.id, p.kind, s.kind as step, s.tries, s.started_at::text, p.finished_at::text from processings p
     left join work_steps s on s.processing_id = p.id and s.tries > 1
     where p.error_code = 'failed' order by p.id, s.tries desc limit 50`,
  );
  return rows;
}
