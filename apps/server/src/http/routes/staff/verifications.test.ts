import type { OwnVerification, VerificationRequest } from '@semblante/contracts';
import { demoPassword } from '@semblante/core/accounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { dayMs } from '@semblante/core/kernel';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(async () => await server.close());
beforeEach(async () => {
  server.clock.now = new Date();
  await server.empty();
});

const own = '/api/user/verification';

async function visitor(email: string, options: { staff?: boolean } = {}) {
  const browser = new TestBrowser(server.app);
  await browser.logIn(email, demoPassword, options);
  return browser;
}
const ask = async (person: TestBrowser, message?: string) =>
  await person.call('PUT', own, message === undefined ? {} : { message });
const standing = async (person: TestBrowser) =>
  (await person.call('GET', own)).json<{ data: { verification: OwnVerification } }>().data.verification;
const list = async (staff: TestBrowser, state = 'pending') =>
  (await staff.call('GET', `/api/staff/verifications?state=${state}`)).json<{ data: VerificationRequest[] }>().data;
const decide = async (staff: TestBrowser, id: string | undefined, body: object) =>
  await staff.call('POST', `/api/staff/verifications/${id}/decision`, body);
const news = async (person: TestBrowser) =>
  (await person.call('GET', '/api/notifications')).json<{ data: { kind: string }[] }>().data.map(({ kind }) => kind);
const alerts = async (staff: TestBrowser) =>
  (await staff.call('GET', '/api/staff/dashboard/live')).json().data.alerts as object[];

it('opens the catalogue to whoever asked and was verified, live and by mail', async () => {
  const [person, mod] = [await visitor('user@semblante.test'), await visitor('mod@semblante.test', { staff: true })];
  expect(await standing(person)).toEqual({ state: 'none' });
  expect((await person.call('GET', '/api/catalog')).json()).toMatchObject({ code: 'catalog.restricted' });

  expect((await ask(person, 'exemplo.test/ana')).json()).toMatchObject({
    data: { verification: { state: 'pending' } },
  });
  expect((await ask(person, 'outra vez')).json()).toMatchObject({ data: { verification: { state: 'pending' } } });
  const waiting = await list(mod);
  expect(waiting).toMatchObject([
    { user: { email: 'user@semblante.test' }, message: 'exemplo.test/ana', state: 'pending', decided_by: null },
  ]);
  expect(await alerts(mod)).toContainEqual(
    expect.objectContaining({
      code: 'verifications_awaiting',
      value: 1,
      link: { route: 'staff.verifications', query: {} },
    }),
  );

  const decided = await decide(mod, waiting[0]?.id, { decision: 'approve', reason: 'RG e chamada de vídeo' });
  expect(decided.json()).toMatchObject({
    data: { request: { state: 'approved', decision_reason: 'RG e chamada de vídeo' } },
  });
  expect(await standing(person)).toEqual({ state: 'approved' });
  expect((await person.call('GET', '/api/catalog')).statusCode).toBe(200);
  expect(await news(person)).toContain('verification_approved');
  expect(server.mails).toContainEqual(
    expect.objectContaining({ template: 'verification_approved', to: 'user@semblante.test' }),
  );
  expect((await ask(person)).json()).toMatchObject({ data: { verification: { state: 'approved' } } });
  expect(await list(mod)).toEqual([]);
  expect((await decide(mod, waiting[0]?.id, { decision: 'decline', reason: 'tarde demais' })).json()).toMatchObject({
    code: 'staff.request_decided',
  });
  const { rows } = await server.database.executeSql(`select action from audit_entries where action like 'user.verif%'`);
  expect(rows).toEqual([{ action: 'user.verified' }]);
});

it('tells whoever was declined why, and when it can be asked again', async () => {
  const [person, mod] = [await visitor('user@semblante.test'), await visitor('mod@semblante.test', { staff: true })];
  await ask(person);
  const [request] = await list(mod);
  const reason = 'O perfil indicado não existe.';
  expect((await decide(mod, request?.id, { decision: 'decline', reason: 'não' })).statusCode).toBe(422);
  expect((await decide(mod, request?.id, { decision: 'decline', reason })).statusCode).toBe(200);
  const again = new Date(server.clock.now.getTime() + 7 * dayMs).toISOString();
  expect(await standing(person)).toMatchObject({ state: 'declined', reason, ask_again_at: again });
  expect(await news(person)).toContain('verification_declined');
  expect(server.mails).toContainEqual(
    expect.objectContaining({
      template: 'verification_declined',
      params: expect.objectContaining({ reason, ask_again_at: again }),
    }),
  );
  const { rows } = await server.database.executeSql(`select action from audit_entries where action like 'user.verif%'`);
  expect(rows).toEqual([{ action: 'user.verification_declined' }]);

  const early = await ask(person);
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({
    code: 'accounts.verification_too_soon',
    message: 'Você pode pedir de novo 7 dias depois da resposta.',
  });
  server.clock.now = new Date(server.clock.now.getTime() + 7 * dayMs);
  const later = await visitor('user@semblante.test');
  expect((await ask(later)).json()).toMatchObject({ data: { verification: { state: 'pending' } } });
});

it('answers a request that waits when staff verifies the account on its own page, and opens the way again when that is taken back', async () => {
  const [person, admin] = [
    await visitor('user@semblante.test'),
    await visitor('admin@semblante.test', { staff: true }),
  ];
  await ask(person);
  const [request] = await list(admin);
  const path = `/api/staff/users/${request?.user.id}`;
  const version = async () =>
    (await admin.call('GET', path)).json<{ data: { user: { version: number } } }>().data.user.version;
  await admin.call('POST', `${path}/verification`, {
    version: await version(),
    is_irrestrict: true,
    checked: 'Passaporte',
  });
  expect(await list(admin, 'approved')).toMatchObject([{ id: request?.id, decision_reason: 'Passaporte' }]);
  await admin.call('POST', `${path}/verification`, {
    version: await version(),
    is_irrestrict: false,
    checked: 'Documento falso',
  });
  expect(await standing(person)).toEqual({ state: 'none' });
});

it('lists and decides for moderators only', async () => {
  const editor = await visitor('editor@semblante.test', { staff: true });
  expect((await editor.call('GET', '/api/staff/verifications')).statusCode).toBe(403);
  expect(
    (await decide(editor, '00000000-0000-4000-8000-000000000000', { decision: 'approve', reason: 'porque sim' }))
      .statusCode,
  ).toBe(403);
  const mod = await visitor('mod@semblante.test', { staff: true });
  expect(
    (await decide(mod, '00000000-0000-4000-8000-000000000000', { decision: 'approve', reason: 'porque sim' }))
      .statusCode,
  ).toBe(404);
});
