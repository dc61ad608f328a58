import { roles } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, seedDemoAccounts } from './seed-demo-accounts.ts';
import { createStage } from './testing/index.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());

it('seeds an account for each role and a verified user, all of which can log in', async () => {
  const stage = createStage(database);
  const accounts = await seedDemoAccounts(stage.deps);
  expect(accounts.map(({ email }) => email)).toEqual(
    [...Object.keys(roles), 'verificada'].map((name) => `${name}@semblante.test`),
  );
  for (const { email, role, verified } of accounts) {
    const answer = await stage.logIn({ email, password: demoPassword, area: roles[role].area });
    expect(answer).toMatchObject({ user: { role, is_irrestrict: verified } });
  }
});

it('never touches an account that is there already', async () => {
  const stage = createStage(database);
  await seedDemoAccounts(stage.deps);
  await database.executeSql(
    `update users set name = 'Meu nome', password_hash = 'minha' where email = 'admin@semblante.test'`,
  );
  expect(await seedDemoAccounts(stage.deps)).toHaveLength(6);
  const { rows } = await database.executeSql(
    `select name, password_hash from users where email = 'admin@semblante.test'`,
  );
  expect(rows).toEqual([{ name: 'Meu nome', password_hash: 'minha' }]);
});
