import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import * as schema from './schema/index.ts';

const connectTimeoutMs = 5_000;
const reconnectDelayMs = 500;

export function openPostgres(url: string, connectionsMax = 10): Database {
  const pool = new pg.Pool({ connectionString: url, max: connectionsMax, connectionTimeoutMillis: connectTimeoutMs });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
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
