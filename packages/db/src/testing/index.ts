import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { openEmbedded } from '../embedded.ts';
import { migrateDatabase, migrationsFolder } from '../prepare-database.ts';
import { openPostgres } from '../postgres.ts';

export { countStatements } from './count-statements.ts';

let migrated: Promise<Blob> | undefined;

/** A migrated database of a test file's own: on PostgreSQL where the run has one (far quicker), else embedded. */
export async function openTestDatabase(): Promise<Database> {
  return findTestPostgresUrl() ? await openTestPostgres() : await openTestEmbedded();
}

/** An embedded database of a test file's own, in memory or in the folder it is given. */
export async function openTestEmbedded(folder?: string): Promise<Database> {
  migrated ??= loadMigrated();
  return await openEmbedded(folder, await migrated);
}

/** The migrations run once a machine and migration set; after that each test file starts from a copy. */
async function loadMigrated(): Promise<Blob> {
  const file = join(tmpdir(), `semblante-migrated-${fingerprintOfMigrations()}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const first = await openEmbedded(undefined);
  await migrateDatabase(first);
  const copy = await first.client.dumpDataDir('none');
  await first.close();
  // Two test files may get here at once: each writes its own and the last one stays, whole.
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()));
  renameSync(unfinished, file);
  return copy;
}

function fingerprintOfMigrations(): string {
  // A newer embedded database may not read an older one's files: its own package is part of the name.
  const hash = createHash('sha256').update(readFileSync(new URL('../../package.json', import.meta.url)));
  for (const name of readdirSync(migrationsFolder)
    .filter((entry) => entry.endsWith('.sql'))
    .sort())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The server of `npm test`, where races are tested. Without one the run must say so: `requireTestPostgres` throws in
 * CI.
 */
export function findTestPostgresUrl(): string | undefined {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url && process.env['CI'] === 'true') throw new Error('CI without TEST_DATABASE_URL: the race tests cannot run');
  return url;
}

/** A new, migrated database on that server; `close` drops it. */
export async function openTestPostgres(options: { connectionsMax?: number } = {}): Promise<Database & { url: string }> {
  return await createTestPostgres({ ...options, template: await ensureTemplate() });
}

/** The same as it is before the product's first start: empty. */
export async function createTestPostgres({
  connectionsMax,
  template = 'template1',
}: { connectionsMax?: number; template?: string } = {}): Promise<Database & { url: string }> {
  const admin = openPostgres(requireTestPostgresUrl(), 1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.executeSql(`create database ${name} template ${template}`);
  const url = urlOf(name);
  const database = openPostgres(url, connectionsMax);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await admin.executeSql(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}

function requireTestPostgresUrl(): string {
  const url = findTestPostgresUrl();
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  return url;
}

function urlOf(name: string): string {
  const url = new URL(requireTestPostgresUrl());
  url.pathname = `/${name}`;
  return url.href;
}

let template: Promise<string> | undefined;

/** The migrations run once a server and migration set; every further database is a copy of that one. */
export function ensureTemplate(): Promise<string> {
  template ??= makeTemplate();
  return template;
}

async function makeTemplate(): Promise<string> {
  const name = `migrated_${fingerprintOfMigrations()}`;
  const admin = openPostgres(requireTestPostgresUrl(), 1);
  try {
    return await admin.alone(async () => {
      const { rows } = await admin.executeSql('select 1 from pg_database where datname = $1', [name]);
      if (rows.length > 0) return name;
      const unfinished = `${name}_unfinished`;
      await admin.executeSql(`drop database if exists ${unfinished} with (force)`);
      await admin.executeSql(`create database ${unfinished}`);
      const database = openPostgres(urlOf(unfinished), 1);
      await migrateDatabase(database);
      await database.close();
      await admin.executeSql(`alter database ${unfinished} rename to ${name}`);
      return name;
    });
  } finally {
    await admin.close();
  }
}

/**
 * Empties every table of ours, so that tests of one file start alike. Only what holds rows is touched: emptying a
 * hundred tables takes longer than most tests.
 */
export async function emptyTables(database: Database): Promise<void> {
  await database.db.transaction(async (tx) => {
    // The ledger refuses to be emptied; a superuser of a test may look away for one transaction.
    await tx.execute(sql`set local session_replication_role = replica`);
    // What a test left running ends first: its rows must not come after.
    await tx.execute(sql`
      do $$
      declare it record; has_rows boolean;
      begin
        execute (select 'lock table ' || string_agg(quote_ident(tablename), ', ' order by tablename)
                 from pg_tables where schemaname = 'public');
        for it in select tablename as name from pg_tables where schemaname = 'public' loop
          execute format('select exists (select from %I)', it.name) into has_rows;
          if has_rows then execute format('delete from %I', it.name); end if;
        end loop;
        for it in select sequencename as name from pg_sequences
                  where schemaname = 'public' and last_value is not null loop
          execute format('alter sequence %I restart', it.name);
        end loop;
      end $$`);
  });
}
