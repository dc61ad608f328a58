import { fileURLToPath } from 'node:url';
import type { Database, Db } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

type Migrate = (db: never, config: { migrationsFolder: string }) => Promise<void>;

/**
 * Everything that prepares a database, by one process at a time: our migrations, then `rest`, which brings what is not
 * ours to migrate (the queue's own tables, what is seeded). Safe in every process at every boot.
 */
export async function prepareDatabase<Result>(database: Database, rest: () => Promise<Result>): Promise<Result> {
  return await database.alone(async (patient) => {
    await migrate(database.kind, patient);
    return await rest();
  });
}

/** A database that the product alone prepares further when it starts. */
export async function migrateDatabase(database: Database): Promise<void> {
  await prepareDatabase(database, async () => {});
}

async function migrate(kind: Database['kind'], db: Db): Promise<void> {
  const { migrate: run } =
    kind === 'embedded'
      ? await import('drizzle-orm/pglite/migrator')
      : await import('drizzle-orm/node-postgres/migrator');
  await (run as unknown as Migrate)(db as never, { migrationsFolder });
}
