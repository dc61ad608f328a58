import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { inTurn } from './kit/in-turn.ts';
import { demoPassword, logIn, logOut, newAddress, register } from './kit/people.ts';
import { confirmWithPassword, enterStaff, openUser, type StaffWords, staffWords } from './kit/staff.ts';
import { expect, test } from './kit/test.ts';

const personPassword = 'uma senha boa';
/** Nobody else's in these tests: a CPF belongs to one account, and files may share a site. */
const cpfs = { pt_BR: '274.816.039-87', en: '853.513.468-93' } as const;

const languages = ['pt_BR', 'en'] as const;

for (const language of inTurn(languages, 1)) {
  const say = staffWords[language];

  test.describe(`desktop, ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: say.locale, reducedMotion: 'reduce' });

    test('each role finds its own pages in the menu, and is sent away from the others', async ({ page }) => {
      test.slow();
      await enterStaff(page, 'editor', say);
      await expectMenu(page, [say.menu.dashboard, say.menu.work, say.menu.videos, say.menu.factor, say.menu.myData]);
      await page.goto('/staff/sells');
      await expect(page).not.toHaveURL(/\/staff\/sells/);
      await expect(page.getByText(say.toStaff).first()).toBeVisible();
      expect((await page.request.get('/api/staff/sells')).status()).toBe(403);

      await logOut(page, '/staff/login');
      await enterStaff(page, 'mod', say);
      await expectMenu(page, [
        say.menu.dashboard,
        say.menu.work,
        say.menu.users,
        say.menu.videos,
        say.menu.sales,
        say.menu.review,
        say.menu.verifications,
        say.menu.factor,
        say.menu.myData,
      ]);
      await openUser(page, 'dev@semblante.test', say);
      await expect(page.getByRole('heading', { name: say.access })).toBeVisible();
      await expect(page.getByRole('button', { name: say.changeRole })).toBeHidden();
    });

    test('an admin gives credits after confirming who they are, and the ledger, the history and the audit show it', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const person = await makePerson(browser, baseURL);
      await enterStaff(page, 'admin', say);
      await openUser(page, person.email, say);
      await page.getByRole('tab', { name: say.credits }).click();
      await page.getByLabel(say.amount).fill('25');
      await page.getByLabel(say.reason).fill('chamado 4410, vídeo saiu cortado');
      await page.getByRole('button', { name: say.give }).click();
      await confirmWithPassword(page, say);
      await expect(page.getByText(say.given).first()).toBeVisible();
      await expect(page.getByRole('table').getByRole('cell', { name: '+25' })).toBeVisible();
      await expectAccessible(page, 'credits of an account');
      expect(await person.balance()).toBe(25);

      await page.getByRole('tab', { name: say.history }).click();
      await expect(page.getByRole('cell', { name: say.gifted }).first()).toBeVisible();
      await page.getByRole('link', { name: say.menu.audit }).click();
      await expect(page.getByRole('row').filter({ hasText: 'chamado 4410' }).first()).toContainText(say.gifted);
      await expectAccessible(page, 'audit');
      await person.leave();
    });

    test('a large gift waits for a second admin, who is made one by the first', async ({ page, browser, baseURL }) => {
      test.slow();
      const person = await makePerson(browser, baseURL);
      const second = await makePerson(browser, baseURL);
      await enterStaff(page, 'admin', say);
      await openUser(page, second.email, say);
      await page.getByRole('button', { name: say.changeRole }).click();
      await page.getByRole('dialog').getByLabel(say.role).selectOption('admin');
      await page.getByRole('dialog').getByLabel(say.reason).fill('nova administradora');
      await page.getByRole('dialog').getByRole('button', { name: say.changeRole }).click();
      await confirmWithPassword(page, say);
      await expect(page.getByText(say.roleChanged).first()).toBeVisible();

      await openUser(page, person.email, say);
      await page.getByRole('tab', { name: say.credits }).click();
      await page.getByLabel(say.amount).fill('900');
      await page.getByLabel(say.reason).fill('parceria com a escola');
      await page.getByRole('button', { name: say.give }).click();
      await expect(page.getByText(say.waits).first()).toBeVisible();
      expect(await person.balance()).toBe(0);

      await logOut(page, '/staff/login');
      await logIn(page, second.email, { password: personPassword, path: '/staff/login', say: say.login });
      await expect(page).toHaveURL(/\/staff\/dashboard$/);
      await page.getByRole('link', { name: say.menu.approvals }).click();
      await page.getByRole('row').filter({ hasText: person.email }).getByRole('button', { name: say.approve }).click();
      await page.getByRole('dialog').getByLabel(say.reason).fill('conferi o contrato');
      await page.getByRole('dialog').getByRole('button', { name: say.approveYes }).click();
      await confirmWithPassword(page, say, personPassword);
      await expect(page.getByText(say.approved).first()).toBeVisible();
      expect(await person.balance()).toBe(900);
      await Promise.all([person.leave(), second.leave()]);
    });

    test('the second of two editors sees what the first changed, and saves on top of it', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const person = await makePerson(browser, baseURL);
      await enterStaff(page, 'admin', say);
      await openUser(page, person.email, say);
      const address = page.url();

      const colleague = await (
        await browser.newContext({
          baseURL: baseURL ?? '',
          locale: say.locale,
          extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' },
        })
      ).newPage();
      await enterStaff(colleague, 'mod', say);
      await colleague.goto(address);
      await colleague.getByLabel(say.name, { exact: true }).fill('Nome do colega');
      await colleague.getByRole('button', { name: say.save }).click();
      await expect(colleague.getByText(say.saved).first()).toBeVisible();
      await colleague.context().close();

      await page.getByLabel(say.name, { exact: true }).fill('Nome meu');
      await page.getByRole('button', { name: say.save }).click();
      const conflict = page.getByRole('dialog', { name: say.conflict });
      await expect(conflict.getByRole('cell', { name: 'Nome do colega' })).toBeVisible();
      await expect(conflict.getByText(/Mauro Moderador/)).toBeVisible();
      await expectAccessible(page, 'conflict');
      await conflict.getByRole('button', { name: say.keepMine }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nome meu' })).toBeVisible();
      await page.getByRole('tab', { name: say.history }).click();
      await expect(page.getByRole('cell', { name: say.edited })).toHaveCount(2);
      await person.leave();
    });

    test('a list is searched, walked and opened by keyboard alone', async ({ page }) => {
      await enterStaff(page, 'admin', say);
      // The address is there before the page that listens.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('g');
      await page.keyboard.press('u');
      await expect(page).toHaveURL(/\/staff\/users$/);
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type('semblante.test');
      await expect(page).toHaveURL(/query=semblante\.test/);
      // Until what was searched for is there: rows that are replaced take the focus along.
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      const isOpen = /\/staff\/users\/[0-9a-f-]{36}$/;
      await expect(async () => {
        if (isOpen.test(page.url())) return;
        await page.getByRole('row').nth(1).getByRole('link').focus();
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('row').nth(2).getByRole('link')).toBeFocused({ timeout: 1_000 });
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(isOpen, { timeout: 3_000 });
      }).toPass();
    });

    test('an action on several accounts shows what it would come to before anything changes', async ({ page }) => {
      await enterStaff(page, 'admin', say);
      await page.goto('/staff/users?query=admin@semblante.test');
      await page.getByRole('row').filter({ hasText: 'admin@semblante.test' }).getByRole('checkbox').check();
      await page.getByRole('button', { name: say.bulkStatus }).click();
      await page.getByRole('dialog').getByLabel(say.reason).fill('conferência de contas');
      await page.getByRole('dialog').getByRole('button', { name: say.bulkLook }).click();
      await expect(page.getByRole('dialog').getByText(say.bulkOwn)).toBeVisible();
      await expectAccessible(page, 'bulk summary');
    });

    test('a payment is found with its sums and its notices, exported, and refunded under the 7-day rules', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const person = await makePerson(browser, baseURL);
      const payment = await person.buy(cpfs[language]);
      await enterStaff(page, 'admin', say);
      await page.goto(`/staff/sells?query=${payment}`);
      await expect(page.getByRole('row').filter({ hasText: person.email })).toHaveCount(1);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: say.exportCsv }).click();
      await confirmWithPassword(page, say);
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);

      await page.getByRole('row').filter({ hasText: person.email }).getByRole('button', { name: say.view }).click();
      const detail = page.getByRole('dialog');
      await expect(detail.getByRole('heading', { name: say.events })).toBeVisible();
      await expect(detail.getByText(say.accepted).first()).toBeVisible();
      await expectAccessible(page, 'detail of a sale');
      await detail.getByRole('button', { name: say.refund, exact: true }).click();
      await detail.getByLabel(say.refundWhy).fill('pessoa pediu por telefone');
      await detail.getByRole('button', { name: say.refundYes }).click();
      // What stays on the page: the toast beside it is gone after four seconds.
      await expect(detail.getByText(say.refunded, { exact: true })).toBeVisible();
      await expect(async () => expect(await person.balance()).toBe(0)).toPass();
      await person.leave();
    });

    test('a package is made with its card in sight, sold, and taken off the shelf', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      await enterStaff(page, 'admin', say);
      await page.goto('/staff/packages');
      await page.getByRole('button', { name: say.addPackage }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(say.credits).fill('77');
      await form.getByLabel(say.price).fill('149,90');
      await expect(form.getByRole('region', { name: say.preview }).getByText('149')).toBeVisible();
      await expectAccessible(page, 'form of a package');
      await form.getByRole('button', { name: say.savePackage, exact: true }).click();
      await confirmWithPassword(page, say);
      await expect(page.getByText(say.packageSaved).first()).toBeVisible();
      const person = await makePerson(browser, baseURL);
      expect(await person.packages()).toContain(77);
      await page.getByRole('row').filter({ hasText: '77' }).getByRole('button', { name: say.archive }).click();
      await expect(page.getByText(say.archived).first()).toBeVisible();
      expect(await person.packages()).not.toContain(77);
      await person.leave();
    });

    test('the audit tells what was done in words, whatever was stored', async ({ page }) => {
      await enterStaff(page, 'admin', say);
      await sendAsStaff(page, '/api/staff/confirm', { current_password: demoPassword });
      const title = { pt_BR: `Semana do cliente, ${say.locale}`, en: `Customer week, ${say.locale}` };
      await sendAsStaff(page, '/api/staff/promotions', {
        title,
        text: title,
        percent_off: 15,
        starts_at: '2041-01-01T00:00:00-03:00',
        is_active: false,
      });
      await page.goto('/staff/audit');
      const row = page.getByRole('row').filter({ hasText: title[language] }).first();
      for (const told of say.told) await expect(row).toContainText(told);
      await expect(row.getByRole('cell').nth(3)).toContainText(title[language]);
      await expectNoStoredWords(page);
      await openUser(page, 'verificada@semblante.test', say);
      await page.getByRole('tab', { name: say.credits }).click();
      await expect(page.getByRole('cell', { name: say.demoGift })).toBeVisible();
      await page.getByRole('tab', { name: say.history }).click();
      await expect(page.getByRole('tabpanel')).not.toContainText(storedWords);
    });

    test('every plot has its table, and the period is in the address', async ({ page }) => {
      await enterStaff(page, 'editor', say);
      await page.goto('/staff/dashboard?days=30');
      const buttons = page.getByRole('button', { name: say.asTable });
      await expect(buttons).toHaveCount(7);
      await buttons.first().click();
      await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(31);
      await expectAccessible(page, 'dashboard with a table');
    });

    test('the second factor is announced, and asked for once its time has come', async ({ page }) => {
      await enterStaff(page, 'mod', say);
      await expect(page.getByText(say.factorBanner)).toBeVisible();
      await page.route('**/api/user', async (route) => {
        const answer = await route.fetch();
        const { data } = (await answer.json()) as { data: { user: object } };
        await route.fulfill({
          response: answer,
          json: { data: { user: { ...data.user, second_factor_required_at: '2020-01-01T00:00:00.000Z' } } },
        });
      });
      await page.goto('/staff/users');
      await expect(page).toHaveURL(/\/staff\/second-factor$/);
      await expect(page.getByText(say.factorMissing)).toBeVisible();
      await expectAccessible(page, 'enrolment');
    });

    test('an unused session is warned of before it ends, and stays when told to', async ({ page }) => {
      await page.clock.install();
      await enterStaff(page, 'editor', say);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.fastForward('58:30');
      const warning = page.getByRole('dialog', { name: say.idle });
      await expect(warning).toBeVisible();
      const kept = page.waitForRequest(
        (request) => request.url().endsWith('/api/user') && request.headers()['x-background'] === undefined,
      );
      await warning.getByRole('button', { name: say.stay }).click();
      await kept;
      await page.clock.runFor(1_500);
      await expect(warning).toBeHidden();
    });
  });
}

test.describe('phone, Portuguese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR', reducedMotion: 'reduce' });

  test('a moderator finds and reads an account on a phone', async ({ page }) => {
    const say = staffWords.pt_BR;
    await enterStaff(page, 'mod', say);
    await openUser(page, 'user@semblante.test', say);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, await tab.innerText()).toBeLessThanOrEqual(0);
      await expectAccessible(page, await tab.innerText());
    }
  });
});

async function expectMenu(page: Page, names: readonly StaffWords['menu'][keyof StaffWords['menu']][]): Promise<void> {
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(names.length);
  for (const [place, name] of names.entries()) await expect(links.nth(place)).toHaveText(name);
}

/** Braces and names of columns are for machines. */
const storedWords = /[{}[\]"]|\b(pt_BR|is_active|percent_off|price_cents)\b|\b[a-z]+_[a-z]+\b/;

async function expectNoStoredWords(page: Page): Promise<void> {
  const cells = page.getByRole('table').locator('tbody td:nth-child(3), tbody td:nth-child(5)');
  await expect(cells.first()).toBeVisible();
  for (const text of await cells.allInnerTexts()) expect(text).not.toMatch(storedWords);
}

/** As the page does, with its session and its token. */
async function sendAsStaff(page: Page, path: string, data: object): Promise<void> {
  await page.request.get('/api/csrf');
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post(path, { data, headers: { 'x-xsrf-token': decodeURIComponent(token) } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A new account in a browser of its own, and what it can tell about itself. */
async function makePerson(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` },
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('dont_show_credit_modal', 'true'));
  const email = newAddress();
  await register(page, { name: 'Pessoa Nova', email, password: personPassword });
  const ask = async <Data>(path: string) => ((await (await page.request.get(path)).json()) as { data: Data }).data;
  const send = async <Data>(method: 'post' | 'patch', path: string, data: object) => {
    const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    return (
      (await (
        await page.request[method](path, { data, headers: { 'x-xsrf-token': decodeURIComponent(token) } })
      ).json()) as { data: Data }
    ).data;
  };
  const balance = async () => (await ask<{ user: { balance: number } }>('/api/user')).user.balance;
  return {
    email,
    balance,
    packages: async () => (await ask<{ credits: number }[]>('/api/credits/packages')).map(({ credits }) => credits),
    /** Buys a package by Pix, and waits for its credits. */
    buy: async (cpf: string): Promise<string> => {
      await send('patch', '/api/user/billing', { cpf, phone: '(11) 98765-4321' });
      // Not any: one that another test has just taken off the shelf may still be listed for a moment.
      const lasting = (await ask<{ id: string; credits: number }[]>('/api/credits/packages')).find(
        ({ credits }) => credits === 10,
      );
      const { payment } = await send<{ payment: { id: string } }>('post', '/api/payments', {
        package_id: lasting?.id,
        method: 'pix',
      });
      await page.request.post(`/sandbox/checkout/${payment.id}/approve`);
      await expect(async () => expect(await balance()).toBeGreaterThan(0)).toPass();
      return payment.id;
    },
    leave: () => context.close(),
  };
}
