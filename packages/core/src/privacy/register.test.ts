import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { impersonalTables, register } from './register.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());

const tables = register.flatMap((data) => data.tables);
const registered = new Set(tables.map(({ table }) => getTableName(table)));

it('says of every table what becomes of its rows when their account is deleted', async () => {
  const { rows } = await database.executeSql(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const known = rows.map((row) => String(row['tablename']));
  expect(known.filter((name) => !registered.has(name) && !(name in impersonalTables))).toEqual([]);
  expect([...registered, ...Object.keys(impersonalTables)].filter((name) => !known.includes(name))).toEqual([]);
});

it('calls no table nobody’s that has a column for whose it is', async () => {
  const { rows } = await database.executeSql(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  );
  expect(rows.map((row) => String(row['table_name'])).filter((name) => name in impersonalTables)).toEqual([]);
});

it('deletes nothing that something else, deleted later or kept, still refers to', () => {
  const places = tables.map(({ table, fate }) => ({ name: getTableName(table), fate }));
  for (const [place, { table, fate, where }] of tables.entries()) {
    for (const { reference, onDelete } of getTableConfig(table).foreignKeys) {
      const target = getTableName(reference().foreignTable);
      const deletedAt = places.findIndex(({ name, fate: of }) => name === target && of === 'deleted');
      if (deletedAt < 0 || onDelete === 'set null' || onDelete === 'cascade' || target === getTableName(table))
        continue;
      expect({
        table: getTableName(table),
        refersTo: target,
        isGoneBefore: fate === 'deleted' && !where && place < deletedAt,
      }).toMatchObject({ isGoneBefore: true });
    }
  }
});
