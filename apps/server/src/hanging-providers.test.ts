import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { hashToken, newId } from '@semblante/core/kernel';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from './testing/test-browser.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

const connections = 4;
const buyers = 30;

describe.skipIf(!findTestPostgresUrl())('a provider that hangs', () => {
  let server: TestServer;
  let silent: Server;
  let one: TestBrowser;

  beforeAll(async () => {
    // Takes every connection and says nothing: a payment gateway and an issuer of identities on a bad day.
    silent = createServer((socket) => void socket.on('error', () => {}));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    server = await openTestServer({
      database: await openTestPostgres({ connectionsMax: connections }),
      env: {
        RATE_LIMIT_PER_MINUTE: '1000000',
        OPENID_ISSUER: issuer,
        OPENID_CLIENT_ID: 'semblante',
        OPENID_CLIENT_SECRET: 'a secret of the peer',
      },
      admission: { runningMax: 8, runningMin: 8, runningPerCaller: 4 },
    });
    await server.empty();
    one = new TestBrowser(server.app);
    await one.logIn('user@semblante.test', 'semblante-demo');
    await one.call('GET', '/api/csrf');
  });
  afterAll(async () => {
    silent.close();
    await server.close();
  });

  const served = async () => {
    const startedAt = performance.now();
    for (const path of ['/api/user', '/api/processings', '/api/notifications', '/api/credits/statement'])
      expect((await one.call('GET', path)).statusCode).toBe(200);
    return performance.now() - startedAt;
  };
  const waitingInTransaction = async () =>
    Number(
      (
        await server.database.executeSql(
          `select count(*) as n from pg_stat_activity
           where datname = current_database() and state like 'idle in transaction%'`,
        )
      ).rows[0]?.['n'],
    );

  /** Somebody with a session of their own, without a login each. */
  async function enter(number: number): Promise<TestBrowser> {
    const token = `token of buyer ${number}`;
    await server.database.executeSql(
      `insert into users (id, name, email, phone, password_hash, role, invitation_token)
       values ($1, 'Pessoa', $2, '11987654321', '-', 'user', $3)`,
      [newId(), `buyer-${number}@example.com`, `token-${number}`],
    );
    await server.database.executeSql(
      `insert into sessions (id, token_hash, user_id, stage, role, expires_at)
       select $1, $2, id, 'full', 'user', now() + interval '1 day' from users where email = $3`,
      [newId(), hashToken(token), `buyer-${number}@example.com`],
    );
    await server.database.executeSql(
      `insert into billing_profiles (user_id, sealed_cpf, cpf_hash, updated_at)
       select id, $1, $2, now() from users where email = $3`,
      [server.accounts.keys.seal('cpf', '52998224725'), `hash ${number}`, `buyer-${number}@example.com`],
    );
    const browser = new TestBrowser(server.app, { address: `198.51.100.${number}` });
    browser.cookies.set('semblante_session', token);
    await browser.call('GET', '/api/csrf');
    return browser;
  }

  it('at the checkout holds its buyers, no connection to the database and nobody else', async () => {
    const provider = server.payments.deps.providers.chosen;
    let asked = 0;
    let tellAllAsked = (_words: string) => {};
    const allAsked = new Promise<string>((resolve) => (tellAllAsked = resolve));
    let letGo = () => {};
    const hanging = new Promise<never>((_resolve, reject) => (letGo = () => reject(new Error('let go'))));
    const create = provider.create;
    provider.create = async () => {
      asked += 1;
      if (asked === buyers) tellAllAsked('all asked');
      return await hanging;
    };
    const packageId = ((await one.call('GET', '/api/credits/packages')).json() as { data: { id: string }[] }).data[0]
      ?.id;
    const people: TestBrowser[] = [];
    for (let number = 1; number <= buyers; number += 1) people.push(await enter(number));
    const bought = people.map(async (buyer) =>
      buyer.call('POST', '/api/payments', { package_id: packageId, method: 'pix' }),
    );
    const answeredEarly = Promise.race(bought).then(({ statusCode }) => `answered ${statusCode}`);
    expect(await Promise.race([allAsked, answeredEarly])).toBe('all asked');
    expect(await served()).toBeLessThan(5_000);
    expect(await waitingInTransaction()).toBe(0);
    letGo();
    for (const answer of await Promise.all(bought)) expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    provider.create = create;
  });

  it('of identities holds who asks for it for five seconds, and nobody else', async () => {
    const strangers = Array.from(
      { length: 20 },
      (_, n) => new TestBrowser(server.app, { address: `203.0.113.${n + 1}` }),
    );
    for (const stranger of strangers) await stranger.call('GET', '/api/csrf');
    const started = strangers.map(async (stranger) => await stranger.call('POST', '/api/openid/start', {}));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await served()).toBeLessThan(5_000);
    expect(await waitingInTransaction()).toBe(0);
    for (const answer of await Promise.all(started)) expect(answer.statusCode).toBe(503);
  });
});
