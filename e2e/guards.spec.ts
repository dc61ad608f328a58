import { inTurn } from './kit/in-turn.ts';
import { enterAsStaff, enterAsUser, logOut, newAddress, register, words } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const looks = [
  {
    name: 'desktop, Portuguese',
    width: 1440,
    locale: 'pt-BR',
    say: words.pt_BR,
    texts: {
      notFound: 'Esta página está sem rosto',
      expired: 'Sua sessão expirou. Por favor, faça login novamente.',
      toStaff: 'Redirecionando para a área staff.',
      toLogin: 'Redirecionando para a área de login.',
      restricted: 'Recurso exclusivo para usuários IRRESTRITOS.',
    },
  },
  {
    name: 'phone, English',
    width: 390,
    locale: 'en-US',
    say: words.en,
    texts: {
      notFound: /face/i,
      expired: 'Your session has expired. Please log in again.',
      toStaff: 'Redirecting to the staff area.',
      toLogin: 'Redirecting to the login area.',
      restricted: /UNRESTRICTED users/i,
    },
  },
] as const;

for (const { name, width, locale, say, texts } of inTurn(looks, 0)) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 }, locale });

    test('the root leads to the login, /home is our own page without a marketing site, anything else is not found', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/login$/);
      await page.goto('/home');
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('slider').first()).toBeVisible();
      await page.goto('/nada/por/aqui');
      await expect(page.getByRole('heading', { level: 1, name: texts.notFound })).toBeVisible();
    });

    test('a private page without a session goes to the login and says why', async ({ page }) => {
      await page.goto('/user/dashboard');
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText(texts.expired).first()).toBeVisible();
    });

    test('an authenticated visitor of the login page is sent to their own start', async ({ page }) => {
      await enterAsUser(page, 'user@semblante.test', say);
      await page.goto('/login');
      await expect(page).toHaveURL(/\/user\/dashboard$/);
    });

    test('staff in the user area are sent to the staff entrance, users in the staff area to the login', async ({
      page,
    }) => {
      await enterAsStaff(page, 'admin@semblante.test', say);
      await page.goto('/user/dashboard');
      await expect(page.getByText(texts.toStaff).first()).toBeVisible();
      await logOut(page, '/staff/login');
      await enterAsUser(page, 'user@semblante.test', say);
      await page.goto('/staff/dashboard');
      await expect(page.getByText(texts.toLogin).first()).toBeVisible();
    });

    test('an editor does not open the pages of moderators and admins', async ({ page }) => {
      await enterAsStaff(page, 'editor@semblante.test', say);
      for (const path of ['/staff/users', '/staff/sells', '/staff/review', '/staff/packages', '/staff/audit']) {
        await page.goto(path);
        await expect(page).not.toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByText(texts.toStaff).first()).toBeVisible();
      }
      await page.goto('/staff/videos');
      await expect(page).toHaveURL(/\/staff\/videos$/);
    });

    test('the catalogue is for verified accounts; others get the sentence and their dashboard', async ({ page }) => {
      await enterAsUser(page, 'dev@semblante.test', say);
      await page.goto('/user/catalog');
      await expect(page).toHaveURL(/\/user\/dashboard$/);
      await expect(page.getByText(texts.restricted).first()).toBeVisible();
      await logOut(page);
      await enterAsUser(page, 'verificada@semblante.test', say);
      await page.goto('/user/catalog');
      await expect(page).toHaveURL(/\/user\/catalog$/);
    });

    test('a session that ends in the middle is told once and leads to the login', async ({ page, context }) => {
      await enterAsUser(page, 'user@semblante.test', say);
      await context.clearCookies();
      await page.goto('/user/sessions');
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText(texts.expired)).toHaveCount(1);
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    });

    test('logging out by the address works on both entrances and strips the flag', async ({ page }) => {
      for (const path of ['/login/1', '/login?logout=1']) {
        await enterAsUser(page, 'user@semblante.test', say);
        await page.goto(path);
        await expect(page).toHaveURL(/\/login$/);
        await expect(page.getByRole('button', { name: say.enter, exact: true })).toBeVisible();
        expect((await page.request.get('/api/user')).status()).toBe(401);
      }
      await enterAsStaff(page, 'admin@semblante.test', say);
      await page.goto('/staff/login/1');
      await expect(page).toHaveURL(/\/staff\/login$/);
      expect((await page.request.get('/api/user')).status()).toBe(401);
    });
  });
}

test('a person whose account has just been made passes the same guards', async ({ page }) => {
  await register(page, { name: 'Hugo', email: newAddress(), password: 'uma senha boa' });
  await page.goto('/staff/users');
  await expect(page.getByText('Redirecionando para a área de login.').first()).toBeVisible();
});
