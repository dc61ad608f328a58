import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { newAddress, register } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const looks = [
  {
    name: 'desktop, Portuguese', width: 1440, language: 'pt_BR',
    say: { buy: /Comprar agora/, toPay: /Pagar com Pix|Gerar Pix|Ir para o pagamento|Pagar/, cpf: 'CPF', phone: 'Celular', confirm: /Confirmar|Salvar/, paid: /Pagamento (confirmado|recebido)|Pix recebido|Tudo certo|caiu/i, refund: /Pedir reembolso|Reembolsar|reembolso/i },
  },
  {
    name: 'phone, English', width: 390, language: 'en',
    say: { buy: /Buy now/, toPay: /Pay with Pix|Pay/, cpf: 'CPF', phone: 'Mobile', confirm: /Confirm|Save/, paid: /Payment (confirmed|received)|Pix received|All set|arrived/i, refund: /refund/i },
  },
] as const;

// Valid by its check digits, and belongs to one account each.
const cpfs = { pt_BR: '529.982.247-25', en: '111.444.777-35' };

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 } });

    test('a person buys by Pix, sees the balance change by itself, refunds it, and finds both in the statement', async ({ page, context }) => {
      test.slow();
      await register(page, { name: 'Lia Nunes', email: newAddress(), password: 'uma senha boa' });
      await page.evaluate((language) => localStorage.setItem('language', language), look.language);
      await page.goto('/user/credits');
      await expectAccessible(page, 'credits');
      await page.getByRole('link', { name: look.say.buy }).or(page.getByRole('button', { name: look.say.buy })).first().click();
      await expectAccessible(page, 'summary');
      await page.getByRole('main').getByRole('button', { name: look.say.toPay }).last().click();

      const modal = page.getByRole('dialog');
      await modal.getByLabel(look.say.cpf).fill(cpfs[look.language]);
      await modal.getByLabel(look.say.phone).fill('(11) 98765-4321');
      await modal.getByRole('button', { name: look.say.confirm }).click();
      await expect(page).toHaveURL(/payment=/);
      const id = new URL(page.url()).searchParams.get('payment') ?? '';
      await expect(page.getByText(/^000201/).or(page.locator('input[value^="000201"], textarea')).first()).toBeVisible();
      await expectAccessible(page, 'payment panel');

      const before = await balanceOf(page);
      expect(before).toBe(0);
      const provider = await context.newPage();
      await provider.goto(`/sandbox/checkout/${id}`);
      await expect(provider.getByText(/sandbox/i).first()).toBeVisible();
      expect((await provider.request.post(`/sandbox/checkout/${id}/approve`, { data: { deliveries: 3 } })).status()).toBe(200);
      await provider.close();
      await expect(page.getByText(look.say.paid).first()).toBeVisible({ timeout: 20_000 });
      await expect(async () => expect(await balanceOf(page)).toBeGreaterThan(0)).toPass();

      await page.goto(`/user/receipts/${id}`);
      await expectAccessible(page, 'receipt');
      await page.getByRole('button', { name: look.say.refund }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: look.say.refund }).last().click();
      await expect(async () => expect(await balanceOf(page)).toBe(0)).toPass({ timeout: 20_000 });

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
