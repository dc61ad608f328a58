import type { Database } from '@semblante/db';

/** What a column of that name or type holds in a row that nobody made: people by turns, each with five. */
const valueOf = (column: { name: string; type: string }, usersEach: string): string => {
  if (/(^|_)user_id$|^owner_id$/.test(column.name)) return usersEach;
  switch (column.type) {
    case 'uuid':
      return 'gen_random_uuid()';
    case 'timestamp with time zone':
      return `now() - n * interval '1 minute'`;
    case 'jsonb':
    case 'json':
      return `'{}'`;
    case 'boolean':
      return 'n % 2 = 0';
    case 'ARRAY':
      return `'{}'`;
    case 'date':
      return 'current_date - n';
    case 'bigint':
    case 'integer':
    case 'smallint':
    case 'real':
    case 'double precision':
    case 'numeric':
      return 'n';
    default:
      return `'${column.name}-' || n`;
  }
};

const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  review_cases: { subject: `'video'`, source: `'report'`, state: `'cleared'`, reason: `'reported_other'` },
  work_steps: { state: `'done'`, kind: `'segment'` },
  videos: { state: `'ready'`, purpose: `'video'` },
  images: { purpose: `'subject'` },
};

/** Rows in tables that no seed of ours fills; their checks and references are taken away first. */
export async function fillTables(database: Database, { tables, rows }: { tables: readonly string[]; rows: number }) {
  for (const table of tables) {
    const { rows: columns } = await database.executeSql(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = $1 and table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'
         and (is_nullable = 'NO' or column_name like '%user_id') order by ordinal_position`,
      [table],
    );
    const { rows: constraints } = await database.executeSql(
      `select conname from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f')`,
      [table],
    );
    for (const { conname } of constraints)
      await database.executeSql(`alter table ${table} drop constraint "${conname}"`);
    const names = columns.map((column) => String(column['name']));
    const values = columns.map((column) => {
      const name = String(column['name']);
      const given = known[table]?.[name];
      return (
        given ??
        valueOf({ name, type: String(column['type']) }, 'ids.all_of_them[1 + n % cardinality(ids.all_of_them)]')
      );
    });
    await database.executeSql(
      `set session_replication_role = replica;
       with ids as (select array_agg(id) as all_of_them from (
         select id from users where invitation_token like 'bench-%' order by id limit ${Math.ceil(rows / 5)}) u)
       insert into ${table} (${names.join(', ')})
       select ${values.join(', ')} from generate_series(1, ${rows}) n, ids on conflict do nothing;
       set session_replication_role = origin`,
    );
  }
}

/** Tells the planner that these tables have so many rows: it believes what the last analysis left behind. */
export async function pretendRows(database: Database, { tables, rows }: { tables: readonly string[]; rows: number }) {
  await database.executeSql('analyze');
  for (const table of tables) {
    await database.executeSql(`alter table ${table} set (autovacuum_enabled = false)`);
    await database.executeSql(
      `update pg_class set reltuples = ${rows} where oid = '${table}'::regclass
         or oid in (select indexrelid from pg_index where indrelid = '${table}'::regclass and indpred is null)`,
    );
  }
}

/** Pass a limit on: what is below them is read only as far as is asked for. */
const passing = new Set([
  'Limit',
  'Result',
  'Subquery Scan',
  'Append',
  'ProjectSet',
  'Nested Loop',
  'LockRows',
  'Gather',
]);
/** Below a limit so many of the rows are expected to match that reading soon stops. */
const matchingShareMin = 0.01;

/**
 * The tables that this statement would read from end to end. Reading on until a page is full is none: where most rows
 * match, that is what an index would not do better.
 */
export async function findWholeReads(
  database: Database,
  query: { text: string; values: unknown[] },
  rowsOfTable: number,
): Promise<{ table: string; filter: string }[]> {
  const { rows } = await database.executeSql(`explain (format json) ${query.text}`, query.values);
  const found: { table: string; filter: string }[] = [];
  const look = (node: Record<string, unknown>, isLimited: boolean) => {
    const type = String(node['Node Type']);
    const soonEnds = isLimited && Number(node['Plan Rows']) >= matchingShareMin * rowsOfTable;
    if (type === 'Seq Scan' && !soonEnds)
      found.push({ table: String(node['Relation Name']), filter: String(node['Filter'] ?? '') });
    const below = type === 'Limit' || (isLimited && passing.has(type));
    for (const child of (node['Plans'] as Record<string, unknown>[] | undefined) ?? [])
      look(child, below && child['Parent Relationship'] !== 'Inner');
  };
  for (const { Plan: plan } of (rows[0]?.['QUERY PLAN'] ?? []) as { Plan: Record<string, unknown> }[])
    look(plan, false);
  return found;
}
