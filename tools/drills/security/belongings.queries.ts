import { randomUUID } from 'node:crypto';
import type { Database } from '@semblante/db';

/** A case about that video as the screen opens one, with one picture that its owner may see. */
export async function insertHeldCase(database: Database, { video }: { video: string }): Promise<string> {
  const id = randomUUID();
  await database.executeSql(
    `insert into review_cases (id, subject, subject_id, user_id, source, state, reason,
       owner_picture_keys, picture_keys, decide_by, created_at)
     select $1, 'video', v.id, v.user_id, 'screen', 'open', 'apparent_minor',
       array[i.thumbnail_key], array[i.thumbnail_key], now() + interval '1 day', now()
     from videos v join images i on i.user_id = v.user_id where v.id = $2 limit 1`,
    [id, video],
  );
  return id;
}

/** What lives by itself: a look at the page changes it. */
const restless = ['sessions', 'events', 'work_turns', 'attempts', 'work_steps', 'email_codes'];

/** One text for everything that belongs to an account: it changes when any of it does. */
export async function digestOwned(database: Database, email: string): Promise<Record<string, string>> {
  const { rows: tables } = await database.executeSql(
    `select table_name from information_schema.columns 
     where column_name = 'user_id' and table_schema = 'public' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const name of tables.map((row) => String(row['table_name']))) {
    if (restless.includes(name)) continue;
    const { rows } = await database.executeSql(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${name} t
       where user_id = (select id from users where email = $1)`,
      [email],
    );
    digests[name] = String(rows[0]?.['digest']);
  }
  return digests;
}
