import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Tx } from './database.ts';
import { createTestPostgres, findTestPostgresUrl } from './testing/index.ts';

describe.skipIf(!findTestPostgresUrl())('two transactions that wait for each other', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestPostgres();
    await database.executeSql('create table pots (id int primary key, coins int not null)');
  });
  beforeEach(async () => void (await database.executeSql('delete from pots; insert into pots values (1, 0), (2, 0)')));
  afterAll(async () => await database.close());

  const add = async (tx: Tx, id: number) =>
    void (await tx.execute(sql`update pots set coins = coins + 1 where id = ${id}`));
  const coins = async () =>
    (await database.executeSql('select coins from pots order by id')).rows.map((row) => row['coins']);

  it('both happen, each once', async () => {
    let tries = 0;
    let arrived = 0;
    let letGo = () => {};
    const bothHoldOne = new Promise<void>((resolve) => (letGo = resolve));
    const move = async (first: number, second: number) =>
      await database.db.transaction(async (tx) => {
        tries += 1;
        await add(tx, first);
        arrived += 1;
        if (arrived === 2) letGo();
        await bothHoldOne;
        await add(tx, second);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    expect([await coins(), tries]).toEqual([[2, 2], 3]);
  });

  it('of which one loses every time: it is told after a few tries, and nothing of it stays', async () => {
    let tries = 0;
    const lost = database.db.transaction(async (tx) => {
      tries += 1;
      await add(tx, 1);
      await tx.execute(sql`do $$ begin raise exception 'lost again' using errcode = '40001'; end $$`);
    });
    await expect(lost).rejects.toMatchObject({ code: '40001' });
    expect([await coins(), tries]).toEqual([[0, 0], 4]);
  });

  it('is not what any other failure is: that one is told at once', async () => {
    let tries = 0;
    const refused = database.db.transaction(async (tx) => {
      tries += 1;
      await tx.execute(sql`insert into pots values (1, 7)`);
    });
    await expect(refused).rejects.toMatchObject({ code: '23505', constraint: 'pots_pkey' });
    expect(tries).toBe(1);
  });
});
