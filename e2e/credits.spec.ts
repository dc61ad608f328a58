import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { inTurn } from './kit/in-turn.ts';
import { newAddress, newestMailTo, register } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const says = {
  pt_BR: {
    buy: /Comprar agora/,
    toPay: /Pagar/,
    cpf: 'CPF',
    phone: 'Celular',
    confirm: /Confirmar|Salvar/,
    paid: /Pagamento (confirmado|recebido)|Pix recebido|Tudo certo|caiu/i,
    refund: /reembols/i,
  },
  en: {
    buy: /Buy now/,
    toPay: /Pay/,
    cpf: 'CPF',
    phone: 'Mobile',
    confirm: /Confirm|Save/,
    paid: /Payment (confirmed|received)|Pix received|All set|arrived/i,
    refund: /refund/i,
  },
} as const;

// Each valid by its check digits; a CPF belongs to one account.
const looks = [
  { name: 'desktop, Portuguese', width: 1440, language: 'pt_BR', cpf: '529.982.247-25' },
  { name: 'phone, Portuguese', width: 390, language: 'pt_BR', cpf: '111.444.777-35' },
  { name: 'desktop, English', width: 1440, language: 'en', cpf: '123.456.789-09' },
  { name: 'phone, English', width: 390, language: 'en', cpf: '987.654.321-00' },
] as const;

for (const look of inTurn(looks, 1)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 } });

    test('a person buys by Pix, sees the balance change by itself, refunds it, and finds both in the statement', async ({
      page,
      context,
    }) => {
      test.slow();
      const say = says[look.language];
      await register(page, { name: 'Lia Nunes', email: newAddress(), password: 'uma senha boa' });
      await page.evaluate((language) => localStorage.setItem('language', language), look.language);
      await page.goto('/user/credits');
      await expectAccessible(page, 'credits');
      await page
        .getByRole('link', { name: say.buy })
        .or(page.getByRole('button', { name: say.buy }))
        .first()
        .click();
      await expectAccessible(page, 'summary');
      await page.getByRole('main').getByRole('button', { name: say.toPay }).last().click();

      const modal = page.getByRole('dialog');
      await modal.getByLabel(say.cpf).fill(look.cpf);
      await modal.getByLabel(say.phone).fill('(11) 98765-4321');
      await modal.getByRole('button', { name: say.confirm }).click();
      await expect(page).toHaveURL(/payment=/);
      const id = new URL(page.url()).searchParams.get('payment') ?? '';
      await expect(
        page
          .getByText(/^000201/)
          .or(page.locator('input[value^="000201"], textarea'))
          .first(),
      ).toBeVisible();
      await expectAccessible(page, 'payment panel');

      const before = await balanceOf(page);
      expect(before).toBe(0);
      const provider = await context.newPage();
      await provider.goto(`/sandbox/checkout/${id}`);
      await expect(provider.getByText(/sandbox/i).first()).toBeVisible();
      expect(
        (await provider.request.post(`/sandbox/checkout/${id}/approve`, { data: { deliveries: 3 } })).status(),
      ).toBe(200);
      await provider.close();
      await expect(page.getByText(say.paid).first()).toBeVisible();
      await expect(async () => expect(await balanceOf(page)).toBeGreaterThan(0)).toPass();

      await page.goto(`/user/receipts/${id}`);
      await expectAccessible(page, 'receipt');
      await page.getByRole('button', { name: say.refund }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: say.refund }).last().click();
      await expect(async () => expect(await balanceOf(page)).toBe(0)).toPass();

      await page.goto('/user/dashboard');
      const statement = page.getByRole('table').last();
      await expect(statement.getByText(/\+\d+/).first()).toBeVisible();
      await expect(statement.getByText(/[−-]\d+/).first()).toBeVisible();
      await expectAccessible(page, 'statement');
    });
  });
}

async function balanceOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user');
  return ((await answer.json()) as { data: { user: { balance: number } } }).data.user.balance;
}

const gifts = [
  {
    width: 390,
    language: 'pt_BR',
    send: 'Enviar código para o meu e-mail',
    code: 'Código de seis dígitos',
    gifted: '1 crédito é seu',
  },
  {
    width: 1440,
    language: 'en',
    send: 'E-mail me a code',
    code: 'Six-digit code',
    gifted: '1 credit is yours',
  },
] as const;

for (const look of inTurn(gifts, 0)) {
  test(`a new person confirms the address by the mailed code and gets the welcome credit, ${look.width} px`, async ({
    page,
  }) => {
    const email = newAddress();
    await page.setViewportSize({ width: look.width, height: 844 });
    await register(page, { name: 'Nara', email, password: 'uma senha boa' });
    await page.evaluate((language) => localStorage.setItem('language', language), look.language);
    await page.goto('/user/credits');
    await page.getByRole('button', { name: look.send }).click();
    let code = '';
    await expect(async () => {
      code = /\d{6}/.exec((await newestMailTo(page, email)).subject)?.[0] ?? '';
      expect(code).not.toBe('');
    }).toPass();
    const field = page.getByLabel(look.code);
    await field.fill(code === '000000' ? '000001' : '000000');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'the code');
    await field.fill(code);
    await expect(page.getByText(look.gifted)).toBeVisible();
    expect(await balanceOf(page)).toBe(1);
  });
}
