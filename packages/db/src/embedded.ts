import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from './database.ts';
import { keepValuesOutOfFaults, withoutValues } from './database-fault.ts';
import { lockEmbeddedFolder } from './embedded-lock.ts';
import { retryConflicts } from './retry-conflicts.ts';
import * as schema from './schema/index.ts';

/** A quarter of what it would clear at each start: one person's data fits. */
const sharedBuffers = '32MB';

/**
 * PGlite: PostgreSQL in this process. One connection, never flushed to disk for certain: real money runs on PostgreSQL.
 */
export async function openEmbedded(
  folder: string | undefined,
  loadDataDir?: Blob,
): Promise<Database & { client: PGlite }> {
  keepValuesOutOfFaults();
  const unlock = folder === undefined ? () => {} : lockEmbeddedFolder(folder);
  try {
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    const client = await PGlite.create({
      ...(folder && { dataDir: folder }),
      ...(loadDataDir && { loadDataDir }),
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    });
    const db = retryConflicts(drizzle(client, { schema }) as unknown as Db);
    return {
      kind: 'embedded',
      client,
      db,
      executeSql: async (text, values) =>
        await withoutValues(text, async () => {
          // Many statements in one text are only possible without values; the last one's rows are the answer.
          if (values?.length) return await client.query<Record<string, unknown>>(text, values);
          const results = await client.exec(text).catch(async (cause: unknown) => {
            await client.exec('rollback');
            throw cause;
          });
          return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
        }),
      alone: async (work) => await work(db),
      listen: (channel, heard) => client.listen(channel, heard),
      ping: async () => void (await client.query('select 1')),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (cause) {
    unlock();
    throw cause;
  }
}
