import type { BulkSummary, CreditOrder, Dashboard, LedgerLine, UserDetail, UserListed } from '@semblante/contracts';
import { demoPassword } from '@semblante/core/accounts';
import { codeOf } from '@semblante/core/accounts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { dayMs } from '@semblante/core/kernel';

let server: TestServer;
let admin: TestBrowser;
let mod: TestBrowser;
beforeAll(async () => void (server = await openTestServer({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } })));
afterAll(async () => await server.close());
beforeEach(async () => {
  server.clock.now = new Date();
  await server.empty();
  admin = await enter('admin');
  mod = await enter('mod');
});

async function enter(name: string, options = { isConfirmed: true }): Promise<TestBrowser> {
  const browser = new TestBrowser(server.app);
  const isStaff = !['user', 'dev', 'verificada'].includes(name);
  expect((await browser.logIn(`${name}@semblante.test`, demoPassword, { staff: isStaff })).statusCode).toBe(200);
  if (isStaff && options.isConfirmed)
    expect((await browser.call('POST', '/api/staff/confirm', { current_password: demoPassword })).statusCode).toBe(200);
  return browser;
}

async function find(browser: TestBrowser, query: string): Promise<UserListed[]> {
  return (await browser.call('GET', `/api/staff/users?query=${encodeURIComponent(query)}`)).json<{
    data: UserListed[];
  }>().data;
}

async function look(browser: TestBrowser, name: string): Promise<UserDetail> {
  const [found] = await find(browser, `${name}@semblante.test`);
  return (await browser.call('GET', `/api/staff/users/${found?.id}`)).json<{ data: { user: UserDetail } }>().data.user;
}

const reason = 'because the test says so';

