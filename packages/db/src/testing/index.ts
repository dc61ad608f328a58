import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { openEmbedded } from '../embedded.ts';
import { migrateDatabase, migrationsFolder } from '../prepare-database.ts';
import { openPostgres } from '../postgres.ts';

let migrated: Promise<Blob> | undefined;

/**
 * A migrated embedded database in memory. The migrations run once a machine and migration set; after that each test
 * file starts from a copy.
 */
export async function openTestDatabase(): Promise<Database> {
  migrated ??= loadMigrated();
  return await openEmbedded(undefined, await migrated);
}

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
  const database = await createTestPostgres(options);
  await migrateDatabase(database);
  return database;
}

/** The same as it is before the product's first start: empty. */
export async function createTestPostgres(
  options: { connectionsMax?: number } = {},
): Promise<Database & { url: string }> {
  const base = findTestPostgresUrl();
  if (!base) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openPostgres(base, 1);
  await admin.executeSql(`create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, options.connectionsMax);
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
  await database.db.transaction(async (tx) => {
    // The ledger refuses to be emptied; a superuser of a test may look away for one transaction.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(`truncate ${names} restart identity cascade`));
  });
}
