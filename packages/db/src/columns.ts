import { type SQL, sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond that JavaScript knows: what is written is what is read. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** The values that a text column may have: a check is easier to change than a type of the database. */
export const oneOf = (column: string, values: readonly string[]): SQL => sql.raw(`${column} in (${quoted(values)})`);
