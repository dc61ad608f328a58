import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { tellIfSlow } from './slow-statements.ts';

/** What a server says of a failed statement, less what it says of the values. */
interface ServerFault {
  code?: unknown;
  severity?: string;
  constraint?: string;
  schema?: string;
  table?: string;
  column?: string;
  routine?: string;
}

/**
 * A statement that failed, without any of its values: Drizzle writes them into its message, and the server into the
 * detail of its own ("Key (email)=(…) already exists"), from where they would reach logs and the queue's table. The SQL
 * itself holds none.
 */
export class DatabaseFault extends Error {
  override name = 'DatabaseFault';
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly routine?: string;
  readonly query?: string;

  constructor(cause: Error & ServerFault, query?: string) {
    const isOfServer = typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code);
    // A connection that failed knows no value, and how it failed decides whether to try again.
    super(
      isOfServer ? messageOf(cause.message, String(cause.code)) : 'The statement could not be sent',
      isOfServer ? {} : { cause },
    );
    const { constraint, table, column, routine } = cause;
    if (isOfServer) Object.assign(this, definedOf({ code: cause.code, constraint, table, column, routine }));
    Object.assign(this, definedOf({ query }));
  }
}

const definedOf = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * Classes whose messages name tables and rules only. In any other what stands in quotes may be a value: `invalid input
 * syntax for type uuid: "…"`.
 */
const namesNoValue = /^(08|23|25|40|42|53|55|57)/;

function messageOf(message: string, code: string): string {
  return namesNoValue.test(code) ? message : message.replace(/".*"/s, '"…"');
}

/** For what is thrown by a driver; an error of our own, thrown inside a transaction, passes as it is. */
export function faultOf(cause: unknown, query?: string): unknown {
  if (!(cause instanceof Error) || cause instanceof DatabaseFault) return cause;
  const { code, severity } = cause as ServerFault;
  const isOfDriver = query !== undefined || (typeof code === 'string' && severity !== undefined);
  return isOfDriver ? new DatabaseFault(cause, query) : cause;
}

export async function withoutValues<Result>(query: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await run();
  } catch (cause) {
    throw faultOf(cause, query);
  } finally {
    tellIfSlow(query, startedAt);
  }
}

/**
 * Every statement of Drizzle, on both drivers, runs through this one method; what else it does is its cache, which
 * nobody here uses.
 */
export function keepValuesOutOfFaults(): void {
  const prepared = PgPreparedQuery.prototype as unknown as {
    queryWithCache(query: string, values: unknown[], run: () => Promise<unknown>): Promise<unknown>;
  };
  prepared.queryWithCache = async (query, _values, run) => await withoutValues(query, run);
}
