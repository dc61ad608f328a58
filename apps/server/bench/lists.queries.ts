import { setTimeout } from 'node:timers/promises';
import type { Database } from '@semblante/db';

/** The marks of a real one are set: answers are judged by their schema. */
const uuidOf = (kind: string, number: string) =>
  `overlay(overlay(md5('${kind}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;
const owner = `(select id from users where email = 'user@semblante.test')`;
/**
 * Of ten, newest first: one waits, one is worked on, one ended without a result, and of the finished ones every third
 * is an image.
 */
const statusOf = `(array['pending', 'in_progress', 'completed', 'completed', 'completed', 'error', 'completed', 'completed', 'completed', 'completed'])[1 + n % 10]`;
const cutOut = `'{"width": 1200, "height": 900, "warnings": [], "maskKey": null, "render": null}'`;

/** Others wait too: what a list says of the queue is worth nothing on an empty one. */
const othersWaiting = 200;
const stepsEach = 12;

/** One account with so many processings, and a queue. Triggers and foreign keys look away while it is written. */
export async function seedLists(database: Database, rows: number): Promise<void> {
  const statements = [
    `insert into processings (id, user_id, kind, status, stage, progress, error_code, credits, hold_id, title, seconds, settings, language, cut_out, result_key, thumbnail_key, coverage, body_hash, created_at, started_at, finished_at, deletes_at)
     select ${uuidOf('processing', 'n')}, ${owner}, case when s.status = 'completed' and n % 3 = 0 then 'image' else 'video' end, s.status, case s.status when 'pending' then 'queued' when 'in_progress' then 'rendering' else 'done' end,
       case s.status when 'completed' then 100 else 0 end, case s.status when 'error' then 'failed' end, 1, 1000000 + n, 'Férias na praia ' || n || '.mp4', 30, '{}', 'pt_BR', case when s.status = 'completed' and n % 3 = 0 then ${cutOut}::jsonb end,
       case s.status when 'completed' then 'processings/' || n || '/result.mp4' end, case s.status when 'completed' then 'processings/' || n || '/thumbnail.jpg' end, case s.status when 'completed' then 0.97 end, '-',
       now() - n * interval '1 minute', case when s.status <> 'pending' then now() - n * interval '1 minute' end, case when s.status in ('completed', 'error') then now() end, now() + interval '30 days'
     from generate_series(1, ${rows}) n, lateral (select ${statusOf} as status) s`,
    `insert into users (id, name, email, password_hash, role, status, invitation_token, created_at, updated_at)
     select ${uuidOf('user', 'n')}, 'Pessoa', 'pessoa' || n || '@example.com', '-', 'user', 'active', 'bench-' || n, now(), now() from generate_series(1, ${othersWaiting}) n`,
    `insert into work_turns (user_id, served, weight) select id, 0, 1 from users`,
    `insert into processings (id, user_id, kind, credits, hold_id, title, seconds, settings, language, body_hash, created_at)
     select ${uuidOf('waiting', 'n')}, ${uuidOf('user', 'n')}, 'video', 1, 2000000 + n, 'video.mp4', 120, '{}', 'pt_BR', '-', now() from generate_series(1, ${othersWaiting}) n`,
    `insert into work_steps (id, user_id, processing_id, kind, ordinal, cost, state, ordered_at, not_before)
     select gen_random_uuid(), user_id, id, case k when ${stepsEach} then 'finish' else 'segment' end, k % ${stepsEach}, 10, case k when ${stepsEach} then 'blocked' else 'waiting' end, created_at, created_at
     from processings, generate_series(1, ${stepsEach}) k where status in ('pending', 'in_progress') and (user_id <> ${owner} or created_at > now() - interval '1 hour')`,
  ];
  const counted = 'set session_replication_role = origin; select processing_days_rebuild()';
  await database.executeSql(`set session_replication_role = replica; ${statements.join(';\n')}; ${counted}`);
  await tidy(database);
}

/**
 * As a database that has run for a day is: autovacuum has been by. A vacuum beside an open transaction marks nothing,
 * so it is repeated.
 */
async function tidy(database: Database): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await database.executeSql('vacuum analyze');
    const { rows } = await database.executeSql(
      `select relallvisible > 0 as "isVisible" from pg_class where oid = 'processings'::regclass`,
    );
    if ((rows[0] as { isVisible: boolean } | undefined)?.isVisible) return;
    await setTimeout(100);
  }
  throw new Error('The seeded rows were never vacuumed: a transaction stays open beside the benchmark');
}
