import { type OpenidPeer, startOpenidPeer } from '../apps/server/src/testing/openid-peer.ts';
import { expectAccessible } from './kit/axe.ts';
import { inTurn } from './kit/in-turn.ts';
import { logOut, newAddress, words } from './kit/people.ts';
import { freePort, startTestSite, type TestSite } from './kit/test-site.ts';
import { expect, test as base } from './kit/test.ts';

/** A site whose people enter by a provider on this machine. */
const test = base.extend<object, { provided: TestSite & { peer: OpenidPeer } }>({
  provided: [
    async ({}, use) => {
      const port = await freePort();
      const peer = await startOpenidPeer({ redirectUrl: `http://localhost:${port}/openid`, claimsIn: 'token' });
      const site = await startTestSite({
        PORT: String(port),
        OPENID_ISSUER: peer.issuer,
        OPENID_CLIENT_ID: peer.clientId,
        OPENID_CLIENT_SECRET: peer.clientSecret,
        OPENID_NAME: 'Google',
      });
      await use({ ...site, peer });
      await site.stop();
      await peer.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ provided }, use) => await use(provided.url),
});

const looks = [
  {
    name: 'phone, Portuguese',
    width: 390,
    locale: 'pt-BR',
    colorScheme: 'light',
    say: words.pt_BR,
    with: 'Continuar com Google',
    agree: 'Só falta concordar',
    declares: /declara ter 18 anos/,
    unverified: /O provedor não confirmou o e-mail/,
    denied: /Você não autorizou/,
    back: 'Voltar ao login',
    noPassword: /ainda não tem senha/,
  },
  {
    name: 'desktop, English',
    width: 1440,
    locale: 'en-GB',
    colorScheme: 'dark',
    say: words.en,
    with: 'Continue with Google',
    agree: 'One thing left: agree',
    declares: /declare that you are 18/,
    unverified: /The provider has not confirmed/,
    denied: /You did not allow it/,
    back: 'Back to login',
    noPassword: /has no password yet/,
  },
] as const;

for (const look of inTurn(looks, 1)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 }, locale: look.locale, colorScheme: look.colorScheme });

    test('one tap, an agreement, and somebody new is in with a credit; the next time the tap is enough', async ({
      page,
      provided: { peer },
    }) => {
      const email = newAddress();
      peer.people.set(email, { email, email_verified: true, name: 'Lia Nunes' });
      await page.goto('/register');
      await expect(page.getByRole('button', { name: look.with })).toBeVisible();
      await expectAccessible(page, 'the button');
      await page.getByRole('button', { name: look.with }).click();
      await page.getByLabel('Account').fill(email);
      await page.getByRole('button', { name: 'Enter' }).click();
      await expect(page.getByRole('heading', { name: look.agree })).toBeVisible();
      await expect(page).toHaveURL(/\/openid$/);
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByText(look.declares)).toBeVisible();
      await expectAccessible(page, 'the agreement');
      await page.getByRole('button', { name: look.say.create, exact: true }).click();
      await expect(page).toHaveURL(/\/user\/faceswap$/);
      const { data } = (await (await page.request.get('/api/user')).json()) as { data: { user: object } };
      expect(data.user).toMatchObject({ email, balance: 1, has_password: false });
      await page.goto('/user/perfil');
      await expect(page.getByText(look.noPassword).first()).toBeVisible();
      await expectAccessible(page, 'a profile without a password');

      await logOut(page);
      await page.getByRole('button', { name: look.with }).click();
      await page.waitForURL(/\/user\/dashboard$/);
    });

    test('what the provider does not vouch for, and a no, are told in words, and the way back is there', async ({
      page,
      provided: { peer },
    }) => {
      peer.people.set('mallory', { email: newAddress(), email_verified: false });
      await page.goto('/login');
      await page.getByRole('button', { name: look.with }).click();
      await page.getByLabel('Account').fill('mallory');
      await page.getByRole('button', { name: 'Enter' }).click();
      await expect(page.getByText(look.unverified)).toBeVisible();
      await expectAccessible(page, 'a refusal');
      await page.context().clearCookies({ domain: '127.0.0.1' });
      await page.getByRole('link', { name: look.back }).click();
      await page.getByRole('button', { name: look.with }).click();
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect(page.getByText(look.denied)).toBeVisible();
    });
  });
}
