import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expectAccessible } from './kit/axe.ts';
import { withWholeChromium } from './kit/chromium.ts';
import { inTurn } from './kit/in-turn.ts';
import { answerCaptcha, enterAsUser, logIn, newAddress, newestMailTo, register } from './kit/people.ts';
import { profileLooks } from './kit/profile.ts';
import { expect, test } from './kit/test.ts';

const password = 'uma senha boa';
type Look = (typeof profileLooks)[number];

for (const look of inTurn(profileLooks, 0)) {
  const { name, viewport, locale, say, text } = look;

  test.describe(name, () => {
    test.use({ viewport, locale, reducedMotion: 'reduce' });

    test('a new e-mail is confirmed from both mailboxes, and the bell tells of it', async ({ page }) => {
      test.slow();
      const [before, after] = [newAddress(), newAddress()];
      await register(page, { name: 'Lia Reis', email: before, password, say });

      await page.goto('/user/perfil');
      await page.getByRole('button', { name: text.change }).click();
      const modal = page.getByRole('dialog');
      await modal.getByLabel(text.fresh).fill(after);
      await modal.getByLabel(text.current, { exact: true }).fill(password);
      await expectAccessible(page, 'the modal');
      await modal.getByRole('button', { name: text.send }).click();
      await expect(page.getByText(text.pending)).toBeVisible();
      await expect(modal).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: text.sent })).toBeVisible();
      await expectAccessible(page, 'the profile while it waits');

      for (const [address, outcome] of [
        [after, text.waiting],
        [before, text.done],
      ] as const) {
        const link = (await newestMailTo(page, address)).links.find((found) => found.includes('/email-change')) ?? '';
        await page.goto(link);
        await page.getByRole('button', { name: text.confirm, exact: true }).click();
        await expect(page.getByText(outcome)).toBeVisible();
        // The toast of the second one is still coming in: what moves has no colour of its own yet.
        if (outcome === text.waiting) await expectAccessible(page, 'the page of the link');
      }
      await page.goto('/user/perfil');
      await expect(page.getByLabel(say.email).first()).toHaveValue(after);
      await page.getByRole('button', { name: text.bell }).click();
      await expect(page.getByText(text.changed).last()).toBeVisible();
      await expectAccessible(page, 'the news');
    });

    test('mails about results are a choice that lasts', async ({ page }) => {
      await enterAsUser(page, 'dev@semblante.test', say);
      await page.goto('/user/perfil');
      const wish = page.getByRole('switch', { name: text.mail });
      await expect(wish).toBeEnabled();
      const wanted = !(await wish.isChecked());
      const saved = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/user/mail-preferences') && answer.request().method() === 'PUT',
      );
      await page.getByText(text.mail, { exact: true }).click();
      expect((await saved).status()).toBe(200);
      await page.reload();
      await expect(wish).toBeChecked({ checked: wanted });
    });

    test('a name that was not saved is asked about before it is lost', async ({ page }) => {
      await enterAsUser(page, 'dev@semblante.test', say);
      await page.goto('/user/perfil');
      const name = page.getByLabel(say.name, { exact: true });
      const before = await name.inputValue();
      // What comes last pushes the links of the footer down.
      await expect(page.getByText(text.mail, { exact: true })).toBeVisible();
      await name.fill('Ainda não salvo');
      const question = page.getByRole('dialog', { name: text.leave });
      await page.getByRole('contentinfo').getByRole('link', { name: text.help }).click();
      await expect(question).toBeVisible();
      await expectAccessible(page, 'the question');
      await question.getByRole('button', { name: text.stay }).click();
      await expect(question).toBeHidden();
      await expect(name).toHaveValue('Ainda não salvo');
      await page.getByRole('contentinfo').getByRole('link', { name: text.help }).click();
      await question.getByRole('button', { name: text.go }).click();
      await expect(page).toHaveURL(/\/help$/);
      await expect(page.getByRole('heading', { level: 1, name: text.help })).toBeVisible();
      await page.goBack();
      await expect(name).toHaveValue(before);
    });

    test('notifications of the browser are explained, then asked for and turned on', async ({ site }) => {
      const visit = { baseURL: site.url, locale, viewport, reducedMotion: 'reduce' } as const;
      await withWholeChromium(visit, async (page) => {
        await register(page, { name: 'Bia', email: newAddress(), password, say });
        await page.goto('/user/perfil');
        await page.getByText(text.notify, { exact: true }).click();
        const question = page.getByRole('dialog');
        await expect(question).toBeVisible();
        await expectAccessible(page, 'the question before the one of the browser');
        // The person says yes to the browser, too.
        await page.context().grantPermissions(['notifications']);
        await question.getByRole('button', { name: text.notifyYes }).click();
        await expect(page.getByRole('switch', { name: text.notify })).toBeChecked();
      });
    });

    test('a person keeps their data in order, goes on to the credits, turns on the second step and ends a session from another', async ({
      page,
      browser,
      site,
    }) => {
      test.slow();
      const email = newAddress();
      await register(page, { name: 'Eva', email, password, say });
      await test.step('billing data are checked, explained, kept in part, and lead on to the credits', async () =>
        await giveBilling(page, look));
      await test.step('name and password are saved with their message', async () =>
        await changeNameAndPassword(page, look));
      await test.step('the language is chosen', async () => await chooseLanguage(page, look));
      let code = '';
      await test.step('the second step is set up with its QR code', async () =>
        (code = await turnOnSecondStep(page, look)));
      await test.step('it is asked for elsewhere; that session is ended from here, live streams included, and its recovery code opens no second time', async () => {
        const elsewhere = await (
          await browser.newContext({ baseURL: site.url, locale, viewport, reducedMotion: 'reduce' })
        ).newPage();
        // The first page hears of the new login by itself. A toast waits for nobody: it may be gone before the other
        // page has loaded.
        const heard = page.getByText(text.news, { exact: true }).first().waitFor({ timeout: 40_000 });
        await logIn(elsewhere, email, { password: `${password} e nova`, say });
        await expect(elsewhere.getByRole('heading', { name: text.step })).toBeVisible();
        await giveRecoveryCode(elsewhere, look, code);
        await expect(elsewhere).toHaveURL(/\/user\/dashboard$/);
        await heard;
        await page.goto('/user/perfil');
        await expect(page.getByLabel(say.name, { exact: true })).toHaveValue('Eva Moura');
        await page.getByRole('link', { name: text.sessions }).click();
        await page.getByRole('button', { name: text.end }).click();
        await expect(page.getByText(text.ended)).toBeVisible();
        await elsewhere.reload();
        await expect(elsewhere).toHaveURL(/\/login/);
        await logIn(elsewhere, email, { password: `${password} e nova`, say });
        await giveRecoveryCode(elsewhere, look, code);
        await expect(elsewhere.getByText(text.usedUp).first()).toBeVisible();
        await expectAccessible(elsewhere, 'a code that was used');
        await elsewhere.context().close();
      });
    });

    test('a message to support is kept until it is sent, and gets a protocol', async ({ page }) => {
      await page.goto('/contact');
      await page.getByLabel(text.message, { exact: true }).fill(text.written);
      await page.reload();
      await expect(page.getByLabel(text.message, { exact: true })).toHaveValue(text.written);
      const email = newAddress();
      await page.getByLabel(say.name, { exact: true }).fill('Rui');
      await page.getByLabel(say.email, { exact: true }).fill(email);
      await answerCaptcha(page, say);
      await page.getByRole('button', { name: text.submit }).click();
      await expect(page.getByText(text.protocol)).toBeVisible();
      await expectAccessible(page, 'the message is sent');
      expect((await newestMailTo(page, email)).subject).toContain('C-');
      expect((await newestMailTo(page, 'suporte@semblante.test')).text).toContain(text.written);
    });

    test('an error that has a next step leads to its answer in the help, which can be searched', async ({ page }) => {
      await logIn(page, 'user@semblante.test', { password: 'senha errada', say });
      await page.getByRole('link', { name: text.nextStep }).first().click();
      await expect(page).toHaveURL(/\/help\?answer=g07_account\.q01$/);
      await expect(page.getByRole('heading', { name: text.forgot })).toBeVisible();
      await expectAccessible(page, 'the answer');
      const search = page.getByLabel(text.search);
      await search.fill(text.sought);
      await expect(page.getByText(text.found)).toBeVisible();
      await expectAccessible(page, 'what was found');
      await search.fill('xyzzy');
      await expect(page.getByText(text.nothing)).toBeVisible();
    });

    test.describe('offline', () => {
      test.use({ serviceWorkers: 'allow' });

      test('without a connection the page says so, keeps what was typed, and a reload finds a page that comes back by itself', async ({
        page,
        context,
      }) => {
        await page.goto('/contact');
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        await page.getByLabel(text.message, { exact: true }).fill(text.written);
        await context.setOffline(true);
        await expect(page.getByText(text.offline)).toBeVisible();
        await expectAccessible(page, 'the connection is gone');
        await page.reload();
        await expect(page.getByRole('heading', { name: text.offlineTitle })).toBeVisible();
        await expectAccessible(page, 'offline');
        await context.setOffline(false);
        await expect(page.getByLabel(text.message, { exact: true })).toHaveValue(text.written);
      });
    });
  });
}

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what an older version of the service worker kept is gone when the new one is there', async ({ page }) => {
    await page.goto('/terms');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).unregister();
      for (const name of ['shell-0', 'assets-0'])
        await (await caches.open(name)).put('/offline.html', new Response('old'));
    });
    await page.reload();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith('-0'))))
      .toEqual([]);
  });
});

