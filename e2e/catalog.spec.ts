import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { type CatalogWords, catalogWords, writeAboutClip } from './kit/catalog.ts';
import { declareAndAdd, type SwapWords, swapWords } from './kit/face-swap.ts';
import { inTurn } from './kit/in-turn.ts';
import { inspect, media, verify } from './kit/media.ts';
import { enterAsStaff, enterAsUser, words } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const looks = [
  {
    name: 'phone, Portuguese',
    width: 390,
    locale: 'pt-BR',
    language: 'pt_BR',
    clip: { titlePt: 'Última órbita', titleEn: 'Last orbit' },
    typed: 'ultma orbita',
    shown: 'Última órbita',
  },
  {
    name: 'desktop, English',
    width: 1440,
    locale: 'en-US',
    language: 'en',
    clip: { titlePt: 'Café na praça', titleEn: 'Coffee in the square' },
    typed: 'cofee squar',
    shown: 'Coffee in the square',
  },
] as const;

for (const look of inTurn(looks, 1)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 }, locale: look.locale });
    const say = catalogWords[look.language];
    const swap = swapWords[look.language];

    test('an account that is not verified is sent away and told why', async ({ page }) => {
      await enterAsUser(page, 'user@semblante.test', words[look.language]);
      await page.goto('/user/catalog');
      await expect(page).toHaveURL(/\/user\/dashboard$/);
      await expect(page.getByText(say.restricted)).toBeVisible();
      expect(await (await page.request.get('/api/catalog')).json()).toMatchObject({ code: 'catalog.restricted' });
      await page.goto('/user/catalog/00000000-0000-4000-8000-000000000000');
      await expect(page).toHaveURL(/\/user\/dashboard$/);
    });

    test('an editor publishes a clip, and a verified account puts a face into it', async ({ page, browser, site }) => {
      test.setTimeout(400_000);
      const staff = await openStaff(browser, { url: site.url, width: look.width, locale: look.locale });
      await enterAsStaff(staff, 'editor@semblante.test', words[look.language]);
      const clipId = await addAndPublish(staff, { ...look.clip, price: '2', proof: media.photo }, say);

      await enterAsUser(page, 'verificada@semblante.test', words[look.language]);
      const before = await balanceOf(page);
      await page.goto('/user/catalog');
      await seeSteps(page, say);
      await chooseFace(page, say, swap);
      await find(page, look, say);
      await page
        .getByRole('link', { name: new RegExp(look.shown) })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/user/catalog/${clipId}$`));
      await expectAccessible(page, 'scene');
      await page.getByRole('button', { name: say.preview }).click();
      await expect(page.getByRole('slider', { name: say.compare })).toBeVisible({ timeout: 60_000 });
      await expectAccessible(page, 'preview');
      expect(await balanceOf(page)).toBe(before);

      await changePrice(staff, '3', say);
      await acceptTerms(page, say);
      await expect(page.getByRole('heading', { name: say.priceChanged })).toBeVisible();
      await expectAccessible(page, 'price changed');
      expect(await balanceOf(page)).toBe(before);
      await page.getByRole('dialog').getByRole('button', { name: say.goDearer }).click();
      await expect(async () => expect(await balanceOf(page)).toBe(before - 3)).toPass();
      await seeResult(page, { swap, title: look.shown, keys: join(site.folder, 'signing') });
      expect(await balanceOf(page)).toBe(before - 3);

      await withdraw(staff, say);
      await page.getByRole('button', { name: say.goDearer }).click();
      await expect(page.getByRole('heading', { name: say.gone })).toBeVisible();
      await expectAccessible(page, 'scene withdrawn');
      expect(await balanceOf(page)).toBe(before - 3);
      await staff.context().close();
    });
  });
}

async function openStaff(
  browser: Browser,
  { url, width, locale }: { url: string; width: number; locale: string },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    locale,
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${width % 250}` },
  });
  return await context.newPage();
}

