import { expectAccessible } from './kit/axe.ts';
import { inTurn } from './kit/in-turn.ts';
import { newAddress, newestMailTo, register } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const says = {
  pt_BR: {
    data: 'Meus dados',
    ask: 'Pedir uma cópia',
    download: 'Baixar',
    open: 'Excluir minha conta',
    consequences: /O que acontece com o que está na sua conta/,
    password: 'Senha atual',
    understood: 'Entendi o que será apagado',
    mustUnderstand: 'Marque que você entendeu o que será apagado.',
    wrong: /senha atual/i,
    confirm: 'Excluir a conta',
    waiting: 'Sua conta será excluída',
    left: /Faltam [67] dias/,
    undo: 'Mudei de ideia',
    undone: /Exclusão cancelada/,
    protocol: /Protocolo ([\w-]+)/,
    receipt: 'Recibo de exclusão',
    notBegun: /ainda não começou/,
    nothingDeleted: /Nada foi apagado/,
    noReceipt: 'Não há recibo com este número',
  },
  en: {
    data: 'My data',
    ask: 'Ask for a copy',
    download: 'Download',
    open: 'Delete my account',
    consequences: /What happens to what is in your account/,
    password: 'Current password',
    understood: 'I understand what will be deleted',
    mustUnderstand: 'Check that you understand what will be deleted.',
    wrong: /current password/i,
    confirm: 'Delete the account',
    waiting: 'Your account will be deleted',
    left: /[67] days left/,
    undo: 'I changed my mind',
    undone: /Deletion cancelled/,
    protocol: /Protocol ([\w-]+)/,
    receipt: 'Receipt of a deletion',
    notBegun: /has not begun/,
    nothingDeleted: /Nothing was deleted/,
    noReceipt: 'There is no receipt with this number',
  },
} as const;

const looks = [
  { name: 'phone, Portuguese', width: 390, language: 'pt_BR' },
  { name: 'desktop, English', width: 1440, language: 'en' },
] as const;
const password = 'uma senha boa';

for (const look of inTurn(looks, 0)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 } });

    test('a person takes a copy of their data, asks for the end of the account, and changes their mind', async ({
      page,
    }) => {
      test.slow();
      const say = says[look.language];
      const email = newAddress();
      await register(page, { name: 'Lia Nunes', email, password });
      await page.evaluate((language) => localStorage.setItem('language', language), look.language);
      await page.goto('/user/perfil');
      const section = page.getByRole('region', { name: say.data });
      await section.scrollIntoViewIfNeeded();
      await expectAccessible(page, 'profile');

      await section.getByRole('button', { name: say.ask }).click();
      const link = section.getByRole('link', { name: say.download });
      await expect(link).toBeVisible();
      const [copy] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(copy.suggestedFilename()).toMatch(/^semblante-.*\.zip$/);
      // The mail leads back here, past the log-in: a mailbox alone opens nothing.
      await expect
        .poll(async () => (await newestMailTo(page, email)).links.map((found) => new URL(found).pathname))
        .toContain('/user/perfil');
      await expectAccessible(page, 'the copy is ready');

      await section.getByRole('button', { name: say.open }).click();
      const modal = page.getByRole('dialog');
      await expect(modal.getByText(say.consequences)).toBeVisible();
      await expectAccessible(page, 'delete account');
      await modal.getByLabel(say.password, { exact: true }).fill('não é esta');
      await modal.getByRole('button', { name: say.confirm }).click();
      await expect(modal.getByText(say.mustUnderstand)).toBeVisible();
      await modal.getByLabel(say.understood).check();
      await modal.getByRole('button', { name: say.confirm }).click();
      await expect(modal.getByText(say.wrong).last()).toBeVisible();
      await modal.getByLabel(say.password, { exact: true }).fill(password);
      await modal.getByRole('button', { name: say.confirm }).click();
      await expect(modal).toBeHidden();
      await expect(section.getByText(say.waiting)).toBeVisible();
      await expect(section.getByText(say.left)).toBeVisible();
      const protocol = say.protocol.exec(await section.innerText())?.[1] ?? '';
      await page.goto(`/privacy/receipts/${protocol}`);
      await expect(page.getByRole('heading', { level: 1, name: say.receipt })).toBeVisible();
      await expect(page.getByText(say.notBegun)).toBeVisible();
      await expectAccessible(page, 'receipt');

      await page.goto('/user/dashboard');
      await expect(page.getByText(say.waiting)).toBeVisible();
      await expectAccessible(page, 'dashboard with the countdown');
      await page.getByRole('button', { name: say.undo }).click();
      await expect(page.getByText(say.undone).first()).toBeVisible();
      await expect(page.getByText(say.waiting)).toBeHidden();
      await page.goto(`/privacy/receipts/${protocol}`);
      await expect(page.getByText(say.nothingDeleted)).toBeVisible();
      await page.goto('/privacy/receipts/E-00000000');
      await expect(page.getByRole('heading', { level: 1, name: say.noReceipt })).toBeVisible();
    });
  });
}
