import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrationsFolder } from './prepare-database.ts';

/** How many migrations of this code the database has not seen; negative when it has seen those of newer code. */
export async function countPendingMigrations(database: Pick<Database, 'executeSql'>): Promise<number> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: readonly unknown[];
  };
  const { rows: found } = await database.executeSql(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (found[0]?.['known'] !== true) return journal.entries.length;
  const { rows } = await database.executeSql('select count(*)::int as done from drizzle.__drizzle_migrations');
  return journal.entries.length - Number(rows[0]?.['done'] ?? 0);
}