/** From the file to the catalogue; leaving with something unsaved asks first. */
async function addAndPublish(
  page: Page,
  clip: Parameters<typeof writeAboutClip>[1],
  say: CatalogWords,
): Promise<string> {
  await page.goto('/staff/videos');
  await expectAccessible(page, 'list of clips');
  await page.getByRole('link', { name: say.add }).click();
  await expectAccessible(page, 'add a clip');
  await page.locator('input[type=file][accept*="mp4"]').setInputFiles(media.clip);
  await expect(page).toHaveURL(/\/staff\/videos\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';

  await page.getByLabel(say.titlePt).fill('x');
  await page.getByRole('link', { name: say.back }).click();
  await expect(page.getByRole('heading', { name: say.leave })).toBeVisible();
  await page.getByRole('button', { name: say.stay }).click();

  await writeAboutClip(page, clip, say);
  const publish = page.getByRole('button', { name: say.publish, exact: true });
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true', { timeout: 120_000 });
  await expectAccessible(page, 'a clip, ready');
  await page.getByRole('button', { name: say.asUser }).click();
  await expect(
    page.getByRole('dialog').getByRole('img').or(page.getByRole('dialog').locator('video')).first(),
  ).toBeVisible();
  await expectAccessible(page, 'a clip as a user sees it');
  await page.keyboard.press('Escape');
  await publish.click();
  await expect(page.getByText(say.published, { exact: true }).first()).toBeVisible();
  return id;
}

async function seeSteps(page: Page, say: CatalogWords): Promise<void> {
  await expect(page.getByRole('heading', { name: say.title, level: 1 })).toBeVisible();
  const steps = page.getByRole('heading', { name: say.steps });
  if (!(await steps.isVisible())) await page.getByRole('button', { name: say.how }).click();
  await expect(steps).toBeVisible();
  await expectAccessible(page, 'catalogue');
  await page.getByRole('button', { name: say.closeSteps }).click();
  await expect(page.getByRole('button', { name: say.how })).toBeVisible();
}

/** The account may have its face from the other look. */
async function chooseFace(page: Page, say: CatalogWords, swap: SwapWords): Promise<void> {
  const { data } = (await (await page.request.get('/api/faces')).json()) as { data: unknown[] };
  if (data.length === 0) {
    await page.getByRole('button', { name: say.firstFace }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').first().setInputFiles(media.photo);
    await dialog.getByLabel(swap.self).check();
    await declareAndAdd(page, swap);
  }
  await expect(page.getByText(say.inUse)).toBeVisible();
}

/** Without accents and with a typo it is found; nonsense finds nothing and says so; the address keeps the search. */
async function find(page: Page, look: (typeof looks)[number], say: CatalogWords): Promise<void> {
  const search = page.getByLabel(say.search);
  await search.fill('qqqqzzzz');
  await expect(page.getByText(say.none)).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await page.getByRole('button', { name: say.clear }).click();
  await search.fill(look.typed);
  await expect(page.getByRole('link', { name: new RegExp(look.shown) }).first()).toBeVisible();
  await expect(page).toHaveURL(/query=/);
  await page.reload();
  await expect(page.getByLabel(say.search)).toHaveValue(look.typed);
  await expect(page.getByRole('link', { name: new RegExp(look.shown) }).first()).toBeVisible();
}

async function changePrice(staff: Page, price: string, say: CatalogWords): Promise<void> {
  await staff.getByLabel(say.price).fill(price);
  await staff.getByRole('button', { name: say.save, exact: true }).click();
  await expect(staff.getByText(say.saved)).toBeVisible();
}

/** Nobody goes on without the box; an account that accepted this version before is not asked again. */
async function acceptTerms(page: Page, say: CatalogWords): Promise<void> {
  await page.getByRole('button', { name: say.go }).click();
  const terms = page.getByLabel(say.accept);
  const changed = page.getByRole('heading', { name: say.priceChanged });
  await expect(terms.or(changed)).toBeVisible();
  if (await changed.isVisible()) return;
  await expectAccessible(page, 'terms');
  await page.getByRole('dialog').getByRole('button', { name: say.go }).click();
  await expect(page.getByText(say.mustAccept)).toBeVisible();
  await terms.check();
  await page.getByRole('dialog').getByRole('button', { name: say.go }).click();
}

async function seeResult(
  page: Page,
  { swap, title, keys }: { swap: SwapWords; title: string; keys: string },
): Promise<void> {
  const link = page.getByRole('link', { name: swap.download }).first();
  await expect(link).toBeVisible({ timeout: 180_000 });
  await expectAccessible(page, 'result');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toContain(title);
  const file = test.info().outputPath('result.mp4');
  await download.saveAs(file);
  const [made, source] = [await inspect(file), await inspect(media.clip)];
  expect(made.video).toMatchObject({
    frames: source.video.frames,
    width: source.video.width,
    height: source.video.height,
  });
  expect(await verify(file, keys)).toBe('valid');
}

async function withdraw(staff: Page, say: CatalogWords): Promise<void> {
  await staff.getByRole('button', { name: say.withdraw }).click();
  await staff.getByLabel(say.reason).fill('O contrato acabou antes.');
  await staff.getByRole('dialog').getByRole('button', { name: say.confirmWithdraw, exact: true }).click();
  await expect(staff.getByRole('dialog')).toBeHidden();
}

async function balanceOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user');
  return ((await answer.json()) as { data: { user: { balance: number } } }).data.user.balance;
}
