import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestBrowser } from '../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await openTestServer({ env: { LOG_LEVEL: 'info' }, logStream: { write: (line) => void lines.push(line) } });
  await server.empty();
});
afterAll(async () => await server.close());

it.each(['/api/%zz', '/%zz', `/api/videos/${'a'.repeat(500)}`])(
  'an address that cannot be read (%s) is refused with the headers of every call, and nothing of it comes back',
  async (url) => {
    const answer = await server.app.inject({ url, headers: { 'accept-language': 'en' } });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain(url);
  },
);

it('who climbs out of a folder of files finds nothing, and the log complains of no fault of ours', async () => {
  lines.length = 0;
  const answer = await server.app.inject({ url: '/api/docs/static/..%2f..%2fpackage.json' });
  expect(answer.statusCode).toBe(404);
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([]);
});

it('takes nothing that comes packed: what unpacks to gigabytes is refused before it is read', async () => {
  const browser = new TestBrowser(server.app);
  await browser.logIn('user@semblante.test', 'semblante-demo');
  const headers = {
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
    'content-encoding': 'gzip',
  };
  for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
    const answer = await server.app.inject({
      method: type === 'application/json' ? 'PATCH' : 'POST',
      url: type === 'application/json' ? '/api/user' : '/api/images?purpose=subject',
      headers: { ...headers, 'content-type': type },
      payload: gzipSync('{"name":"Ana"}'),
    });
    expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
      status: 415,
      code: 'request.unsupported_media',
    });
  }
});
