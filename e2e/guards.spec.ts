import { enterAsStaff, enterAsUser, logIn, newAddress, register } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

test('the root leads to the login, /home to the login without a marketing site, anything else is not found', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/nada/por/aqui');
  await expect(page.getByRole('heading', { name: 'Esta página está sem rosto' })).toBeVisible();
});

test('a private page without a session goes to the login with logout=1 and says why', async ({ page }) => {
  await page.goto('/user/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sua sessão expirou. Por favor, faça login novamente.').first()).toBeVisible();
});

test('an authenticated visitor of the login page is sent to their own start', async ({ page }) => {
  await enterAsUser(page);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test('staff in the user area are sent to the staff entrance, users in the staff area to the login', async ({ page }) => {
  await enterAsStaff(page);
  await page.goto('/user/dashboard');
  await expect(page.getByText('Redirecionando para a área staff.').first()).toBeVisible();
  await page.goto('/staff/login?logout=1');
  await enterAsUser(page);
  await page.goto('/staff/dashboard');
  await expect(page.getByText('Redirecionando para a área de login.').first()).toBeVisible();
});

test('an editor does not open the pages of moderators and admins', async ({ page }) => {
  await enterAsStaff(page, 'editor@semblante.test');
  for (const path of ['/staff/users', '/staff/sells', '/staff/review', '/staff/packages', '/staff/audit']) {
    await page.goto(path);
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText('Redirecionando para a área staff.').first()).toBeVisible();
  }
  await page.goto('/staff/videos');
  await expect(page).toHaveURL(/\/staff\/videos$/);
});

test('the catalogue is for verified accounts; others get the sentence and their dashboard', async ({ page }) => {
  await register(page, { name: 'Hugo', email: newAddress(), password: 'uma senha boa' });
  await page.goto('/user/catalog');
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByText('Recurso exclusivo para usuários IRRESTRITOS.').first()).toBeVisible();
  await page.goto('/login?logout=1');
  await enterAsUser(page, 'verificada@semblante.test');
  await page.goto('/user/catalog');
  await expect(page).toHaveURL(/\/user\/catalog$/);
});

test('a session that ends in the middle is told once and leads to the login', async ({ page, context }) => {
  await enterAsUser(page);
  await context.clearCookies();
  await page.goto('/user/sessions');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sua sessão expirou. Por favor, faça login novamente.')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('logging out by the address works on both entrances and strips the flag', async ({ page }) => {
  for (const path of ['/login/1', '/login?logout=1']) {
    await enterAsUser(page);
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    expect((await page.request.get('/api/user')).status()).toBe(401);
  }
  await enterAsStaff(page);
  await page.goto('/staff/login/1');
  await expect(page).toHaveURL(/\/staff\/login$/);
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await logIn(page, 'user@semblante.test');
});
