import type { CaptchaQuestion } from '@semblante/contracts';
import { demoPassword } from '@semblante/core/accounts';
import { solve } from '@semblante/core/accounts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } })));
afterAll(async () => await server.close());
beforeEach(async () => await server.empty());

const doors = [
  { name: 'the door of users', email: 'user@semblante.test', url: '/api/login' },
  { name: 'the door of staff', email: 'mod@semblante.test', url: '/api/staff/login' },
];

/** As the page does: when a proof of work is asked for, it is made, at the level that was named. */
async function logIn(browser: TestBrowser, door: { email: string; url: string }, password: string) {
  let query = '';
  for (;;) {
    const captcha = await solve((await browser.call('GET', `/api/captcha${query}`)).json<CaptchaQuestion>());
    const answer = await browser.call('POST', door.url, { email: door.email, password, captcha });
    const { code, details } = answer.json<{ code?: string; details?: { level: number } }>();
    if (code !== 'accounts.proof_required') return answer;
    query = `?proof=${details?.level}`;
  }
}

describe.each(doors)('$name', (door) => {
  it('lets the owner in, from the own browser and from elsewhere, while strangers guess from many addresses', async () => {
    const own = new TestBrowser(server.app, { address: '203.0.113.7' });
    expect((await logIn(own, door, demoPassword)).statusCode).toBe(200);
    for (let guess = 0; guess < 12; guess += 1) {
      const stranger = new TestBrowser(server.app, { address: `198.51.100.${guess}` });
      expect((await logIn(stranger, door, 'wrong')).json()).toMatchObject({ code: 'accounts.wrong_credentials' });
    }
    // Without a proof of work, because this browser was here before; then from a browser that nobody knows, with one.
    own.cookies.delete('semblante_session');
    own.cookies.delete('XSRF-TOKEN');
    const bare = await own.call('POST', door.url, {
      email: door.email,
      password: demoPassword,
      captcha: await own.captcha(),
    });
    expect(bare.statusCode).toBe(200);
    expect((await logIn(new TestBrowser(server.app, { address: '192.0.2.9' }), door, demoPassword)).statusCode).toBe(
      200,
    );
  });

  it('closes for an address that guesses too often, and says when it opens', async () => {
    const stranger = new TestBrowser(server.app, { address: '198.51.100.1' });
    for (let guess = 0; guess < 10; guess += 1) await logIn(stranger, door, 'wrong');
    const refused = await logIn(stranger, door, demoPassword);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });
});
