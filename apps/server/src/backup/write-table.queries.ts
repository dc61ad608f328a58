import type { Tx } from '@semblante/db';
import { type SQL, sql } from 'drizzle-orm';
import type { Row } from './read-table.queries.ts';

const rowsOf = async (tx: Tx, query: SQL) => ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
  column: string;
  target: string;
  targetColumn: string;
  /** As the catalogue says it: `c` deletes along, `n` forgets, `a` refuses. */
  onDelete: string;
}

export async function countUsers(tx: Tx): Promise<number> {
  const [row] = await rowsOf(tx, sql`select count(*)::int as total from users`);
  return Number(row?.['total'] ?? 0);
}

export async function listForeignKeys(tx: Tx): Promise<ForeignKey[]> {
  const rows = await rowsOf(
    tx,
    sql`select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition, a.attname as column,
      c.confrelid::regclass::text as target, ta.attname as target_column, c.confdeltype::text as on_delete
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute ta on ta.attrelid = c.confrelid and ta.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2 limit 10000`,
  );
  return rows.map((row) => ({
    table: String(row['table']),
    name: String(row['name']),
    definition: String(row['definition']),
    column: String(row['column']),
    target: String(row['target']),
    targetColumn: String(row['target_column']),
    onDelete: String(row['on_delete']),
  }));
}

/** Circles of references can only be filled with the references away; added again, they check every row. */
export async function dropForeignKeys(tx: Tx, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint "${name}"`));
}

export async function addForeignKeys(tx: Tx, keys: readonly ForeignKey[]): Promise<void> {
  for (const key of keys) {
    const { table, name, definition, column, target, targetColumn } = key;
    const orphans = `"${column}" is not null and not exists (select 1 from ${target} target where target."${targetColumn}" = ${table}."${column}")`;
    if (key.onDelete === 'n') await tx.execute(sql.raw(`update ${table} set "${column}" = null where ${orphans}`));
    if (key.onDelete === 'c') await tx.execute(sql.raw(`delete from ${table} where ${orphans}`));
    await tx.execute(sql.raw(`alter table ${table} add constraint "${name}" ${definition}`));
  }
}

export async function setTriggers(tx: Tx, table: string, state: 'enable' | 'disable'): Promise<void> {
  await tx.execute(sql.raw(`alter table "${table}" ${state} trigger user`));
}

/** The database's own columns are the database's to fill. */
export async function listColumns(tx: Tx, table: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql`select column_name from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position limit 1000`,
  );
  return rows.map((row) => String(row['column_name']));
}

export async function insertRows(
  tx: Tx,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const target = sql.identifier(table);
  await tx.execute(
    sql`insert into ${target} (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb)`,
  );
}

export async function emptyTable(tx: Tx, table: string): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)}`);
}

/** The next number comes after the highest that was restored. */
export async function advanceIdentities(tx: Tx): Promise<void> {
  const rows = await rowsOf(
    tx,
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES' order by 1 limit 1000`,
  );
  for (const row of rows) {
    const [table, column] = [String(row['table_name']), String(row['column_name'])];
    await tx.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('"${table}"', '${column}'), greatest((select coalesce(max("${column}"), 0) from "${table}"), 1))`,
      ),
    );
  }
}

export async function markErasedUsers(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(
    sql`update users set erased_at = coalesce(erased_at, now()) where id = any(${sql.param([...ids])}::uuid[])`,
  );
}

/** No backup holds it, and triggers looked away. */
export async function recountProcessings(tx: Tx): Promise<void> {
  await tx.execute(sql`select processing_days_rebuild()`);
}
