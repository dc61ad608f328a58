import {
  answerCaptcha,
  demoPassword,
  logIn,
  logOut,
  newAddress,
  newestMailTo,
  register,
  registerByForm,
} from './kit/people.ts';
import { expect, test } from './kit/test.ts';

test('a person registers, lands where something can be tried, logs out and lands on the dashboard after a login', async ({
  page,
}) => {
  const email = newAddress();
  await registerByForm(page, { name: 'Joana Prado', email, password: 'uma senha boa' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joana');
  await logOut(page);
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
  await expect(
    page.getByRole('alert').filter({ hasText: 'Já existe uma conta com este e-mail' }).first(),
  ).toBeVisible();
  await expect(page.getByText('Erro!').first()).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ana');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('uma senha boa');
});

test('a link of an invitation greets whom somebody invited, and says nothing of an invitation to anybody else', async ({
  page,
  context,
}) => {
  await register(page, { name: 'Lia', email: newAddress(), password: 'uma senha boa' });
  const { data } = (await (await page.request.get('/api/credits/invitation')).json()) as { data: { url: string } };
  const guest = await context.browser()?.newPage();
  if (!guest) throw new Error('no browser');
  const unknown = guest.waitForResponse('**/api/invitations/**');
  await guest.goto(new URL('/register/aaaaaaaaaaaa', data.url).href);
  expect(await (await unknown).json()).toEqual({ data: { is_known: false } });
  await expect(guest.getByText('Acesso premium')).toBeVisible();
  await expect(guest.getByText('Você chegou por um convite')).toBeHidden();
  await guest.goto(data.url);
  await expect(guest.getByText('Você chegou por um convite')).toBeVisible();
  await guest.close();
});

test('after repeated failure the page does a proof of work by itself, and the right password still enters', async ({
  page,
}) => {
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
  await expect(page).toHaveURL(/\/user\/dashboard$/);
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

test('the staff entrance refuses a user and the other way round', async ({ page }) => {
  await logIn(page, 'user@semblante.test', { path: '/staff/login' });
  await expect(page.getByText('Esta entrada é da equipe.', { exact: false }).first()).toBeVisible();
  await logIn(page, 'admin@semblante.test', { password: demoPassword });
  await expect(page.getByText('Contas da equipe entram pela página da equipe.').first()).toBeVisible();
});

test('an invitation that nobody knows is ignored without an error', async ({ page }) => {
  await registerByForm(page, {
    name: 'Gil',
    email: newAddress(),
    password: 'uma senha boa',
    path: '/register/convite-que-nao-existe',
  });
});
