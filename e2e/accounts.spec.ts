import { generate } from 'otplib';
import { answerCaptcha, demoPassword, logIn, newAddress, newestMailTo, register, words } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

test('a person registers, lands on the dashboard, logs out and logs in again', async ({ page }) => {
  const email = newAddress();
  await register(page, { name: 'Joana Prado', email, password: 'uma senha boa' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joana');
  await page.goto('/login?logout=1');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email, { password: 'uma senha boa' });
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  expect((await newestMailTo(page, email)).text).toContain('Joana');
});

test('a wrong field says so beside it and as a toast, and nothing typed is lost', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('E-mail').fill('user@semblante.test');
  await page.getByLabel('Senha', { exact: true }).fill('uma senha boa');
  await page.getByLabel('Repita a senha').fill('outra senha');
  await answerCaptcha(page);
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await expect(page.getByText('As senhas não coincidem.')).toBeVisible();
  await page.getByLabel('Repita a senha').fill('uma senha boa');
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Já existe uma conta com este e-mail' }).first()).toBeVisible();
  await expect(page.getByText('Erro!').first()).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ana');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('uma senha boa');
});

test('after repeated failure the page does a proof of work by itself, and the right password still enters', async ({ page }) => {
  const email = newAddress();
  await register(page, { name: 'Rui', email, password: 'uma senha boa' });
  await page.goto('/login?logout=1');
  for (let wrong = 0; wrong < 3; wrong += 1) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('senha errada');
    await answerCaptcha(page);
    const answered = page.waitForResponse('**/api/login');
    const renewed = page.waitForResponse('**/api/captcha**');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    expect((await answered).status()).toBe(422);
    await renewed;
  }
  await page.getByLabel('Senha', { exact: true }).fill('uma senha boa');
  await answerCaptcha(page);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/, { timeout: 30_000 });
});

test('a forgotten password is recovered by an e-mailed link that works once', async ({ page, context }) => {
  const email = newAddress();
  await register(page, { name: 'Bia Costa', email, password: 'senha antiga' });
  await page.goto('/login?logout=1');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('E-mail').fill(email);
  await modal.getByRole('button', { name: 'Enviar link' }).click();
  await expect(modal.getByText('Se este e-mail tiver conta, o link chega em alguns minutos.')).toBeVisible();

  let link = '';
  await expect(async () => {
    link = (await newestMailTo(page, email)).links.find((found) => found.includes('/password-reset')) ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await page.goto(link);
  await page.getByLabel('Nova senha', { exact: true }).fill('nova senha 1');
  await page.getByLabel('Repita a senha').fill('nova senha 2');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('As senhas não coincidem.').first()).toBeVisible();
  await page.getByLabel('Repita a senha').fill('nova senha 1');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, email, { password: 'nova senha 1' });
  await expect(page).toHaveURL(/\/user\/dashboard$/);

  const again = await context.newPage();
  await again.goto(link);
  await again.getByLabel('Nova senha', { exact: true }).fill('nova senha 3');
  await again.getByLabel('Repita a senha').fill('nova senha 3');
  await again.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(again.getByText('Link de recuperação expirado ou inválido').first()).toBeVisible();
});

test('a second factor is set up with its QR code and asked for at the next login; a recovery code opens once', async ({ page }) => {
  const email = newAddress();
  await register(page, { name: 'Caio', email, password: 'uma senha boa' });
  await page.goto('/user/second-factor');
  const enrolment = page.waitForResponse('**/api/second-factor');
  await page.getByRole('button', { name: 'Começar', exact: true }).click();
  const { secret } = ((await (await enrolment).json()) as { data: { secret: string } }).data;
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await page.getByRole('textbox').fill(await generate({ secret }));
  const confirmed = page.waitForResponse('**/api/second-factor/confirm');
  await page.getByRole('button', { name: 'Ligar verificação' }).click();
  const [code = ''] = ((await (await confirmed).json()) as { data: { recovery_codes: string[] } }).data.recovery_codes;
  await expect(page.getByText(code)).toBeVisible();

  for (const attempt of ['first', 'second'] as const) {
    await page.goto('/login?logout=1');
    await logIn(page, email, { password: 'uma senha boa' });
    await expect(page.getByRole('heading', { name: 'Falta um passo' })).toBeVisible();
    await page.getByRole('button', { name: 'Estou sem o aplicativo: usar um código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(code);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    if (attempt === 'first') await expect(page).toHaveURL(/\/user\/dashboard$/);
    else await expect(page.getByText('O código não confere ou já foi usado', { exact: false }).first()).toBeVisible();
  }
});

test('a session is ended from another one, live streams included', async ({ page, browser, site }) => {
  const email = newAddress();
  await register(page, { name: 'Dora', email, password: 'uma senha boa' });
  const elsewhere = await (await browser.newContext({ baseURL: site.url, locale: 'pt-BR' })).newPage();
  // The first page hears of the new login by itself. A toast waits for nobody: it may be gone before the other page has loaded.
  const heard = page.getByText('Notificação').first().waitFor({ timeout: 40_000 });
  await logIn(elsewhere, email, { password: 'uma senha boa' });
  await expect(elsewhere).toHaveURL(/\/user\/dashboard$/);
  await heard;
  await page.goto('/user/sessions');
  await page.getByRole('button', { name: /Encerrar/ }).last().click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /Encerrar/ });
  if (await confirm.isVisible().catch(() => false)) await confirm.click();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});

test('the staff entrance refuses a user and the other way round', async ({ page }) => {
  await logIn(page, 'user@semblante.test', { path: '/staff/login' });
  await expect(page.getByText('Esta entrada é da equipe.', { exact: false }).first()).toBeVisible();
  await logIn(page, 'admin@semblante.test', { password: demoPassword });
  await expect(page.getByText('Contas da equipe entram pela página da equipe.').first()).toBeVisible();
});

test('the profile is saved with its message, and the name is new everywhere', async ({ page }) => {
  const email = newAddress();
  await register(page, { name: 'Eva', email, password: 'uma senha boa' });
  await page.goto('/user/perfil');
  await page.getByLabel(words.pt_BR.name, { exact: true }).fill('Eva Moura');
  await page.getByRole('button', { name: 'Salvar', exact: true }).first().click();
  await expect(page.getByText('Usuário atualizado com sucesso')).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eva');
});

test('an invitation that nobody knows is ignored without an error', async ({ page }) => {
  await register(page, { name: 'Gil', email: newAddress(), password: 'uma senha boa', path: '/register/convite-que-nao-existe' });
});
