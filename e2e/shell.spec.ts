import { enterAsUser, logIn, logOut, newAddress, registerByForm, words } from './kit/people.ts';
import { startTestSite } from './kit/test-site.ts';
import { expect, test } from './kit/test.ts';

test.describe('language', () => {
  test('follows the browser: any Portuguese is Brazilian Portuguese', async ({ browser, site }) => {
    for (const [locale, enter] of [
      ['pt-PT', 'Entrar'],
      ['pt-BR', 'Entrar'],
      ['en-GB', 'Log in'],
      ['de-DE', 'Log in'],
    ] as const) {
      const context = await browser.newContext({ locale, baseURL: site.url });
      const page = await context.newPage();
      await page.goto('/login');
      await expect(page.getByRole('button', { name: enter, exact: true })).toBeVisible();
      expect(await page.locator('html').getAttribute('lang')).toBe(enter === 'Entrar' ? 'pt-BR' : 'en');
      await context.close();
    }
  });

  test('a saved preference wins, is kept, and the server answers in it', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Idioma e tema' }).click();
    await page.getByText('English', { exact: true }).click();
    await expect(page.getByRole('button', { name: words.en.enter, exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    await logIn(page, 'user@semblante.test', { password: 'wrong password', say: words.en });
    await expect(page.getByText('E-mail or password do not match.').first()).toBeVisible();
    await expect(page.getByText('Error!').first()).toBeVisible();
  });

  test('one that is not supported is logged and falls back to English', async ({ browser, site }) => {
    const context = await browser.newContext({ locale: 'pt-BR', baseURL: site.url });
    const page = await context.newPage();
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.addInitScript(() => localStorage.setItem('language', 'xx_YY'));
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    expect(logged.join('\n')).toContain('xx_YY');
    await context.close();
  });
});

test('the header has the logo, the three links, the balance and the name with its menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAsUser(page);
  const header = page.getByRole('banner');
  for (const link of ['Início', 'Face swap', 'Créditos'])
    await expect(header.getByRole('link', { name: link, exact: true })).toBeVisible();
  const logo = await header.locator('svg').first().boundingBox();
  expect([Math.round(logo?.width ?? 0), Math.round(logo?.height ?? 0)]).toEqual([190, 57]);
  await header.getByRole('button', { name: /Ulisses/ }).click();
  await page.getByRole('menuitem', { name: 'Meus dados' }).click();
  await expect(page).toHaveURL(/\/user\/perfil$/);
  // While it closes, a click on its button is taken for the one that closes it.
  await expect(page.getByRole('menu')).toBeHidden();
  await header.getByRole('button', { name: /Ulisses/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the phone menu lists the items and ends with the balance; restricted ones only for verified accounts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsUser(page);
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  const menu = page.getByRole('dialog');
  for (const item of ['Início', 'Dashboard', 'Face swap', 'Remover fundo', 'Créditos'])
    await expect(menu.getByText(item, { exact: true }).first()).toBeVisible();
  await expect(menu.getByText(/^\d+ Crédito\(s\)$/)).toBeVisible();
  await expect(menu.getByText('Catálogo')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await logOut(page);
  await enterAsUser(page, 'verificada@semblante.test');
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await expect(page.getByRole('dialog').getByText('Catálogo')).toBeVisible();
});

test('the pages fit the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enterAsUser(page);
  for (const path of ['/user/dashboard', '/user/credits', '/user/perfil']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.animate-skeleton')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test.describe('the modal for an empty balance', () => {
  test.use({ hasCreditModal: true });

  test('without credits the modal shows what is free, is remembered, and is dismissed for good without a second sale before a first result', async ({
    page,
  }) => {
    await registerByForm(page, { name: 'Iris', email: newAddress(), password: 'uma senha boa', staysToTry: true });
    const modal = page.getByRole('dialog');
    await expect(modal.getByText('Comece de graça')).toBeVisible();
    await expect(modal.getByText('Confirme seu e-mail e ganhe 1 crédito.')).toBeVisible();
    await expect(modal.getByText(/a partir de R\$/)).toBeVisible();
    for (const benefit of [
      'Acesso ilimitado a todos os recursos',
      'Suporte prioritário',
      'Recursos exclusivos',
      'Melhor custo-benefício do mercado',
    ])
      await expect(modal.getByText(benefit)).toBeVisible();
    const shown = await page.evaluate(() => Number(localStorage.getItem('last_credit_modal_shown')));
    expect(Math.abs(Date.now() - shown)).toBeLessThan(60_000);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.evaluate(() => localStorage.setItem('last_credit_modal_shown', String(Date.now() - 31 * 60_000)));
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Não mostrar mais' }).click();
    expect(await page.evaluate(() => localStorage.getItem('dont_show_credit_modal'))).toBeTruthy();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('last_credit_modal_shown'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the connection is live and says when it was heard from', async ({ page }) => {
  await enterAsUser(page);
  await expect(async () => {
    const at = await page.evaluate(() => Number(localStorage.getItem('realtime_connected_at')));
    expect(Date.now() - at).toBeLessThan(5 * 60_000);
  }).toPass();
});

test('the maintenance screen shows behind its flag, with its exact texts', async ({ browser }) => {
  const site = await startTestSite({ MAINTENANCE: 'true' });
  const context = await browser.newContext({ baseURL: site.url, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Em manutenção' })).toBeVisible();
  await expect(
    page.getByText('Estamos atualizando o sistema para melhorar sua experiência. Por favor, volte mais tarde.'),
  ).toBeVisible();
  await context.close();
  await site.stop();
});

test('a toast pauses while the pointer is on it, and stands at the top on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/user/dashboard');
  const toast = page.getByText('Sua sessão expirou. Por favor, faça login novamente.').first();
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.y).toBeLessThan(200);
  await page.mouse.move(200, 800);
  await page.clock.runFor(10_000);
  await expect(toast).toHaveCount(0);
});
