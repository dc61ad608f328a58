import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../testing/log-in.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let port: number;
const sessions: string[] = [];
beforeAll(async () => {
  server = await openTestServer({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  await server.empty();
  const address = await server.listen();
  port = Number(new URL(address).port);
  for (const [email, entrance] of [
    ['user@semblante.test', '/api/login'],
    ['admin@semblante.test', '/api/staff/login'],
  ] as const) {
    const cookies = await logIn(address, email, entrance);
    sessions.push(
      cookies
        .split('; ')
        .filter((pair) => pair.startsWith('semblante_session='))
        .join('; '),
    );
  }
  // As if the password had just been given again: what staff is asked for before the token must not hide that it is
  // missing.
  await server.database.executeSql(`update sessions set confirmed_until = now() + interval '1 hour'`);
});
afterAll(async () => await server.close());

const encode = (text: string) => text.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Ways to write one address: some servers and proxies take each of them for the same. */
const spellings: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'a letter percent-encoded': (path) => path.replace('/api/', '/%61pi/'),
  'every letter percent-encoded': encode,
  'the last letter percent-encoded': (path) => path.replace(/[a-z](?=[^a-z]*$)/i, (letter) => encode(letter)),
  'encoded twice': (path) => path.replace('/api/', '/%2561pi/'),
  'the slash percent-encoded': (path) => path.replace('/api/', '/api%2F'),
  'a double slash': (path) => path.replace('/api/', '/api//'),
  'a double slash in front': (path) => `/${path}`,
  'upper case': (path) => path.replace('/api/', '/API/'),
  'a trailing slash': (path) => `${path}/`,
  'a trailing dot': (path) => `${path}.`,
  'a dot segment': (path) => path.replace('/api/', '/api/./'),
  'a detour': (path) => path.replace('/api/', '/assets/../api/'),
  'a matrix parameter': (path) => `${path};jsessionid=1`,
  'a query': (path) => `${path}?/api/webhooks/sandbox`,
  'the whole address': (path) => `http://localhost${path}`,
};

function call(method: string, path: string, cookie = ''): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    // A form is what another site's page can send without asking first.
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded', 'content-length': 0 };
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/**
 * Every call that changes something, of the description and of those it hides; webhooks have a signature instead of our
 * token.
 */
async function changingRoutes(): Promise<{ method: string; path: string }[]> {
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const described = Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), url: url.replace(/\{(\w+)\}/g, ':$1') })),
  );
  const all = new Map(
    [...described, ...server.app.listRoutes().filter(({ url }) => url.startsWith('/api/'))].map(({ method, url }) => [
      `${method} ${url}`,
      { method, url },
    ]),
  );
  return [...all.values()]
    .filter(
      ({ method, url }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && url !== '/api/webhooks/:provider',
    )
    .map(({ method, url }) => ({ method, path: url.replace(/:\w+/g, '00000000-0000-0000-0000-000000000000') }));
}

describe.each(Object.entries(spellings))('an address written with %s', (_name, spell) => {
  it('changes nothing without the anti-forgery token, and its answer is kept by no cache and loads nothing', async () => {
    const routes = await changingRoutes();
    expect(routes.length).toBeGreaterThan(80);
    const wrong: string[] = [];
    for (const { method, path } of routes) {
      const answers = await Promise.all(sessions.map((session) => call(method, spell(path), session)));
      const statuses = answers.map(({ status }) => status);
      // One of the two may call it and is asked for the token, or nobody finds anything there.
      const isRefused =
        statuses.every((status) => [403, 404, 419].includes(status)) &&
        (statuses.includes(419) || statuses.every((status) => status === 404));
      const isKeptOut = answers.every(
        ({ headers }) =>
          headers['cache-control'] === 'no-store' &&
          headers['content-security-policy'] === "default-src 'none'; frame-ancestors 'none'",
      );
      if (!isRefused || !isKeptOut) wrong.push(`${method} ${spell(path)}: ${statuses.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is read by no cache, loads nothing, and waits for the database like any other', async () => {
    const read = await call('GET', spell('/api/user'), sessions[0]);
    const isCall = read.status === 200 && String(read.headers['content-type']).includes('json');
    if (isCall) {
      expect(read.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
    server.readiness.isReady = false;
    const early = await call('GET', spell('/api/user'), sessions[0]);
    const health = await call('GET', spell('/api/health'));
    server.readiness.isReady = true;
    expect(early.status).toBe(isCall ? 503 : read.status);
    expect(health.status).not.toBe(503);
  });
});
