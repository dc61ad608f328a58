import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { openEmbedded } from '../embedded.ts';
import { migrate } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';

let migrated: Promise<Blob> | undefined;

/** A migrated embedded database in memory; the migrations run once a test process, later ones start from a copy. */
export async function openTestDatabase(): Promise<Database> {
  migrated ??= (async () => {
    const first = await openEmbedded(undefined);
    await migrate(first);
    const copy = await first.client.dumpDataDir('none');
    await first.close();
    return copy;
  })();
  return await openEmbedded(undefined, await migrated);
}

/** The server of `npm test`, where races are tested. Without one the run must say so: `requireTestPostgres` throws in CI. */
export function findTestPostgresUrl(): string | undefined {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url && process.env['CI'] === 'true') throw new Error('CI without TEST_DATABASE_URL: the race tests cannot run');
  return url;
}

/** A new, migrated database on that server; `close` drops it. */
export async function openTestPostgres(options: { connectionsMax?: number } = {}): Promise<Database & { url: string }> {
  const base = findTestPostgresUrl();
  if (!base) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openPostgres(base, 1);
  await admin.executeSql(`create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, options.connectionsMax);
  await migrate(database);
  return {
    ...database,
    url: url.href,
    close: async () => {
      await database.close();
      await admin.executeSql(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}

/** Empties every table of ours, so that tests of one file start alike. */
export async function emptyTables(database: Database): Promise<void> {
  const { rows } = await database.executeSql(`select tablename from pg_tables where schemaname = 'public'`);
  const names = rows.map((row) => `"${String(row['tablename'])}"`).join(', ');
  await database.db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}
