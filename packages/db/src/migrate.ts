import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
// Any number that nothing else of ours uses: processes that boot together migrate one after the other.
const migrationLock = 4_729_301;

type Migrate = (db: never, config: { migrationsFolder: string }) => Promise<void>;

export async function migrate(database: Database): Promise<void> {
  if (database.kind === 'embedded') {
    const { migrate: run } = await import('drizzle-orm/pglite/migrator');
    return await (run as unknown as Migrate)(database.db as never, { migrationsFolder });
  }
  const { migrate: run } = await import('drizzle-orm/node-postgres/migrator');
  await underLock(database.db, async () => await (run as unknown as Migrate)(database.db as never, { migrationsFolder }));
}

async function underLock(db: Db, work: () => Promise<void>): Promise<void> {
  // The lock lives in a transaction of its own: it goes with the connection, whatever happens to this process.
  await db.transaction(async (tx) => {
    // A migration takes as long as it takes, and whoever waits for it too.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await work();
  });
}
