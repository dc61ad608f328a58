import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { SUPPORT_EMAIL: 'seguranca@semblante.test', PUBLIC_URL: 'http://ana.test' } });
});
afterAll(async () => await server.close());

it('tells whoever finds a vulnerability where to write, for half a year from the day it is asked for', async () => {
  server.clock.now = new Date('2032-05-01T15:00:00Z');
  const answer = await server.app.inject({ url: '/.well-known/security.txt' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:seguranca@semblante.test',
    'Expires: 2032-10-28T00:00:00Z',
    'Preferred-Languages: pt, en',
    'Canonical: http://ana.test/.well-known/security.txt',
    '',
  ]);
});
