import type { Page } from '@playwright/test';
import { type ChatPeer, startChatPeer } from './kit/chat-peer.ts';
import { enterAsUser } from './kit/people.ts';
import { startTestSite, type TestSite } from './kit/test-site.ts';
import { expect, test as base } from './kit/test.ts';

/** A site whose chat is the peer's. */
const test = base.extend<object, { peer: ChatPeer; board: TestSite }>({
  peer: [
    async ({}, use) => {
      const peer = await startChatPeer();
      await use(peer);
      await peer.stop();
    },
    { scope: 'worker' },
  ],
  board: [
    async ({ peer }, use) => {
      const site = await startTestSite({ SUPPORT_CHAT: 'support_board', SUPPORT_CHAT_URL: `${peer.url}/board`, SUPPORT_CHAT_SECRET: 'suffix-of-a-test', WHATSAPP_NUMBER: '5511999999999' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ board }, use) => await use(board.url),
});

type Calls = [string, ...unknown[]][];
const callsOf = async (page: Page): Promise<Calls> => await page.evaluate(() => (window as unknown as { chatCalls?: Calls }).chatCalls ?? []);

test('the support chat knows who is logged in, and forgets them when they leave', async ({ page, peer }) => {
  peer.manner = 'works';
  await enterAsUser(page);
  await expect(async () => expect((await callsOf(page)).map(([name]) => name)).toEqual(['ajax', 'loginCookie'])).toPass();
  const [[, call] = []] = await callsOf(page);
  expect(call).toMatchObject({ function: 'add-user-and-login', settings: { email: 'user@semblante.test', user_type: 'user', password: expect.stringMatching(/^[0-9a-f]{24}$/) } });
  await page.evaluate(() => window.dispatchEvent(new Event('logout-support-chat')));
  await expect(async () => expect((await callsOf(page)).at(-1)).toEqual(['logout', false])).toPass();
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Abrir no WhatsApp' })).toHaveAttribute('href', 'https://wa.me/5511999999999');
});

test('somebody who has an account at the chat already is logged in with the same words', async ({ page, peer }) => {
  peer.manner = 'duplicate';
  await enterAsUser(page);
  await expect(async () => expect(await page.evaluate(() => sessionStorage.getItem('board-user'))).toContain('user@semblante.test')).toPass();
  // After the reload the chat knows them: nothing is asked of it again.
  await expect(async () => expect(await callsOf(page)).toEqual([])).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a browser that blocks the cookies of the chat is not reloaded for ever', async ({ page, peer }) => {
  peer.manner = 'forgets';
  let loads = 0;
  page.on('load', () => (loads += 1));
  await enterAsUser(page);
  await expect.poll(() => loads).toBe(2);
  await expect(async () => expect((await callsOf(page)).map(([name]) => name)).toEqual(['ajax', 'login'])).toPass();
  await page.waitForTimeout(1_500);
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const manner of ['hangs', 'fails'] as const) {
  test(`a chat that ${manner} does not hold the page up`, async ({ page, peer }) => {
    peer.manner = manner;
    // The browser itself logs the refused script.
    await enterAsUser(page);
    await page.goto('/user/credits');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await callsOf(page)).toEqual([]);
  });
}
