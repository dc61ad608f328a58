import type { PersonalTable } from '@semblante/core/kernel';
import type { Tx } from '@semblante/db';
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';

export type Row = Record<string, unknown>;

export interface ReadRow {
  /** Whose it is; null when nobody's. */
  of: string | null;
  /** As it would be left if that account were deleted; null when nothing would. */
  remainder: Row | null;
  /** What the remainder lacks. */
  personal: Row | null;
}

const atOnce = 500;
// A cursor takes no values from outside: names of columns and the register's own words are written into it.
const literal = (word: string) => sql.raw(`'${word}'`);
const rowsOf = async (tx: Tx, query: SQL) => ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;

export async function listTables(tx: Tx): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql`select tablename from pg_tables where schemaname = 'public' order by tablename limit 1000`,
  );
  return rows.map((row) => String(row['tablename']));
}

/** Nobody's rows, as they are. */
export function readPlain(tx: Tx, table: string): AsyncGenerator<ReadRow> {
  return walk(
    tx,
    sql`select null::text as of, to_jsonb(t) as remainder, null::jsonb as personal from ${sql.identifier(table)} t`,
  );
}

/**
 * Rows of people, split by the same register that deletes them: what may stay, and what only the account's key may
 * open.
 */
export function readPersonal(tx: Tx, rule: PersonalTable): AsyncGenerator<ReadRow> {
  const { table, owner, where } = rule;
  const name = sql.identifier(getTableName(table));
  const whose = sql`(${owner})::text`;
  const from = sql`from ${name} where ${where ?? sql`true`}`;
  const columns = getTableColumns(table);
  // What the database makes of other columns says again what they say, such as the words of a name.
  const made = Object.values(columns)
    .filter(({ generated }) => generated !== undefined)
    .map((column) => literal(column.name));
  const row = made.length === 0 ? sql`to_jsonb(${name})` : sql`to_jsonb(${name}) - array[${sql.join(made, sql`, `)}]`;
  if (rule.fate === 'deleted')
    return walk(tx, sql`select ${whose} as of, null::jsonb as remainder, ${row} as personal ${from}`);
  const without = Object.entries(rule.without ?? {}).map(([property, value]) => ({
    column: columns[property]?.name ?? property,
    value,
  }));
  const redacted = sql.join(
    without.flatMap(({ column, value }) => [literal(column), value === null ? sql`null` : value]),
    sql`, `,
  );
  const original = sql.join(
    without.flatMap(({ column }) => [literal(column), sql`${name}.${sql.identifier(column)}`]),
    sql`, `,
  );
  const remainder = without.length === 0 ? row : sql`${row} || jsonb_build_object(${redacted})`;
  const personal = without.length === 0 ? sql`null::jsonb` : sql`jsonb_build_object(${original})`;
  return walk(tx, sql`select ${whose} as of, ${remainder} as remainder, ${personal} as personal ${from}`);
}

/** Row by row through a cursor: a table of any size takes the memory of a few hundred rows. */
async function* walk(tx: Tx, query: SQL): AsyncGenerator<ReadRow> {
  await tx.execute(sql`declare backup_rows no scroll cursor for ${query}`);
  for (;;) {
    const rows = (await rowsOf(tx, sql.raw(`fetch ${atOnce} from backup_rows`))) as unknown as ReadRow[];
    yield* rows;
    if (rows.length < atOnce) break;
  }
  await tx.execute(sql`close backup_rows`);
}

export async function listClipFolders(tx: Tx): Promise<string[]> {
  const rows = await rowsOf(tx, sql`select id::text as id from clips order by id limit 100000`);
  return rows.map((row) => `videos/${String(row['id'])}`);
}
