import { hashToken } from '@semblante/core/kernel';
import type { Database } from '@semblante/db';

export interface Somebody {
  id: string;
  /** The header of their session. */
  cookie: string;
}

/** Many people at once who are logged in already: a password each would take longer than the drill. */
export async function insertCrowd(database: Database, count: number): Promise<Somebody[]> {
  const { rows } = await database.executeSql(
    `insert into users (id, name, email, password_hash, role, status, invitation_token, created_at, updated_at)
     select gen_random_uuid(), 'Pessoa', 'crowd-' || n || '@drill.test', '-', 'user', 'active',
       'crowd-' || n, now(), now()
     from generate_series(1, ${count}) n returning id`,
  );
  const people = rows.map((row, number) => ({
    id: String(row['id']),
    token: `token-of-somebody-in-a-crowd-${number}`,
  }));
  await database.executeSql(
    `insert into sessions (id, token_hash, user_id, stage, role, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), given.hash, given.id::uuid, 'full', 'user', now(), now(), now() + interval '1 day'
     from json_to_recordset($1) as given(id text, hash text)`,
    [JSON.stringify(people.map(({ id, token }) => ({ id, hash: hashToken(token) })))],
  );
  return people.map(({ id, token }) => ({ id, cookie: `semblante_session=${token}` }));
}
