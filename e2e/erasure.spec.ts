import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { buyCredits } from './kit/credits.ts';
import { type MailPeer, startMailPeer } from './kit/mail-peer.ts';
import { demoPassword, enterAsStaff, logIn, newAddress, register, words } from './kit/people.ts';
import { startTestSite, type TestSite } from './kit/test-site.ts';
import { expect, test as base } from './kit/test.ts';

/**
 * A site where a deletion waits for nobody, and whose mails go out by SMTP: what the person holds in the end is not the
 * site's.
 */
const test = base.extend<object, { mail: MailPeer; site: TestSite }>({
  mail: [
    async ({}, use) => {
      const peer = await startMailPeer();
      await use(peer);
      await peer.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startTestSite({ ERASURE_DELAY_DAYS: '0', SMTP_URL: mail.url });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const says = {
  pt_BR: {
    locale: 'pt-BR',
    login: words.pt_BR,
    data: 'Meus dados',
    open: 'Excluir minha conta',
    password: 'Senha atual',
    understood: 'Entendi o que será apagado',
    confirm: 'Excluir a conta',
    asked: /Pedido recebido/,
    title: 'Recibo de exclusão',
    state: 'Apagado',
    erasedAt: 'Apagado em',
    images: '1 imagem',
    sessions: '1 sessão aberta',
    mails: /^\d+ registros? de e-mail$/,
    billing: '1 cadastro de cobrança',
    notices: /^\d+ avisos?$/,
    key: /A chave que abria os rostos .* foi destruída/,
    noEntry: /E-mail ou senha não conferem/,
  },
  en: {
    locale: 'en-US',
    login: words.en,
    data: 'My data',
    open: 'Delete my account',
    password: 'Current password',
    understood: 'I understand what will be deleted',
    confirm: 'Delete the account',
    asked: /Request received/,
    title: 'Receipt of a deletion',
    state: 'Deleted',
    erasedAt: 'Deleted on',
    images: '1 image',
    sessions: '1 open session',
    mails: /^\d+ e-mail records?$/,
    billing: '1 billing record',
    notices: /^\d+ notices?$/,
    key: /The key that opened the faces .* was destroyed/,
    noEntry: /E-mail or password do not match/,
  },
} as const;
type Say = (typeof says)[keyof typeof says];

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.describe('phone, Portuguese, and desktop, English', () => {
  test.use({ viewport: phone, locale: 'pt-BR', reducedMotion: 'reduce' });

  test('two accounts are really deleted, one of them of staff, and the receipt in the last mail says what went', async ({
    page,
    browser,
    site,
    mail,
  }) => {
    // The accounts whose time has come are looked for twice a minute.
    test.setTimeout(180_000);
    const email = newAddress();
    await register(page, { name: 'Zenóbia Quintanilha', email, password: demoPassword });
    await buyCredits(page);
    await addImage(page);
    await page.goto('/user/perfil');
    await askForTheEnd(page, says.pt_BR);

    const context = await browser.newContext({
      baseURL: site.url,
      viewport: desktop,
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const desk = await context.newPage();
    await enterAsStaff(desk, 'mod@semblante.test', words.en);
    await desk.getByRole('link', { name: says.en.data }).click();
    await expect(desk).toHaveURL(/\/staff\/my-data$/);
    await expectAccessible(desk, 'my data, of staff');
    await askForTheEnd(desk, says.en);

    const links = await Promise.all(
      [email, 'mod@semblante.test'].map(async (address) => await receiptOf(mail, address)),
    );
    for (const [person, say, entrance] of [
      [page, says.pt_BR, '/login'],
      [desk, says.en, '/staff/login'],
    ] as const) {
      await logIn(person, person === page ? email : 'mod@semblante.test', {
        path: `${entrance}?logout=1`,
        say: say.login,
      });
      await expect(person.getByText(say.noEntry).first()).toBeVisible();
    }
    await context.close();

    const [own = '', staffs = ''] = links;
    await expectReceipt(browser, own, {
      viewport: phone,
      say: says.pt_BR,
      counted: [says.pt_BR.images, says.pt_BR.sessions, says.pt_BR.notices, says.pt_BR.mails, says.pt_BR.billing],
    });
    await expectReceipt(browser, own, {
      viewport: desktop,
      say: says.en,
      counted: [says.en.images, says.en.sessions, says.en.notices, says.en.mails, says.en.billing],
    });
    await expectReceipt(browser, staffs, {
      viewport: desktop,
      say: says.en,
      counted: [says.en.sessions, says.en.notices, says.en.mails],
    });
  });
});

async function addImage(page: Page): Promise<void> {
  const token = decodeURIComponent(
    (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
  );
  // What the person sees right now is a picture as good as any.
  const buffer = await page.screenshot({ type: 'jpeg' });
  const added = await page.request.post('/api/images?purpose=subject', {
    headers: { 'x-xsrf-token': token },
    multipart: { file: { name: 'tela.jpg', mimeType: 'image/jpeg', buffer } },
  });
  expect(added.ok(), await added.text()).toBe(true);
}

async function askForTheEnd(page: Page, say: Say): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: say.open }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel(say.password, { exact: true }).fill(demoPassword);
  await modal.getByLabel(say.understood).check();
  await modal.getByRole('button', { name: say.confirm }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByText(say.asked).first()).toBeVisible();
}

async function receiptOf(mail: MailPeer, address: string): Promise<string> {
  await expect.poll(() => mail.findLink(address, '/privacy/receipts/'), { timeout: 90_000 }).toBeDefined();
  return mail.findLink(address, '/privacy/receipts/') ?? '';
}

/** As whoever holds the link sees it: without an account, in their own language. */
async function expectReceipt(
  browser: Browser,
  link: string,
  { viewport, say, counted }: { viewport: typeof phone; say: Say; counted: readonly (string | RegExp)[] },
): Promise<void> {
  const context = await browser.newContext({ viewport, locale: say.locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(say.state, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(say.erasedAt)).toBeVisible();
  // All of it, in this order, and nothing else.
  await expect(main.getByRole('listitem')).toHaveText([...counted]);
  await expect(main.getByText(say.key)).toBeVisible();
  expect(await page.content()).not.toMatch(/Zen[oó]bia|Quintanilha|exemplo\.test|mod@semblante/i);
  await expectAccessible(page, 'the receipt');
  await context.close();
}
