import { expectAccessible } from './kit/axe.ts';
import { answerCaptcha, enterAsUser, logIn, newAddress, newestMailTo, register, words } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const looks = [
  {
    name: 'phone, Portuguese',
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    say: words.pt_BR,
    text: { change: 'Trocar e-mail', sent: 'Links enviados', fresh: 'Novo e-mail', current: 'Senha atual', send: 'Enviar os links', pending: /Troca à espera/, confirm: 'Confirmar', waiting: /falta confirmar no outro endereço/, done: /o e-mail da sua conta agora é/, bell: /^Avisos/, changed: 'O e-mail da sua conta foi trocado. Se não foi você, escreva para o suporte.', mail: 'E-mail quando um resultado demorar', leave: 'Sair sem salvar?', stay: 'Continuar editando', go: 'Sair sem salvar', help: 'Ajuda' },
  },
  {
    name: 'desktop, English',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    say: words.en,
    text: { change: 'Change e-mail', sent: 'Links sent', fresh: 'New e-mail', current: 'Current password', send: 'Send the links', pending: /Change waiting/, confirm: 'Confirm', waiting: /other address is left to confirm/, done: /the e-mail of your account is/, bell: /^News/, changed: 'The e-mail of your account was changed. If it was not you, write to support.', mail: 'E-mail when a result takes long', leave: 'Leave without saving?', stay: 'Keep editing', go: 'Leave without saving', help: 'Help' },
  },
] as const;

for (const { name, viewport, locale, say, text } of looks) {
  test.describe(name, () => {
    test.use({ viewport, locale, reducedMotion: 'reduce' });

    test('a new e-mail is confirmed from both mailboxes, and the bell tells of it', async ({ page, browser, site }) => {
      test.slow();
      const portuguese = await browser.newContext({ locale: 'pt-BR', baseURL: site.url, extraHTTPHeaders: { 'x-forwarded-for': '198.51.99.7' } });
      const [before, after, password] = [newAddress(), newAddress(), 'uma senha boa'];
      await register(await portuguese.newPage(), { name: 'Lia Reis', email: before, password });
      await portuguese.close();
      await logIn(page, before, { password, say });
      await expect(page).toHaveURL(/\/user\/dashboard$/);

      await page.goto('/user/perfil');
      await page.getByRole('button', { name: text.change }).click();
      const modal = page.getByRole('dialog');
      await modal.getByLabel(text.fresh).fill(after);
      await modal.getByLabel(text.current, { exact: true }).fill(password);
      await expectAccessible(page, 'the modal');
      await modal.getByRole('button', { name: text.send }).click();
      await expect(page.getByText(text.pending)).toBeVisible();
      // What is going away or coming in has no colour of its own for a moment.
      await expect(modal).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: text.sent })).toBeVisible();
      await page.waitForTimeout(600);
      await expectAccessible(page, 'the profile while it waits');

      for (const [address, outcome] of [[after, text.waiting], [before, text.done]] as const) {
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
      await page.waitForTimeout(600);
      await expectAccessible(page, 'the news');
    });

    test('mails about results are a choice that lasts', async ({ page }) => {
      await enterAsUser(page, 'dev@semblante.test', say);
      await page.goto('/user/perfil');
      const wish = page.getByRole('switch', { name: text.mail });
      await expect(wish).toBeEnabled();
      const wanted = !(await wish.isChecked());
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/user/mail-preferences') && answer.request().method() === 'PUT');
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
  });
}

test('a message to support is kept until it is sent, and gets a protocol', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Mensagem', { exact: true }).fill('Paguei por Pix e os créditos não chegaram.');
  await page.reload();
  await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue(/Paguei por Pix/);
  const email = newAddress();
  await page.getByLabel('Nome', { exact: true }).fill('Rui');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await answerCaptcha(page);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText(/Protocolo C-[A-Z0-9]{8}/)).toBeVisible();
  expect((await newestMailTo(page, email)).subject).toContain('C-');
  expect((await newestMailTo(page, 'suporte@semblante.test')).text).toContain('Paguei por Pix');
});

test('an error that has a next step leads to its answer in the help', async ({ page }) => {
  await logIn(page, 'user@semblante.test', { password: 'senha errada' });
  await page.getByRole('link', { name: 'Ver o que fazer' }).first().click();
  await expect(page).toHaveURL(/\/help\?answer=g07_account\.q01$/);
  await expect(page.getByRole('heading', { name: 'Esqueci minha senha. Como entro?' })).toBeVisible();
  await expectAccessible(page, 'the answer');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection the page says so, keeps what was typed, and a reload finds a page that comes back by itself', async ({ page, context }) => {
    await page.goto('/contact');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.getByLabel('Mensagem', { exact: true }).fill('Escrito antes de a conexão cair.');
    await context.setOffline(true);
    await expect(page.getByText('Sem conexão. O que você preencheu e escolheu continua aqui.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible();
    await expectAccessible(page, 'offline');
    await context.setOffline(false);
    await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue('Escrito antes de a conexão cair.');
  });

  test('what an older version of the service worker kept is gone when the new one is there', async ({ page }) => {
    await page.goto('/terms');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).unregister();
      for (const name of ['shell-0', 'assets-0']) await (await caches.open(name)).put('/offline.html', new Response('old'));
    });
    await page.reload();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith('-0')))).toEqual([]);
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
  const manifest = (await (await page.request.get(href ?? '')).json()) as { display: string; icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  expect(manifest.icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose === 'maskable')).toBe(true);
});
