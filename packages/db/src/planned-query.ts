import type { Db } from './database.ts';
import { withoutValues } from './database-fault.ts';
import type { PlannedStatement } from './describe-once.ts';
import type { PlannedLanes } from './planned-lanes.ts';

interface Rows {
  rows: unknown[][];
}

interface Clients {
  $client: {
    /** pg takes a description with a name, PGlite takes text and values: both give rows as arrays when asked. */
    query(statement: PlannedStatement): Promise<Rows>;
    query(text: string, values: unknown[], options: { rowMode: 'array' }): Promise<Rows>;
    listen?: unknown;
  };
}

const lanesOf = new WeakMap<Db, PlannedLanes>();

export function sendPlannedBy(db: Db, lanes: PlannedLanes): Db {
  lanesOf.set(db, lanes);
  return db;
}

export interface PlannedQuery {
  /** Its plan is kept by each connection under this name. */
  name: string;
  text: string;
}

/**
 * A query built once and run by the driver itself, for the one that every request makes: building and mapping it anew
 * cost as much as the rest of the request. Rows come as the driver reads them, columns in their order.
 */
export async function runPlanned(db: Db, query: PlannedQuery, values: unknown[]): Promise<unknown[][]> {
  return (await withoutValues(query.text, () => send(db, query, values))).rows;
}

function send(db: Db, { name, text }: PlannedQuery, values: unknown[]): Promise<Rows> {
  const { $client: client } = db as unknown as Clients;
  if ('listen' in client) return client.query(text, values, { rowMode: 'array' });
  const statement = { name, text, values, rowMode: 'array' } as const;
  return lanesOf.get(db)?.query(statement) ?? client.query(statement);
}
