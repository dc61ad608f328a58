import { is, Param, Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
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

/** Takes its values by the names of its placeholders. */
export interface NamedQuery<Name extends string> extends PlannedQuery {
  /** Of each parameter its name, or what it always is. */
  params: readonly (Name | { value: unknown })[];
}

export function planQuery<Name extends string>(name: string, statement: SQL): NamedQuery<Name> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return { name, text, params: params.map((param) => namedBy<Name>(param) ?? { value: param }) };
}

function namedBy<Name extends string>(param: unknown): Name | undefined {
  const value = is(param, Param) ? param.value : param;
  return is(value, Placeholder) ? (value.name as Name) : undefined;
}

export async function runNamed<Name extends string>(
  db: Db,
  query: NamedQuery<Name>,
  values: Readonly<Record<Name, unknown>>,
): Promise<unknown[][]> {
  const given = query.params.map((param) => (typeof param === 'string' ? values[param] : param.value));
  return await runPlanned(db, query, given);
}

/**
 * A query built once and run by the driver itself, for those that pages ask all the time: building and mapping it anew
 * costs more than the rest of the request. Rows come as the driver reads them, columns in their order.
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
