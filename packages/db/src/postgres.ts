import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DatabaseTimeouts, Db } from './database.ts';
import { keepValuesOutOfFaults, withoutValues } from './database-fault.ts';
import { createPlannedLanes } from './planned-lanes.ts';
import { sendPlannedBy } from './planned-query.ts';
import { retryConflicts } from './retry-conflicts.ts';
import * as schema from './schema/index.ts';

const connectTimeoutMs = 5_000;
const reconnectDelayMs = 500;

/** Any number that nothing else of ours uses. */
const aloneLock = 4_729_301;

export function openPostgres(url: string, connectionsMax = 10, timeouts?: DatabaseTimeouts): Database {
  keepValuesOutOfFaults();
  const client = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(timeouts && { lock_timeout: timeouts.lockMs, statement_timeout: timeouts.statementMs }),
  };
  const pool = new pg.Pool({ ...client, max: connectionsMax });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  takeBackLostClients(pool);
  const lanes = createPlannedLanes(client);
  const listeners = new Set<() => Promise<void>>();
  const alone = new Set<pg.Client>();
  return {
    kind: 'postgres',
    db: sendPlannedBy(retryConflicts(drizzle(pool, { schema }) as unknown as Db), lanes),
    executeSql: async (text, values) =>
      await withoutValues(text, async () => await (values?.length ? pool.query(text, values) : runScript(pool, text))),
    alone: async (work) => {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: connectTimeoutMs,
        keepAlive: true,
      });
      alone.add(client);
      client.on('error', () => {});
      try {
        await client.connect();
        // The lock goes with its connection, whatever happens to this process; waiting for it is not bounded: a
        // migration may take minutes.
        await client.query(`set lock_timeout = 0; set statement_timeout = 0; select pg_advisory_lock(${aloneLock})`);
        return await work(drizzle(client, { schema }) as unknown as Db);
      } finally {
        alone.delete(client);
        await client.end().catch(() => {});
      }
    },
    listen: async (channel, heard) => {
      const stop = keepListening(url, channel, heard);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await Promise.all([...alone].map(async (client) => await client.end().catch(() => {})));
      await lanes.close();
      await pool.end();
    },
  };
}

/**
 * Many statements in one text; the last one's rows are the answer. One that fails within its own transaction must not
 * leave the connection in it.
 */
async function runScript(pool: pg.Pool, text: string): Promise<{ rows: Record<string, unknown>[] }> {
  const client = await pool.connect();
  let broken = false;
  try {
    const result = (await client.query(text)) as pg.QueryResult | pg.QueryResult[];
    return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result;
  } catch (cause) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw cause;
  } finally {
    client.release(broken);
  }
}

/** Long enough for whoever holds a broken connection to notice and return it. */
const returnWithinMs = 5_000;

/**
 * A connection that breaks between two statements of somebody who holds it tells nobody but itself, which would end the
 * process; and one that breaks as a transaction begins is never returned, so that ten such moments would leave the pool
 * empty for ever.
 */
function takeBackLostClients(pool: pg.Pool): void {
  const held = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.on('end', () => {
      setTimeout(() => {
        if (held.has(client)) client.release(true);
      }, returnWithinMs).unref();
    });
  });
}

/** One connection of its own for `listen`; when it breaks, a new one is made until told to stop. */
function keepListening(url: string, channel: string, heard: (payload: string) => void): () => Promise<void> {
  let stopped = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const retry = () => {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, reconnectDelayMs);
  };

  const connect = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true });
    current = client;
    client.on('error', retry);
    client.on('end', retry);
    client.on('notification', (message) => heard(message.payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      // What was said while nobody listened is asked for by the hearer: an empty payload means "look again".
      heard('');
    } catch {
      // The database is away: `retry` tries until it is back, and readers get their own error meanwhile.
      await client.end().catch(() => {});
      retry();
    }
  };

  void connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current?.end().catch(() => {});
  };
}
