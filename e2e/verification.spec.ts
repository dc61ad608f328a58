import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { inTurn } from './kit/in-turn.ts';
import { demoPassword, enterAsStaff, newAddress, newestMailTo, register, words } from './kit/people.ts';
import { expect, test } from './kit/test.ts';
import { tokenHeader } from './kit/token-header.ts';

const looks = [
  {
    name: 'phone, Portuguese',
    width: 390,
    locale: 'pt-BR',
    language: 'pt_BR',
    card: /Catálogo.*Para contas verificadas/,
    whatFor: 'O catálogo é para contas verificadas',
    who: 'Quem é você? (opcional)',
    ask: 'Pedir verificação',
    pending: 'Seu pedido está com a equipe',
    understood: 'Entendi',
    decline: /^Negar/,
    declineYes: 'Negar verificação',
    declineWhy: 'Motivo, que a pessoa vai ler',
    declined: 'Desta vez não verificamos sua conta',
    again: /Você pode pedir de novo a partir de/,
    approve: /^Verificar/,
    approveYes: 'Verificar conta',
    approveWhat: 'O que você conferiu',
    approved: 'Sua conta é verificada',
    open: 'Abrir o catálogo',
    mailDeclined: 'Resposta ao seu pedido de verificação',
    mailApproved: 'Sua conta no Semblante foi verificada',
  },
  {
    name: 'desktop, English',
    width: 1440,
    locale: 'en-US',
    language: 'en',
    card: /Catalogue.*For verified accounts/,
    whatFor: 'The catalogue is for verified accounts',
    who: 'Who are you? (optional)',
    ask: 'Ask for verification',
    pending: 'Your request is with the team',
    understood: 'Got it',
    decline: /^Decline/,
    declineYes: 'Decline verification',
    declineWhy: 'Reason, which the person will read',
    declined: 'We did not verify your account this time',
    again: /You can ask again from/,
    approve: /^Verify/,
    approveYes: 'Verify account',
    approveWhat: 'What you checked',
    approved: 'Your account is verified',
    open: 'Open the catalogue',
    mailDeclined: 'Answer to your verification request',
    mailApproved: 'Your Semblante account was verified',
  },
] as const;

/** As the profile does: mails are written in the language that was saved. */
async function saveLanguage(page: Page, language: string): Promise<void> {
  const saved = await page.request.patch('/api/user', { headers: await tokenHeader(page), data: { language } });
  expect(saved.ok(), await saved.text()).toBe(true);
}

for (const look of inTurn(looks, 0)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 844 }, locale: look.locale });

    for (const answer of ['declined', 'approved'] as const) {
      test(`the padlocked card leads to a request that staff has ${answer}, and its person hears of it on the open page and by mail`, async ({
        page,
        browser,
        site,
      }) => {
        const email = newAddress();
        await register(page, {
          name: `Nina ${answer} ${look.width}`,
          email,
          password: demoPassword,
          say: words[look.language],
        });
        await saveLanguage(page, look.language);
        await page.getByRole('button', { name: look.card }).click();
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('heading', { name: look.whatFor })).toBeVisible();
        await expectAccessible(page, 'what verification is for');
        await sheet.getByLabel(look.who).fill('exemplo.test/nina');
        await sheet.getByRole('button', { name: look.ask }).click();
        await expect(sheet.getByRole('heading', { name: look.pending })).toBeVisible();
        await expectAccessible(page, 'the request waits');

        const desk = await browser.newPage({
          baseURL: site.url,
          viewport: { width: look.width, height: 844 },
          locale: look.locale,
          extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${look.width % 200}` },
        });
        await enterAsStaff(desk, 'mod@semblante.test', words[look.language]);
        await desk.goto('/staff/verifications');
        const row = desk.locator('tr, li').filter({ hasText: email }).first();
        await expect(row.getByText('exemplo.test/nina')).toBeVisible();
        await expectAccessible(desk, 'the requests');
        const approves = answer === 'approved';
        await row.getByRole('button', { name: approves ? look.approve : look.decline }).click();
        await desk.getByLabel(approves ? look.approveWhat : look.declineWhy).fill('Perfil conferido em chamada.');
        await desk
          .getByRole('dialog')
          .getByRole('button', { name: approves ? look.approveYes : look.declineYes })
          .click();
        await expect(desk.getByText('exemplo.test/nina')).toHaveCount(0);
        await desk.close();

        // The sheet was left open: what it says follows by itself.
        await expect(sheet.getByRole('heading', { name: look[answer] })).toBeVisible();
        await expectAccessible(page, answer);
        expect((await newestMailTo(page, email)).subject).toBe(approves ? look.mailApproved : look.mailDeclined);
        if (approves) {
          await sheet.getByRole('link', { name: look.open }).click();
          await expect(page).toHaveURL(/\/user\/catalog$/);
        } else {
          await expect(sheet.getByText('Perfil conferido em chamada.')).toBeVisible();
          await expect(sheet.getByText(look.again)).toBeVisible();
          await expect(sheet.getByRole('button', { name: look.ask })).toHaveCount(0);
        }
      });
    }
  });
}