describe('users', () => {
  it('are found by beginnings of words without accents, by CPF and by id, and by nothing else', async () => {
    const user = await enter('user');
    await user.call('PATCH', '/api/user/billing', { cpf: '529.982.247-25', phone: '(11) 98765-4321' });
    const names = async (query: string) => (await find(mod, query)).map(({ name }) => name);
    expect(await names('usuario uli')).toEqual(['Ulisses Usuário']);
    expect(await names('USER@semblante')).toEqual(['Ulisses Usuário']);
    expect(await names('52998224725')).toEqual(['Ulisses Usuário']);
    expect(await names((await look(mod, 'user')).id)).toEqual(['Ulisses Usuário']);
    expect(await names('lisses')).toEqual([]);
    expect(await names('%_ & ! <->')).toEqual([]);
    expect(await names("o'brien | ''")).toEqual([]);
    expect(await names('111.444.777-35')).toEqual([]);
  });

  it('are filtered and counted', async () => {
    const list = async (query: string) =>
      (await mod.call('GET', `/api/staff/users?${query}`)).json<{ data: UserListed[]; meta: unknown }>();
    expect((await list('role=admin')).data.map(({ email }) => email)).toEqual(['admin@semblante.test']);
    expect((await list('verified=true')).data.map(({ email }) => email)).toEqual(['verificada@semblante.test']);
    expect((await list('sort=name')).data[0]?.name).toBe('Ana Admin');
    expect((await list('')).meta).toEqual({ page: 1, per_page: 25, total: 6, is_capped: false });
    expect((await mod.call('GET', '/api/staff/users?page=401')).statusCode).toBe(422);
  });

  it('show a masked CPF and never a password', async () => {
    const user = await enter('user');
    await user.call('PATCH', '/api/user/billing', { cpf: '529.982.247-25', phone: '(11) 98765-4321' });
    const shown = await look(mod, 'user');
    expect(shown).toMatchObject({ billing: { cpf: '***.982.247-**' }, phone: '+5511987654321', version: 2 });
    expect(JSON.stringify(shown)).not.toMatch(/argon2|52998224725/);
  });

  it('tell the second of two editors that the first was quicker', async () => {
    const { id, version } = await look(mod, 'user');
    const first = await mod.call('PATCH', `/api/staff/users/${id}`, { version, name: 'Primeira' });
    expect(first.json().data.user).toMatchObject({ name: 'Primeira', version: version + 1 });
    const second = await admin.call('PATCH', `/api/staff/users/${id}`, { version, name: 'Segunda' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'staff.conflict']);
    expect((await look(admin, 'user')).name).toBe('Primeira');
  });

  it('lose their sessions with a status that lets nobody in, and the reason is kept', async () => {
    const user = await enter('user');
    const { id, version } = await look(mod, 'user');
    const answer = await mod.call('POST', `/api/staff/users/${id}/status`, { version, status: 'suspended', reason });
    expect(answer.json().data.user.status).toBe('suspended');
    expect((await user.call('GET', '/api/user')).statusCode).toBe(401);
    const audit = (await admin.call('GET', `/api/staff/audit?subject_id=${id}`)).json().data;
    expect(audit).toMatchObject([
      {
        action: 'user.status',
        before: { status: 'active' },
        after: { status: 'suspended' },
        reason,
        actor: { email: 'mod@semblante.test' },
        names: [{ id, name: expect.any(String) }],
      },
    ]);
  });

  it('are verified with what was checked, by whom', async () => {
    const { id, version } = await look(mod, 'user');
    const answer = await mod.call('POST', `/api/staff/users/${id}/verification`, {
      version,
      is_irrestrict: true,
      checked: 'RG and a selfie',
    });
    expect(answer.json().data.user).toMatchObject({
      is_irrestrict: true,
      verifications: [{ is_irrestrict: true, checked: 'RG and a selfie', by: { name: 'Mauro Moderador' } }],
    });
  });

  it('have sessions that staff can end', async () => {
    const user = await enter('user');
    const { id } = await look(mod, 'user');
    const { data } = (await mod.call('GET', `/api/staff/users/${id}/sessions`)).json<{
      data: { id: string; current: boolean }[];
    }>();
    expect(data).toMatchObject([{ current: false }]);
    expect((await mod.call('DELETE', `/api/staff/users/${id}/sessions/${data[0]?.id}`)).statusCode).toBe(204);
    expect((await user.call('GET', '/api/user')).statusCode).toBe(401);
  });

  it('take a new address only with a code, and then every session is over', async () => {
    const careless = await enter('mod', { isConfirmed: false });
    const user = await enter('user');
    const { id, version } = await look(mod, 'user');
    const body = { version, email: 'novo@semblante.test' };
    expect((await careless.call('PATCH', `/api/staff/users/${id}`, body)).json().code).toBe(
      'accounts.confirmation_required',
    );
    expect(
      (await mod.call('PATCH', `/api/staff/users/${id}`, { version, email: 'dev@semblante.test' })).json().errors,
    ).toHaveProperty('email');
    expect((await mod.call('PATCH', `/api/staff/users/${id}`, body)).statusCode).toBe(200);
    expect((await user.call('GET', '/api/user')).statusCode).toBe(401);
  });
});

describe('the audit', () => {
  it('names the packages, promotions and people of which it keeps ids', async () => {
    const { packages } = (await admin.call('GET', '/api/staff/packages')).json<{
      data: { packages: { id: string; credits: number }[] };
    }>().data;
    const title = { pt_BR: 'Semana do cliente', en: 'Customer week' };
    const promotion = (
      await admin.call('POST', '/api/staff/promotions', {
        title,
        text: title,
        percent_off: 10,
        starts_at: '2041-01-01T00:00:00-03:00',
        package_ids: [packages[0]?.id],
      })
    ).json().data.promotion;
    const [told] = (await admin.call('GET', `/api/staff/audit?subject_id=${promotion.id}`)).json().data;
    expect(told).toMatchObject({ action: 'promotions.created', subject: 'promotion' });
    expect(told.names).toEqual(
      expect.arrayContaining([
        { id: promotion.id, title },
        { id: packages[0]?.id, credits: packages[0]?.credits },
      ]),
    );
  });
});

