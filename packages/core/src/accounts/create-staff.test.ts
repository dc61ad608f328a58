import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStaff } from './create-staff.ts';
import { resetPassword } from './password/reset-password.ts';
import { requireSecondFactor } from './second-factor/second-factor-due.ts';
import { callerFrom, createStage, type Stage } from './testing/index.ts';
import { dayMs } from '../kernel/index.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
});

const operator = { email: 'ana@example.com', name: 'Ana', role: 'admin' } as const;
const reset = async (token: string) =>
  await resetPassword(stage.deps, { token, password: 'uma senha comprida' }, callerFrom());

it('makes the first administrator, who chooses a password by a link that works once', async () => {
  const { token } = await createStaff(stage.deps, operator);
  expect((await database.executeSql('select email, role, status from users')).rows).toEqual([
    { email: 'ana@example.com', role: 'admin', status: 'active' },
  ]);
  expect(JSON.stringify((await database.executeSql('select * from password_resets')).rows)).not.toContain(token);
  await reset(token);
  await expect(reset(token)).rejects.toMatchObject({ code: 'accounts.reset_invalid' });
  expect(await stage.logIn({ area: 'staff' })).toMatchObject({ next: 'enter' });
});

it('gives a link for a day', async () => {
  const { token, expiresAt } = await createStaff(stage.deps, operator);
  expect(expiresAt.getTime() - stage.deps.clock().getTime()).toBe(dayMs);
  stage.advance(86_400_001);
  await expect(reset(token)).rejects.toMatchObject({ code: 'accounts.reset_invalid' });
});

it('asks for the second factor in the same days as of all staff, and writes the act down', async () => {
  await createStaff(stage.deps, operator);
  const [made] = (await database.executeSql('select role_given_at from users')).rows;
  const holder = {
    role: 'admin',
    roleGivenAt: new Date(String(made?.['role_given_at'])),
    secondFactor: false,
  } as const;
  stage.advance(15 * dayMs);
  expect(() => requireSecondFactor(holder, stage.deps.staffRules, stage.deps.clock())).toThrow(
    'accounts.second_factor_required',
  );
  expect((await database.executeSql('select action, actor_id, after from audit_entries')).rows).toEqual([
    { action: 'user.created', actor_id: null, after: { role: 'admin' } },
  ]);
});

it('makes nobody of an address that has an account, nor anyone who is not staff', async () => {
  await stage.register();
  await expect(createStaff(stage.deps, operator)).rejects.toMatchObject({ code: 'accounts.email_taken' });
  await expect(createStaff(stage.deps, { ...operator, email: 'bia@example.com', role: 'user' })).rejects.toMatchObject({
    code: 'accounts.staff_only',
  });
  expect((await database.executeSql('select role from users')).rows).toEqual([{ role: 'user' }]);
});
