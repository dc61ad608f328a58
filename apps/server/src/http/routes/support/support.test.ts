import { createHash, createHmac } from 'node:crypto';
import type { CurrentUser } from '@semblante/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
afterEach(async () => await server.close());

async function open(env: Record<string, string> = {}): Promise<TestBrowser> {
  server = await openTestServer({ env });
  await server.empty();
  return new TestBrowser(server.app);
}

const supportBoard = {
  SUPPORT_CHAT: 'support_board',
  SUPPORT_CHAT_URL: 'https://chat.example.com/board/',
  SUPPORT_CHAT_SECRET: 'suffix-of-a-test',
};
const chatwoot = {
  SUPPORT_CHAT: 'chatwoot',
  SUPPORT_CHAT_URL: 'https://chat.example.com',
  SUPPORT_CHAT_SECRET: 'key-of-a-test',
  SUPPORT_CHAT_TOKEN: 'website',
};

async function identityOf(browser: TestBrowser) {
  await browser.logIn('user@semblante.test', 'semblante-demo');
  const me = (await browser.call('GET', '/api/user')).json<{ data: { user: CurrentUser } }>().data.user;
  return { me, answer: await browser.call('GET', '/api/support/chat') };
}

describe('the support chat', () => {
  it('is told who somebody is at Support Board by the server, with a password nobody else can derive', async () => {
    const { me, answer } = await identityOf(await open(supportBoard));
    const password = createHash('sha256').update(`${me.id}${me.email}suffix-of-a-test`).digest('hex').slice(0, 24);
    expect(answer.json().data.identity).toEqual({
      provider: 'support_board',
      first_name: me.name,
      email: me.email,
      password,
      user_type: 'user',
      phone: me.phone,
    });
  });

  it('is told who somebody is at Chatwoot with a signed identifier', async () => {
    const { me, answer } = await identityOf(await open(chatwoot));
    expect(answer.json().data.identity).toMatchObject({
      identifier: me.id,
      identifier_hash: createHmac('sha256', 'key-of-a-test').update(me.id).digest('hex'),
    });
  });

  it.each([supportBoard, chatwoot])(
    'of $SUPPORT_CHAT shows pages where its script is, and never a secret',
    async (env) => {
      const browser = await open(env);
      const settings = (await browser.call('GET', '/api/settings')).body;
      expect(settings).toContain('https://chat.example.com');
      expect(settings).not.toContain(env.SUPPORT_CHAT_SECRET);
      const policy = String((await browser.call('GET', '/login')).headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self' https:\/\/chat\.example\.com;/);
      expect(policy).toMatch(/connect-src 'self' https:\/\/chat\.example\.com wss:\/\/chat\.example\.com;/);
    },
  );

  it('is not there when none is configured, and pages load scripts from nowhere else', async () => {
    const { answer } = await identityOf(await open());
    expect(answer.json()).toMatchObject({ code: 'support.chat_off' });
    const policy = String((await new TestBrowser(server.app).call('GET', '/login')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self';/);
  });

  it('asks who is there before it says who they are', async () => {
    const browser = await open(supportBoard);
    expect((await browser.call('GET', '/api/support/chat')).statusCode).toBe(401);
  });
});

describe('the contact form', () => {
  const message = {
    name: 'Bia',
    email: 'bia@example.com',
    topic: 'payment',
    message: 'Paguei e os créditos não chegaram.',
  };

  it('reaches support by mail, to be answered to its sender, and gives a protocol', async () => {
    const browser = await open();
    const answer = await browser.call('POST', '/api/contact', { ...message, captcha: await browser.captcha() });
    expect(answer.statusCode).toBe(201);
    const { protocol } = answer.json<{ data: { protocol: string } }>().data;
    expect(server.mails).toMatchObject([
      {
        template: 'contact_message',
        to: 'suporte@semblante.test',
        reply_to: 'bia@example.com',
        params: { protocol, message: message.message },
      },
      { template: 'contact_received', to: 'bia@example.com', params: { protocol } },
    ]);
  });

  it('says what is missing and sends nothing', async () => {
    const browser = await open();
    const answer = await browser.call('POST', '/api/contact', {
      ...message,
      message: 'oi',
      email: 'bia',
      captcha: await browser.captcha(),
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['email', 'message']);
    const wrong = await browser.call('POST', '/api/contact', {
      ...message,
      captcha: { ...(await browser.captcha()), answer: '999' },
    });
    expect(wrong.json().code).toBe('accounts.captcha_wrong');
    expect(server.mails).toEqual([]);
  });

  it('is closed for a while to a network that floods it', async () => {
    const browser = await open();
    for (let n = 0; n < 10; n += 1)
      expect(
        (await browser.call('POST', '/api/contact', { ...message, captcha: await browser.captcha() })).statusCode,
      ).toBe(201);
    expect(
      (await browser.call('POST', '/api/contact', { ...message, captcha: await browser.captcha() })).statusCode,
    ).toBe(429);
    const elsewhere = new TestBrowser(server.app, { address: '198.51.100.9' });
    expect(
      (await elsewhere.call('POST', '/api/contact', { ...message, captcha: await elsewhere.captcha() })).statusCode,
    ).toBe(201);
  });
});