describe('roles', () => {
  it('are given by an admin only, never to oneself, and the last admin stays', async () => {
    const target = await look(admin, 'dev');
    const me = await look(admin, 'admin');
    expect(
      (await mod.call('POST', `/api/staff/users/${target.id}/role`, { version: 1, role: 'admin', reason })).statusCode,
    ).toBe(403);
    expect(
      (await admin.call('POST', `/api/staff/users/${me.id}/role`, { version: me.version, role: 'user', reason })).json()
        .code,
    ).toBe('staff.own_account');
    expect(
      (
        await admin.call('POST', `/api/staff/users/${target.id}/role`, {
          version: target.version,
          role: 'admin',
          reason,
        })
      ).json().data.user.role,
    ).toBe('admin');
    const another = await enter('mod');
    expect(
      (
        await another.call('POST', `/api/staff/users/${me.id}/status`, {
          version: me.version,
          status: 'inactive',
          reason,
        })
      ).json().code,
    ).toBe('staff.target_is_staff');
  });

  it('cannot be taken from the last admin, whoever asks the database', async () => {
    const { rows } = await server.database.executeSql(`select id from users where role = 'admin'`);
    await expect(
      server.database.executeSql('update users set role = $1 where id = $2', ['user', rows[0]?.['id']]),
    ).rejects.toThrow(/last active admin/);
    await expect(server.database.executeSql('delete from users where id = $1', [rows[0]?.['id']])).rejects.toThrow(
      /last active admin/,
    );
  });
});

describe('credits', () => {
  const order = async (browser: TestBrowser, id: string, body: object, key?: string) =>
    await browser.call(
      'POST',
      `/api/staff/users/${id}/credits`,
      { reason, ...body },
      key ? { 'idempotency-key': key } : {},
    );

  it('are given with a reason, and the ledger says by whom and what the balance was after it', async () => {
    const { id } = await look(mod, 'user');
    expect((await order(mod, id, { kind: 'gift', credits: 5, reason: 'no' })).statusCode).toBe(422);
    expect((await order(mod, id, { kind: 'gift', credits: 5 })).json().data.order.state).toBe('done');
    expect((await order(mod, id, { kind: 'gift', credits: 7 })).json().data.order.state).toBe('done');
    expect((await order(mod, id, { kind: 'take', credits: 4 })).json().data.order.state).toBe('done');
    const { data, meta } = (await mod.call('GET', `/api/staff/users/${id}/ledger`)).json<{
      data: LedgerLine[];
      meta: unknown;
    }>();
    expect(data.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['take_back', -4, 8],
      ['gift', 7, 12],
      ['gift', 5, 5],
    ]);
    expect(data[0]).toMatchObject({ reason, actor: { name: 'Mauro Moderador' } });
    expect(meta).toMatchObject({ total: 3 });
  });

  it('are given once for one key, and another order under the same key is refused', async () => {
    const { id } = await look(mod, 'user');
    const first = (await order(mod, id, { kind: 'gift', credits: 5 }, 'k1')).json<{ data: { order: CreditOrder } }>()
      .data.order;
    expect((await order(mod, id, { kind: 'gift', credits: 5 }, 'k1')).json().data.order.id).toBe(first.id);
    expect((await order(mod, id, { kind: 'gift', credits: 6 }, 'k1')).json().code).toBe('request.idempotency_mismatch');
    expect((await look(mod, 'user')).balance).toBe(5);
  });

  it('are never for oneself, never a million, never more than there are', async () => {
    const me = await look(mod, 'mod');
    const { id } = await look(mod, 'user');
    expect((await order(mod, me.id, { kind: 'gift', credits: 1 })).json().code).toBe('staff.target_is_staff');
    const admins = await look(admin, 'admin');
    expect((await order(admin, admins.id, { kind: 'gift', credits: 1 })).json().code).toBe('staff.own_account');
    expect((await order(admin, id, { kind: 'gift', credits: 1_000_000 })).statusCode).toBe(422);
    expect((await order(mod, id, { kind: 'take', credits: 1 })).json()).toMatchObject({ code: 'staff.take_too_much' });
  });

  it('above the limit wait for a second admin, who is not the one who asked', async () => {
    const { id } = await look(mod, 'user');
    const pending = (await order(admin, id, { kind: 'gift', credits: 501 })).json<{ data: { order: CreditOrder } }>()
      .data.order;
    expect(pending.state).toBe('pending');
    expect((await look(mod, 'user')).balance).toBe(0);
    const url = `/api/staff/credit-orders/${pending.id}/decision`;
    const approval = { decision: 'approve', reason };
    expect((await admin.call('POST', url, approval)).json().code).toBe('staff.own_order');
    expect((await mod.call('POST', url, approval)).statusCode).toBe(403);
    const dev = await look(admin, 'editor');
    await admin.call('POST', `/api/staff/users/${dev.id}/role`, { version: dev.version, role: 'admin', reason });
    const second = await enter('editor');
    expect((await second.call('GET', '/api/staff/credit-orders')).json().data).toHaveLength(1);
    expect((await second.call('POST', url, approval)).json().data.order).toMatchObject({
      state: 'done',
      decided_by: { name: 'Elisa Editora' },
    });
    expect((await second.call('POST', url, approval)).json().code).toBe('staff.order_decided');
    expect((await look(mod, 'user')).balance).toBe(501);
  });

  it('cannot pass the limit of a day in small pieces', async () => {
    const { id } = await look(mod, 'user');
    for (let time = 0; time < 4; time += 1)
      expect((await order(mod, id, { kind: 'gift', credits: 50 })).json().data.order.state).toBe('done');
    expect((await order(mod, id, { kind: 'gift', credits: 1 })).json().data.order.state).toBe('pending');
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000);
    const tomorrow = await enter('mod');
    expect((await order(tomorrow, id, { kind: 'gift', credits: 1 })).json().data.order.state).toBe('done');
  });

  it('ask for the code again when they are many or taken', async () => {
    const careless = await enter('mod', { isConfirmed: false });
    const { id } = await look(mod, 'user');
    expect((await order(careless, id, { kind: 'gift', credits: 10 })).statusCode).toBe(201);
    expect((await order(careless, id, { kind: 'gift', credits: 11 })).json().code).toBe(
      'accounts.confirmation_required',
    );
    expect((await order(careless, id, { kind: 'take', credits: 1 })).json().code).toBe(
      'accounts.confirmation_required',
    );
  });
});

