import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { runPlanned } from './planned-query.ts';
import { createTestPostgres, findTestPostgresUrl, openTestEmbedded } from './testing/index.ts';

const drivers = [
  { name: 'the embedded database', open: async (): Promise<Database> => await openTestEmbedded() },
  ...(findTestPostgresUrl()
    ? [{ name: 'PostgreSQL', open: async (): Promise<Database> => await createTestPostgres() }]
    : []),
];
const email = 'maria@example.com';

describe.each(drivers)('what $name says of a statement that failed', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.executeSql(
      `create table people (id uuid primary key default gen_random_uuid(), email text unique, age int check (age > 0), later text unique deferrable initially deferred)`,
    );
    await database.executeSql('insert into people (email, later) values ($1, $1)', [email]);
  });
  afterAll(async () => await database.close());

  const faults: Record<string, { code: string; act: () => Promise<unknown> }> = {
    'a row that is there already': {
      code: '23505',
      act: async () => await database.db.execute(sql`insert into people (email) values (${email})`),
    },
    'a row against a rule': {
      code: '23514',
      act: async () =>
        await database.db.transaction(
          async (tx) => await tx.execute(sql`insert into people (email, age) values (${`2${email}`}, -1)`),
        ),
    },
    'a rule that is looked at with the commit': {
      code: '23505',
      act: async () =>
        await database.db.transaction(
          async (tx) => await tx.execute(sql`insert into people (later) values (${email})`),
        ),
    },
    'a value of another type': {
      code: '22P02',
      act: async () => await database.db.execute(sql`select id from people where id = ${email}::uuid`),
    },
    'a planned query': {
      code: '22P02',
      act: async () => await runPlanned(database.db, { name: 'one', text: 'select $1::text::uuid' }, [email]),
    },
    'plain SQL': { code: '22P02', act: async () => await database.executeSql('select $1::text::uuid', [email]) },
  };

  it.each(Object.keys(faults))('names no value: %s', async (name) => {
    const fault = faults[name];
    const cause = (await fault?.act().catch((error: unknown) => error)) as Error;
    expect(cause).toMatchObject({ name: 'DatabaseFault', code: fault?.code });
    const told = JSON.stringify({ ...cause, message: cause.message, stack: cause.stack, cause: String(cause.cause) });
    expect(told).not.toContain('maria');
  });

  it('leaves the connection usable when a script fails within its own transaction', async () => {
    await expect(database.executeSql(`begin; insert into people (age) values (-1); commit`)).rejects.toMatchObject({
      code: '23514',
    });
    for (let n = 0; n < 3; n += 1) expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
