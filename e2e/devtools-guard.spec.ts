import type { Page } from '@playwright/test';
import { buildGuardedPage, type GuardedPage } from './kit/guarded-page.ts';
import { enterAsStaff, enterAsUser, logIn } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const searchEngine = 'https://www.google.com/';

test.describe('a page that was built with the developer-tools guard, with developer tools open', () => {
  test.describe.configure({ mode: 'default' });
  let guarded: GuardedPage;
  let fetched: string[];

  test.beforeAll(async () => {
    guarded = await buildGuardedPage();
  });
  test.afterAll(async () => await guarded.remove());
  test.beforeEach(async ({ page, context }) => {
    await guarded.showIn(context);
    await context.route(`${searchEngine}**`, async (route) => {
      await route.fulfill({ contentType: 'text/html', body: '<title>A search engine</title>' });
    });
    await page.clock.install();
    // Tools inside the page, on show: one of what the guard looks for, whatever browser it is.
    await page.addInitScript(() => Object.assign(window, { eruda: { _devTools: { _isShow: true } } }));
    fetched = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  });

  /** The guard looks twice a second by the page's clock, which runs ahead here. */
  async function stays(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => fetched.some((file) => file.includes('devtools-guard'))).toBe(true);
    for (let second = 0; second < 10; second += 1) await page.clock.runFor(1_000);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }

  test('nobody is sent away from a page before the login', async ({ page }) => {
    for (const path of ['/login', '/staff/login', '/register', '/home', '/report', '/verify']) await stays(page, path);
    expect(fetched.filter((file) => file.includes('disable-devtool'))).toEqual([]);
  });

  test('a user logs in, is sent to a search engine by the first page behind the login, and can still pay', async ({
    page,
  }) => {
    await logIn(page, 'user@semblante.test');
    await expect(page).toHaveURL(searchEngine);
    await page.goto('/user/faceswap');
    await expect(page).toHaveURL(searchEngine);
    await stays(page, '/user/credits');
  });

  test('an editor is sent away, too', async ({ page }) => {
    await logIn(page, 'editor@semblante.test', { path: '/staff/login' });
    await expect(page).toHaveURL(searchEngine);
  });

  test('mod, admin and dev look wherever they are', async ({ page, context }) => {
    for (const email of ['mod@semblante.test', 'admin@semblante.test']) {
      await enterAsStaff(page, email);
      await stays(page, '/staff/dashboard');
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
      await stays(page, '/staff/login');
    }
    await enterAsUser(page, 'dev@semblante.test');
    await stays(page, '/user/dashboard');
  });
});
