import type { ExecuteSql } from '@semblante/db';

/** The processes that serve this database, on this machine. */
export async function listBackends(executeSql: ExecuteSql): Promise<number[]> {
  const { rows } = await executeSql('select pid from pg_stat_activity where datname = current_database()');
  return rows.map((row) => Number(row['pid']));
}