describe('many accounts at once', () => {
  it('are summed up before, and changed as the summary said, once', async () => {
    const ids = await Promise.all(
      ['user', 'dev', 'verificada', 'mod', 'admin'].map(async (name) => (await look(admin, name)).id),
    );
    const body = { action: 'verify', user_ids: ids, is_irrestrict: true, reason };
    const { data } = (await mod.call('POST', '/api/staff/users/bulk/preview', body)).json<{
      data: { token: string; summary: BulkSummary };
    }>();
    expect(data.summary).toMatchObject({ total: 5, changed: 2, unchanged: 1, awaiting: 0 });
    expect(data.summary.refused.map(({ name, code }) => [name, code]).sort()).toEqual([
      ['Ana Admin', 'staff.target_is_staff'],
      ['Mauro Moderador', 'staff.target_is_staff'],
    ]);
    expect((await look(mod, 'user')).is_irrestrict).toBe(false);
    expect((await admin.call('POST', '/api/staff/users/bulk', { token: data.token })).json().code).toBe(
      'staff.bulk_expired',
    );
    expect((await mod.call('POST', '/api/staff/users/bulk', { token: data.token })).json().data.summary).toEqual(
      data.summary,
    );
    expect((await look(mod, 'user')).is_irrestrict).toBe(true);
    expect((await mod.call('POST', '/api/staff/users/bulk', { token: data.token })).json().code).toBe(
      'staff.bulk_expired',
    );
  });

  it('count towards the limit of the day like single gifts', async () => {
    const ids = await Promise.all(['user', 'dev', 'verificada'].map(async (name) => (await look(mod, name)).id));
    for (let time = 0; time < 3; time += 1)
      await mod.call('POST', `/api/staff/users/${ids[0]}/credits`, { kind: 'gift', credits: 40, reason });
    const preview = (
      await mod.call('POST', '/api/staff/users/bulk/preview', { action: 'gift', user_ids: ids, credits: 40, reason })
    ).json();
    expect(preview.data.summary).toMatchObject({ changed: 2, awaiting: 1 });
    expect((await look(mod, 'dev')).balance).toBe(0);
  });
});

