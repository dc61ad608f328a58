import type { ExecuteSql } from '@semblante/db';

/** Every row of every table of every schema, as text: what a reader of the database can read. */
export async function* readDatabase(executeSql: ExecuteSql): AsyncGenerator<{ place: string; text: string }> {
  const { rows } = await executeSql(
    `select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  for (const row of rows) {
    const place = `${String(row['schemaname'])}.${String(row['tablename'])}`;
    const found = await executeSql(
      `select to_jsonb(t)::text as text from "${String(row['schemaname'])}"."${String(row['tablename'])}" t`,
    );
    for (const { text } of found.rows) yield { place, text: String(text) };
  }
}

/** What is left that names the account's number: the stated remainder. */
export async function countRemainder(executeSql: ExecuteSql, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { place, text } of readDatabase(executeSql))
    if (text.includes(userId)) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

export async function insertPerson(
  executeSql: ExecuteSql,
  person: { id: string; name: string; email: string },
): Promise<void> {
  await executeSql(
    `insert into users (id, name, email, password_hash, role, language, invitation_token)
     values ($1, $2, $3, (select password_hash from users where email = 'user@semblante.test'), 'user', 'pt_BR', $4)`,
    [person.id, person.name, person.email, person.id.slice(-12)],
  );
}

export async function findErasureState(executeSql: ExecuteSql, userId: string): Promise<string> {
  const { rows } = await executeSql('select state from erasures where user_id = $1 order by asked_at desc limit 1', [
    userId,
  ]);
  return String(rows[0]?.['state'] ?? 'none');
}

export async function countEnds(
  executeSql: ExecuteSql,
  userId: string,
): Promise<{ holds: number; captures: number; releases: number; held: number }> {
  const { rows } = await executeSql(
    `select count(*) filter (where kind = 'hold')::int as holds, count(*) filter (where kind = 'capture')::int as captures, count(*) filter (where kind = 'release')::int as releases,
      coalesce(sum(held_change), 0)::int as held from credit_entries where user_id = $1`,
    [userId],
  );
  return rows[0] as unknown as { holds: number; captures: number; releases: number; held: number };
}

export async function findName(executeSql: ExecuteSql, userId: string): Promise<string> {
  const { rows } = await executeSql('select name from users where id = $1', [userId]);
  return String(rows[0]?.['name']);
}

export async function listPhotoKeys(executeSql: ExecuteSql, userId: string): Promise<string[]> {
  const { rows } = await executeSql(
    'select p.file_key from face_photos p join faces f on f.id = p.face_id where f.user_id = $1',
    [userId],
  );
  return rows.map((row) => String(row['file_key']));
}

export async function listOwnFolders(executeSql: ExecuteSql, userId: string): Promise<string[]> {
  const { rows } = await executeSql(
    `select 'videos/' || id as key from videos where user_id = $1 union all select 'uploads/' || id from videos where user_id = $1
     union all select 'processings/' || id from processings where user_id = $1 union all select 'images/' || id from images where user_id = $1`,
    [userId],
  );
  return rows.map((row) => String(row['key']));
}
