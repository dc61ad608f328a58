import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

export type Schema = typeof schema;

/**
 * The outer connection: opens transactions. Inside one, only its `tx` may be used: on the embedded database a query
 * through the outer one waits for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** A read that needs no transaction of its own takes either. */
export type Reader = Db | Tx;

/** Plain SQL with numbered values, as the queue and the benchmark need it. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  executeSql: ExecuteSql;
  /** Hears `notify` of every process on this database; on PostgreSQL it reconnects by itself. Resolves to the way to stop. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Runs `work` while no other process on this database is in its own `alone`. What it is given waits as long as a migration takes. */
  alone<Result>(work: (patient: Db) => Promise<Result>): Promise<Result>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The most that one statement waits for a lock, and takes in all: then it is given up, and its connection is free for others. */
export interface DatabaseTimeouts {
  lockMs: number;
  statementMs: number;
}

/** `embedded` with no folder lives in memory. */
export type DatabaseChoice =
  | { kind: 'embedded'; folder?: string }
  | { kind: 'postgres'; url: string; connectionsMax?: number; timeouts?: DatabaseTimeouts };