test('a tab of an older version, whose files are gone, loads the page it wanted anew', async ({ page }) => {
  await page.goto('/terms');
  await page.route(/assets\/help-page-/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ajuda' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible();
});

test('the app can be installed: its manifest names icons that are there', async ({ page }) => {
  await page.goto('/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as {
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  expect(manifest.icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose === 'maskable')).toBe(true);
});

async function giveBilling(page: Page, { text, cpf }: Look): Promise<void> {
  await page.goto('/user/perfil/1');
  await page.getByLabel('CPF', { exact: true }).fill('111.111.111-11');
  await page.getByLabel(text.phone, { exact: true }).fill('(11) 3456-7890');
  await page.getByRole('button', { name: text.goOn }).last().click();
  await expect(page.getByText(text.cpfWrong)).toBeVisible();
  await expect(page.getByText(text.phoneWrong)).toBeVisible();
  await expectAccessible(page, 'billing data with mistakes');
  await page.getByRole('button', { name: text.why }).click();
  const why = page.getByRole('dialog', { name: text.whyTitle });
  await expect(why).toBeVisible();
  await expectAccessible(page, 'why we ask');
  await why.getByRole('button', { name: text.whyClose }).click();
  await expect(why).toBeHidden();
  await page.getByLabel('CPF', { exact: true }).fill(cpf);
  await page.getByLabel(text.phone, { exact: true }).fill('11987654321');
  await expect(page.getByLabel(text.phone, { exact: true })).toHaveValue('(11) 98765-4321');
  await page.getByRole('button', { name: text.goOn }).last().click();
  await expect(page).toHaveURL(/\/user\/credits$/);
}

async function changeNameAndPassword(page: Page, { say, text, cpf }: Look): Promise<void> {
  await page.goto('/user/perfil');
  // Only a part of it is ever shown again.
  await expect(page.getByText('(11) 98765-4321')).toBeVisible();
  await expect(page.getByText(cpf)).toHaveCount(0);
  await page.getByLabel(say.name, { exact: true }).fill('Eva Moura');
  await page.getByLabel(text.current, { exact: true }).fill('não é esta');
  await page.getByLabel(text.newPassword, { exact: true }).fill(`${password} e nova`);
  const save = page.getByRole('button', { name: text.save, exact: true }).first();
  await save.click();
  await expect(page.getByText(text.wrong).first()).toBeVisible();
  await page.getByLabel(text.current, { exact: true }).fill(password);
  await save.click();
  await expect(page.getByText(text.saved)).toBeVisible();
  await expect(page.getByLabel(say.name, { exact: true })).toHaveValue('Eva Moura');
  await expect(page.getByLabel(text.newPassword, { exact: true })).toHaveValue('');
}

async function chooseLanguage(page: Page, { text }: Look): Promise<void> {
  await page.getByRole('main').getByRole('radio', { name: text.otherLanguage }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.otherTitle })).toBeVisible();
  await page.getByRole('main').getByRole('radio', { name: text.ownLanguage }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
}

