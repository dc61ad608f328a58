import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DatabaseTimeouts, Db } from './database.ts';
import * as schema from './schema/index.ts';

const connectTimeoutMs = 5_000;
const reconnectDelayMs = 500;

export function openPostgres(url: string, connectionsMax = 10, timeouts?: DatabaseTimeouts): Database {
  const pool = new pg.Pool({ connectionString: url, max: connectionsMax, connectionTimeoutMillis: connectTimeoutMs, ...(timeouts && { lock_timeout: timeouts.lockMs, statement_timeout: timeouts.statementMs }) });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  takeBackLostClients(pool);
  const listeners = new Set<() => Promise<void>>();
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema }) as unknown as Db,
    executeSql: async (text, values) => {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result;
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
      await pool.end();
    },
  };
}

/** Long enough for whoever holds a broken connection to notice and return it. */
const returnWithinMs = 5_000;

/**
 * A connection that breaks between two statements of somebody who holds it tells nobody but itself, which would end the process; and one
 * that breaks as a transaction begins is never returned, so that ten such moments would leave the pool empty for ever.
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