describe('security', () => {
  const day = dayMs;

  it('warns an admin without a second factor, and after the grace lets only the enrolment through', async () => {
    const due = (await admin.call('GET', '/api/user')).json().data.user.second_factor_required_at;
    expect(Date.parse(due) - server.clock.now.getTime()).toBeGreaterThan(13 * day);
    server.clock.now = new Date(Date.parse(due) + 1000);
    const late = await enter('admin', { isConfirmed: false });
    const refused = await late.call('GET', '/api/staff/dashboard');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'accounts.second_factor_required']);
    expect((await (await enter('editor', { isConfirmed: false })).call('GET', '/api/staff/dashboard')).statusCode).toBe(
      200,
    );
    const { secret } = (await late.call('POST', '/api/second-factor')).json().data;
    expect(
      (await late.call('POST', '/api/second-factor/confirm', { code: await codeOf(secret, server.clock.now) }))
        .statusCode,
    ).toBe(200);
    expect((await late.call('GET', '/api/staff/dashboard')).statusCode).toBe(200);
    expect((await late.call('GET', '/api/user')).json().data.user.second_factor_required_at).toBeNull();
  });

  it('asks for the code of the second factor, not for the password, once there is one; and for minutes only', async () => {
    const { secret } = (await admin.call('POST', '/api/second-factor')).json().data;
    await admin.call('POST', '/api/second-factor/confirm', { code: await codeOf(secret, server.clock.now) });
    server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000);
    const create = async () =>
      (await admin.call('POST', '/api/staff/packages', { credits: 5, price_cents: 1990 })).statusCode;
    expect(await create()).toBe(422);
    expect((await admin.call('POST', '/api/staff/confirm', { current_password: demoPassword })).json().code).toBe(
      'accounts.second_factor_wrong',
    );
    expect((await admin.call('POST', '/api/staff/confirm', { code: '000000' })).json().code).toBe(
      'accounts.second_factor_wrong',
    );
    expect(
      (await admin.call('POST', '/api/staff/confirm', { code: await codeOf(secret, server.clock.now) })).statusCode,
    ).toBe(200);
    expect(await create()).toBe(201);
  });

  it('ends an idle session of staff, which a page’s own timer does not keep open; a user’s goes on', async () => {
    const user = await enter('user');
    const minute = 60_000;
    for (let minutes = 0; minutes < 66; minutes += 6) {
      await admin.call('GET', '/api/staff/dashboard/live', undefined, { 'x-background': '1' });
      await mod.call('GET', '/api/staff/dashboard/live');
      server.clock.now = new Date(server.clock.now.getTime() + 6 * minute);
    }
    expect((await admin.call('GET', '/api/staff/dashboard')).statusCode).toBe(401);
    expect((await mod.call('GET', '/api/staff/dashboard')).statusCode).toBe(200);
    expect((await user.call('GET', '/api/user')).statusCode).toBe(200);
  });
});

describe('the dashboard', () => {
  it('counts people and says which days of where it is about', async () => {
    const { data } = (await mod.call('GET', '/api/staff/dashboard?days=30')).json<{ data: Dashboard }>();
    expect(data).toMatchObject({
      time_zone: 'America/Sao_Paulo',
      days: 30,
      figures: { sign_ups: { value: 3, before: 0 } },
      work: { pending: 0, slots: 0 },
    });
    expect(data.series).toHaveLength(30);
    expect(data.series.at(-1)).toMatchObject({ day: data.to, sign_ups: 3 });
    expect(data.alerts).toEqual([]);
    expect((await mod.call('GET', '/api/staff/dashboard?days=31')).statusCode).toBe(422);
  });

  it('alarms an admin about colleagues without a second factor, with the list behind it, and an editor not', async () => {
    const alerts = async (browser: TestBrowser) =>
      (await browser.call('GET', '/api/staff/dashboard/live')).json().data.alerts;
    expect(await alerts(admin)).toMatchObject([
      { code: 'second_factor_missing', value: 2, link: { route: 'staff.users' } },
    ]);
    expect(await alerts(await enter('editor'))).toEqual([]);
  });
});
