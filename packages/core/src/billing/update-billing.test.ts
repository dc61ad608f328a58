import { generateCpf } from '@brazilian-utils/brazilian-utils';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysFrom, newId, type UserId } from '../kernel/index.ts';
import { getBilling, getPayer, updateBilling } from './index.ts';

const now = new Date('2026-11-14T12:00:00.000Z');
let database: Database;
let deps: Parameters<typeof updateBilling>[0];
beforeAll(async () => {
  database = await openTestDatabase();
  deps = { db: database.db, clock: () => now, keys: keysFrom('a secret for tests') };
});
afterAll(async () => await database.close());
beforeEach(async () => await emptyTables(database));

async function person(): Promise<UserId> {
  const id = newId<UserId>();
  await database.executeSql(
    `insert into users (id, name, email, password_hash, invitation_token) values ($1, 'Ana', $2, '-', $3)`,
    [id, `${id}@example.com`, id],
  );
  return id;
}

const from = (userId: UserId, ip = '203.0.113.7') => ({ userId, ip });

it('keeps CPF and phone, and shows the CPF masked', async () => {
  const userId = await person();
  expect(await getBilling(deps, database.db, userId)).toEqual({ cpf: null, phone: null, is_complete: false });
  await expect(getPayer(deps, database.db, userId)).rejects.toMatchObject({ code: 'billing.required' });
  expect(await updateBilling(deps, from(userId), { cpf: '529.982.247-25', phone: '+55 (11) 98765-4321' })).toEqual({
    cpf: '***.982.247-**',
    phone: '+5511987654321',
    is_complete: true,
  });
  expect(await getBilling(deps, database.db, userId)).toEqual({
    cpf: '***.982.247-**',
    phone: '+5511987654321',
    is_complete: true,
  });
  expect(await getPayer(deps, database.db, userId)).toMatchObject({ cpf: '52998224725', phone: '+5511987654321' });
});

it('keeps no CPF that the database alone could tell', async () => {
  await updateBilling(deps, from(await person()), { cpf: '52998224725', phone: '11987654321' });
  const { rows } = await database.executeSql('select row_to_json(billing_profiles)::text as row from billing_profiles');
  expect(rows).toHaveLength(1);
  expect(String(rows[0]?.['row'])).not.toMatch(/52998224725|529\.982|998224/);
});

it.each(['', '123', '529.982.247-26', '111.111.111-11', '52998224725x', '5299822472525', '５２９９８２２４７２５'])(
  'refuses the CPF %j',
  async (cpf) => {
    const userId = await person();
    await expect(updateBilling(deps, from(userId), { cpf, phone: '11987654321' })).rejects.toMatchObject({
      code: 'billing.cpf_invalid',
      field: 'cpf',
    });
  },
);

it.each(['', '987654321', '1132654321', '(10) 98765-4321', '119876543210', 'onze 98765-4321', '+1 415 555 2671'])(
  'refuses the phone %j',
  async (phone) => {
    const userId = await person();
    await expect(updateBilling(deps, from(userId), { cpf: '52998224725', phone })).rejects.toMatchObject({
      code: 'billing.phone_invalid',
      field: 'phone',
    });
  },
);

it('takes a number of the area 55 for what it is', async () => {
  const userId = await person();
  expect(await updateBilling(deps, from(userId), { cpf: '52998224725', phone: '55 99912-3456' })).toMatchObject({
    phone: '+5555999123456',
  });
});

it('gives a CPF to one account only, and lets its owner save it again', async () => {
  const [first, second] = [await person(), await person()];
  await updateBilling(deps, from(first), { cpf: '52998224725', phone: '11987654321' });
  await expect(
    updateBilling(deps, from(second), { cpf: '529.982.247-25', phone: '11987654321' }),
  ).rejects.toMatchObject({ code: 'billing.cpf_taken', field: 'cpf' });
  expect(await getBilling(deps, database.db, second)).toMatchObject({ is_complete: false });
  expect(await updateBilling(deps, from(first), { cpf: '52998224725', phone: '11912345678' })).toMatchObject({
    phone: '+5511912345678',
  });
});

describe('asking whether a CPF has an account', () => {
  const cpfs = Array.from({ length: 11 }, () => generateCpf());
  const phone = '11987654321';
  const taken = { code: 'billing.cpf_taken' };
  const tooMany = { code: 'accounts.too_many_attempts', retryAfterSeconds: 24 * 3600 };
  const save = async (userId: UserId, cpf: string, ip?: string) =>
    await updateBilling(deps, from(userId, ip), { cpf, phone });
  const hold = async () => {
    for (const cpf of cpfs) await save(await person(), cpf, '198.51.100.1');
  };

  it('is answered three times a day to one account, also about the one nobody has', async () => {
    await hold();
    const asker = await person();
    for (const cpf of cpfs.slice(0, 3)) await expect(save(asker, cpf)).rejects.toMatchObject(taken);
    await expect(save(asker, cpfs[3] ?? '')).rejects.toMatchObject(tooMany);
    await expect(save(asker, '529.982.247-25')).rejects.toMatchObject(tooMany);
  });

  it('counts neither a slip of the finger nor the own CPF', async () => {
    const asker = await person();
    for (let times = 0; times < 5; times += 1)
      await expect(save(asker, '529.982.247-26')).rejects.toMatchObject({ code: 'billing.cpf_invalid' });
    for (let times = 0; times < 5; times += 1) await save(asker, '529.982.247-25');
    await save(asker, cpfs[0] ?? '');
  });

  it('ends for a network after ten different CPFs of others, whichever accounts ask', async () => {
    await hold();
    for (const cpf of cpfs.slice(0, 10)) await expect(save(await person(), cpf)).rejects.toMatchObject(taken);
    await expect(save(await person(), cpfs[10] ?? '')).rejects.toMatchObject(tooMany);
    await expect(save(await person(), cpfs[10] ?? '', '192.0.2.1')).rejects.toMatchObject(taken);
  });
});
