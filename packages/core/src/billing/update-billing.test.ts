import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keysFrom, newId, systemClock, type UserId } from '../kernel/index.ts';
import { getBilling, getPayer, updateBilling } from './index.ts';

let database: Database;
let deps: Parameters<typeof updateBilling>[0];
beforeAll(async () => {
  database = await openTestDatabase();
  deps = { db: database.db, clock: systemClock, keys: keysFrom('a secret for tests') };
});
afterAll(async () => await database.close());
beforeEach(async () => await emptyTables(database));

async function person(): Promise<UserId> {
  const id = newId<UserId>();
  await database.executeSql(`insert into users (id, name, email, password_hash, invitation_token) values ($1, 'Ana', $2, '-', $3)`, [id, `${id}@example.com`, id]);
  return id;
}

it('keeps CPF and phone, and shows the CPF masked', async () => {
  const userId = await person();
  expect(await getBilling(deps, database.db, userId)).toEqual({ cpf: null, phone: null, is_complete: false });
  await expect(getPayer(deps, database.db, userId)).rejects.toMatchObject({ code: 'billing.required' });
  expect(await updateBilling(deps, userId, { cpf: '529.982.247-25', phone: '+55 (11) 98765-4321' })).toEqual({ cpf: '***.982.247-**', phone: '+5511987654321', is_complete: true });
  expect(await getBilling(deps, database.db, userId)).toEqual({ cpf: '***.982.247-**', phone: '+5511987654321', is_complete: true });
  expect(await getPayer(deps, database.db, userId)).toMatchObject({ cpf: '52998224725', phone: '+5511987654321' });
});

it('keeps no CPF that the database alone could tell', async () => {
  await updateBilling(deps, await person(), { cpf: '52998224725', phone: '11987654321' });
  const { rows } = await database.executeSql('select row_to_json(billing_profiles)::text as row from billing_profiles');
  expect(rows).toHaveLength(1);
  expect(String(rows[0]?.['row'])).not.toMatch(/52998224725|529\.982|998224/);
});

it.each(['', '123', '529.982.247-26', '111.111.111-11', '52998224725x', '5299822472525', '５２９９８２２４７２５'])('refuses the CPF %j', async (cpf) => {
  const userId = await person();
  await expect(updateBilling(deps, userId, { cpf, phone: '11987654321' })).rejects.toMatchObject({ code: 'billing.cpf_invalid', field: 'cpf' });
});

it.each(['', '987654321', '1132654321', '(10) 98765-4321', '119876543210', 'onze 98765-4321', '+1 415 555 2671'])('refuses the phone %j', async (phone) => {
  const userId = await person();
  await expect(updateBilling(deps, userId, { cpf: '52998224725', phone })).rejects.toMatchObject({ code: 'billing.phone_invalid', field: 'phone' });
});

it('takes a number of the area 55 for what it is', async () => {
  const userId = await person();
  expect(await updateBilling(deps, userId, { cpf: '52998224725', phone: '55 99912-3456' })).toMatchObject({ phone: '+5555999123456' });
});

it('gives a CPF to one account only, and lets its owner save it again', async () => {
  const [first, second] = [await person(), await person()];
  await updateBilling(deps, first, { cpf: '52998224725', phone: '11987654321' });
  await expect(updateBilling(deps, second, { cpf: '529.982.247-25', phone: '11987654321' })).rejects.toMatchObject({ code: 'billing.cpf_taken', field: 'cpf' });
  expect(await getBilling(deps, database.db, second)).toMatchObject({ is_complete: false });
  expect(await updateBilling(deps, first, { cpf: '52998224725', phone: '11912345678' })).toMatchObject({ phone: '+5511912345678' });
});
