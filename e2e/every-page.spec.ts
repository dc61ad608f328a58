import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { enterAsStaff, enterAsUser, words } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const publicPages = [
  '/login',
  '/register',
  '/password-reset?token=x',
  '/email-change?token=x',
  '/openid?state=x',
  '/staff/login',
  '/terms',
  '/privacy',
  '/report',
  '/verify',
  '/help',
  '/contact',
  '/kit',
  '/nothing-here',
];
const userPages = [
  'dashboard',
  'perfil',
  'sessions',
  'second-factor',
  'faceswap',
  'catalog',
  'modifyImages',
  'enhance',
  'credits',
].map((page) => `/user/${page}`);
const staffPages = [
  'dashboard',
  'work',
  'users',
  'videos',
  'videos/add',
  'sells',
  'review',
  'verifications',
  'approvals',
  'packages',
  'audit',
  'second-factor',
  'my-data',
].map((page) => `/staff/${page}`);

const looks = [
  { name: 'phone, Portuguese, light', width: 390, locale: 'pt-BR', say: words.pt_BR, colorScheme: 'light' },
  { name: 'desktop, English, dark', width: 1440, locale: 'en-US', say: words.en, colorScheme: 'dark' },
] as const;

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({
      viewport: { width: look.width, height: 900 },
      locale: look.locale,
      colorScheme: look.colorScheme,
      reducedMotion: 'reduce',
    });

    test('every public page', async ({ page }) => {
      test.slow();
      for (const path of publicPages) await lookAt(page, path);
    });

    test('every page of a user', async ({ page }) => {
      test.slow();
      await enterAsUser(page, 'verificada@semblante.test', look.say);
      for (const path of userPages) await lookAt(page, path);
    });

    test('every page of the staff', async ({ page }) => {
      test.slow();
      await enterAsStaff(page, 'admin@semblante.test', look.say);
      for (const path of staffPages) await lookAt(page, path);
      const { data } = (await (await page.request.get('/api/staff/users?query=verificada@semblante.test')).json()) as {
        data: { id: string }[];
      };
      for (const tab of ['data', 'credits', 'processings', 'sessions', 'consents', 'history'])
        await lookAt(page, `/staff/users/${data[0]?.id}?tab=${tab}`);
    });
  });
}

/** It shows a heading, fits the width, and axe has nothing to say. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  // The list of components shows its boxes for ever.
  if (path !== '/kit') await expect(page.locator('.animate-skeleton'), path).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
  await expectAccessible(page, path);
}
