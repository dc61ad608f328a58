import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type EarlyRefusal, refuseEarly } from './refuse-early.ts';

describe('a process that has no room', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function open(isClosedTo: EarlyRefusal['isClosedTo']) {
    const handled: string[] = [];
    const refused: string[] = [];
    server = createServer((request, response) => {
      handled.push(request.url ?? '');
      response.end('{}');
    });
    refuseEarly(server, {
      paths: new Set(['/api/user']),
      sessionCookie: 'session',
      isClosedTo,
      headers: { 'x-content-type-options': 'nosniff' },
      refused: (path) => void refused.push(path),
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const call = async (
      path: string,
      headers: Record<string, string> = { cookie: 'a=b; session=mine' },
      method = 'GET',
    ) => await fetch(`${address}${path}`, { headers, method });
    return { call, handled, refused };
  }

  it('tells a session so before the framework hears of the call, in its language', async () => {
    const { call, handled, refused } = await open((session) => session === 'mine');
    const answer = await call('/api/user?page=1', { cookie: 'a=b; session=mine', 'accept-language': 'en' });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    const english = (await answer.json()) as { code: string; message: string };
    const portuguese = (await (await call('/api/user')).json()) as { code: string; message: string };
    expect(english.code).toBe('service.busy');
    expect(portuguese.message).toContain('muita gente');
    expect(english.message).not.toBe(portuguese.message);
    expect(handled).toEqual([]);
    expect(refused).toEqual(['/api/user', '/api/user']);
  });

  it('leaves to the framework who has a place or no session, changes and unknown addresses', async () => {
    const { call, handled, refused } = await open((session) => session === 'mine');
    expect((await call('/api/user', { cookie: 'session=other' })).status).toBe(200);
    expect((await call('/api/user', {})).status).toBe(200);
    expect((await call('/api/user', { cookie: 'my_session=mine' })).status).toBe(200);
    expect((await call('/api/user', undefined, 'POST')).status).toBe(200);
    expect((await call('/api/health')).status).toBe(200);
    expect((await call('/%61pi/user')).status).toBe(200);
    expect(handled).toHaveLength(6);
    expect(refused).toEqual([]);
  });
});
