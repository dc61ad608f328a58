import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { type ChatManner, type ChatPeer, startChatPeer } from './kit/chat-peer.ts';
import { inTurn } from './kit/in-turn.ts';
import { enterAsUser, words } from './kit/people.ts';
import { startTestSite, type TestSite } from './kit/test-site.ts';
import { expect, test as base } from './kit/test.ts';

/** Sites whose chat is the peer's, by the one provider and by the other. */
const test = base.extend<object, { peer: ChatPeer; board: TestSite; chatwoot: TestSite }>({
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
      const site = await startTestSite({
        SUPPORT_CHAT: 'support_board',
        SUPPORT_CHAT_URL: `${peer.url}/board`,
        SUPPORT_CHAT_SECRET: 'suffix-of-a-test',
        WHATSAPP_NUMBER: '5511999999999',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  chatwoot: [
    async ({ peer }, use) => {
      const site = await startTestSite({
        SUPPORT_CHAT: 'chatwoot',
        SUPPORT_CHAT_URL: peer.url,
        SUPPORT_CHAT_SECRET: 'key-of-a-test',
        SUPPORT_CHAT_TOKEN: 'token-of-a-test',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One after the other: the peer has one manner at a time, and a second worker would have to start both sites again.
test.describe.configure({ mode: 'default' });

const looks = [
  {
    name: 'phone, Portuguese',
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    say: words.pt_BR,
    whatsapp: 'Abrir no WhatsApp',
    credits: /créditos/i,
  },
  {
    name: 'desktop, English',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    say: words.en,
    whatsapp: 'Open in WhatsApp',
    credits: /credits/i,
  },
] as const;

type Calls = [string, ...unknown[]][];
const callsOf = async (page: Page): Promise<Calls> =>
  await page.evaluate(() => (window as unknown as { chatCalls?: Calls }).chatCalls ?? []);
const expectCalls = async (page: Page, names: string[]) =>
  await expect(async () => expect((await callsOf(page)).map(([name]) => name)).toEqual(names)).toPass();
const boardUser = async (page: Page) => await page.evaluate(() => sessionStorage.getItem('board-user'));

for (const look of inTurn(looks, 1)) {
  test.describe(`Support Board, ${look.name}`, () => {
    test.use({
      viewport: look.viewport,
      locale: look.locale,
      reducedMotion: 'reduce',
      baseURL: async ({ board }, use) => await use(board.url),
    });

    test('the chat knows who is logged in and forgets who leaves; one that fails, hangs or keeps nothing does not touch the page', async ({
      page,
      peer,
    }) => {
      test.slow();
      peer.manner = 'works';
      let visits = 0;
      page.on(
        'request',
        (request) => (visits += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0),
      );
      /** The same person, on a tab that never saw the chat. */
      const comeBack = async (manner: ChatManner) => {
        // By way of a page without the app: a chat that is still on its way there would log in once more, in the new
        // manner, and reload over what follows.
        await page.goto('/api/ready');
        await page.evaluate(() => sessionStorage.clear());
        peer.manner = manner;
        visits = 0;
        // The chat may reload the page before it is whole, which would end a longer wait with an error.
        await page.goto('/user/credits', { waitUntil: 'commit' });
      };
      const expectPage = async () =>
        await expect(page.getByRole('heading', { level: 1, name: look.credits })).toBeVisible();

      await test.step('a new person is made known to it by what the server says, and leaves it', async () => {
        await enterAsUser(page, 'user@semblante.test', look.say);
        await expectCalls(page, ['ajax', 'loginCookie']);
        const [[, call] = []] = await callsOf(page);
        expect(call).toMatchObject({
          function: 'add-user-and-login',
          settings: {
            email: 'user@semblante.test',
            user_type: 'user',
            password: expect.stringMatching(/^[0-9a-f]{24}$/),
          },
        });
        await page.evaluate(() => window.dispatchEvent(new Event('logout-support-chat')));
        await expect(async () => expect((await callsOf(page)).at(-1)).toEqual(['logout', false])).toPass();
        await page.goto('/contact');
        await expect(page.getByRole('link', { name: look.whatsapp })).toHaveAttribute(
          'href',
          'https://wa.me/5511999999999',
        );
        await expectAccessible(page, 'contact with a chat and WhatsApp');
      });

      await test.step('whoever has an account there already is logged in with the same words, after one reload', async () => {
        await comeBack('duplicate');
        await expect.poll(() => visits).toBe(2);
        await expect(async () => expect(await boardUser(page)).toContain('user@semblante.test')).toPass();
        // After the reload the chat knows them: nothing is asked of it again.
        await expectCalls(page, []);
        await expectPage();
      });

      await test.step('a browser that blocks its cookies is not reloaded for ever', async () => {
        await comeBack('forgets');
        await expect.poll(() => visits).toBe(2);
        await expectCalls(page, ['ajax', 'login']);
        await page.waitForTimeout(1_500);
        expect(visits).toBe(2);
        await expectPage();
      });

      for (const manner of ['fails', 'hangs'] as const) {
        await test.step(`one that ${manner} does not hold the page up`, async () => {
          await comeBack(manner);
          await expectPage();
          expect(await callsOf(page)).toEqual([]);
        });
      }
      await expectAccessible(page, 'a page whose chat hangs');
    });
  });

  test.describe(`Chatwoot, ${look.name}`, () => {
    test.use({
      viewport: look.viewport,
      locale: look.locale,
      reducedMotion: 'reduce',
      baseURL: async ({ chatwoot }, use) => await use(chatwoot.url),
    });

    test('the chat knows who is logged in by a proof of the server, and forgets who leaves', async ({ page, peer }) => {
      peer.manner = 'works';
      await enterAsUser(page, 'user@semblante.test', look.say);
      await expectCalls(page, ['run', 'setUser']);
      const [run, known] = await callsOf(page);
      expect(run).toEqual(['run', { websiteToken: 'token-of-a-test', baseUrl: peer.url }]);
      expect(known).toEqual([
        'setUser',
        expect.any(String),
        expect.objectContaining({
          email: 'user@semblante.test',
          identifier_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        }),
      ]);
      await expect(page.locator('.animate-skeleton')).toHaveCount(0);
      await expectAccessible(page, 'a page with the chat');
      await page.evaluate(() => window.dispatchEvent(new Event('logout-support-chat')));
      await expect(async () => expect((await callsOf(page)).at(-1)).toEqual(['reset'])).toPass();
      peer.manner = 'fails';
      await page.goto('/user/credits');
      await expect(page.getByRole('heading', { level: 1, name: look.credits })).toBeVisible();
      expect(await callsOf(page)).toEqual([]);
    });
  });
}
