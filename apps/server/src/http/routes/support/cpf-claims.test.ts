import { demoPassword } from '@semblante/core/accounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(async () => await server.close());
beforeEach(async () => await server.empty());

const cpf = '529.982.247-25';
const billing = { cpf, phone: '(11) 98765-4321' };
const claim = { cpf, message: 'Alguém usou o meu CPF, posso provar.' };

async function visitor(email: string, options: { staff?: boolean } = {}) {
  const browser = new TestBrowser(server.app);
  await browser.logIn(email, demoPassword, options);
  return browser;
}
const idOf = async (browser: TestBrowser) =>
  (await browser.call('GET', '/api/user')).json<{ data: { user: { id: string } } }>().data.user.id;

it('brings a CPF back to its owner: a request, a check by staff, and the other account is told', async () => {
  const [holder, owner, mod] = [
    await visitor('user@semblante.test'),
    await visitor('dev@semblante.test'),
    await visitor('mod@semblante.test', { staff: true }),
  ];
  await holder.call('PATCH', '/api/user/billing', billing);
  expect((await owner.call('PATCH', '/api/user/billing', billing)).json()).toMatchObject({ code: 'billing.cpf_taken' });

  const asked = await owner.call('POST', '/api/user/billing/claim', claim);
  expect(asked.statusCode).toBe(201);
  expect(asked.json()).toEqual({ data: { protocol: expect.stringMatching(/^C-/) } });
  const [toStaff, toOwner] = server.mails;
  expect(toStaff).toMatchObject({
    template: 'contact_message',
    reply_to: 'dev@semblante.test',
    params: { topic: 'account' },
  });
  const text = JSON.stringify(toStaff);
  for (const told of [
    '***.982.247-**',
    `/staff/users/${await idOf(holder)}`,
    `/staff/users/${await idOf(owner)}`,
    claim.message,
  ])
    expect(text).toContain(told);
  expect(text).not.toContain(cpf);
  expect(toOwner).toMatchObject({ template: 'contact_received', to: 'dev@semblante.test' });

  const release = async () =>
    await mod.call('POST', `/api/staff/users/${await idOf(holder)}/cpf/release`, {
      reason: 'Comprovante conferido por e-mail',
    });
  expect((await release()).json()).toMatchObject({ code: 'accounts.confirmation_required' });
  await mod.call('POST', '/api/staff/confirm', { current_password: demoPassword });
  expect((await release()).statusCode).toBe(200);
  expect((await release()).json()).toMatchObject({ code: 'staff.no_cpf' });
  expect((await holder.call('GET', '/api/user/billing')).json()).toMatchObject({
    data: { billing: { cpf: null, is_complete: false } },
  });
  expect((await holder.call('GET', '/api/notifications')).json().data).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'cpf_released' })]),
  );
  expect((await owner.call('PATCH', '/api/user/billing', billing)).statusCode).toBe(200);
  const { rows } = await server.database.executeSql(
    `select action from audit_entries where action = 'user.cpf_released'`,
  );
  expect(rows).toHaveLength(1);
});

it('answers a request for a CPF that nobody has in the same words, and takes two a day', async () => {
  const owner = await visitor('dev@semblante.test');
  expect((await owner.call('POST', '/api/user/billing/claim', claim)).statusCode).toBe(201);
  expect(
    (await owner.call('POST', '/api/user/billing/claim', { ...claim, cpf: '529.982.247-26' })).json(),
  ).toMatchObject({ code: 'billing.cpf_invalid' });
  expect((await owner.call('POST', '/api/user/billing/claim', claim)).statusCode).toBe(201);
  const third = await owner.call('POST', '/api/user/billing/claim', claim);
  expect(third.statusCode).toBe(429);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(23 * 3600);
});