/** Gives one of the recovery codes. */
async function turnOnSecondStep(page: Page, { text }: Look): Promise<string> {
  await page.getByRole('link', { name: text.factor, exact: true }).click();
  const enrolment = page.waitForResponse('**/api/second-factor');
  await page.getByRole('button', { name: text.start, exact: true }).click();
  const { secret } = ((await (await enrolment).json()) as { data: { secret: string } }).data;
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectAccessible(page, 'the QR code');
  await page.getByRole('textbox').fill(await generate({ secret }));
  const confirmed = page.waitForResponse('**/api/second-factor/confirm');
  await page.getByRole('button', { name: text.turnOn }).click();
  const [code = ''] = ((await (await confirmed).json()) as { data: { recovery_codes: string[] } }).data.recovery_codes;
  await expect(page.getByText(code)).toBeVisible();
  await expectAccessible(page, 'the recovery codes');
  await page.getByRole('button', { name: text.kept }).click();
  await expect(page.getByRole('heading', { name: text.isOn })).toBeVisible();
  return code;
}

async function giveRecoveryCode(page: Page, { text }: Look, code: string): Promise<void> {
  await page.getByRole('button', { name: text.useRecovery }).click();
  await page.getByLabel(text.recovery).fill(code);
  await page.getByRole('button', { name: text.confirm, exact: true }).click();
}
