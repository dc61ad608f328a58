import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { tokenHeader } from './token-header.ts';

/** Buys the smallest package by Pix and has the sandbox pay it. */
export async function buyCredits(page: Page): Promise<void> {
  const call = async (method: 'POST' | 'PATCH', url: string, data: object) => {
    const answer = await page.request.fetch(url, { method, data, headers: await tokenHeader(page) });
    expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { data: { payment: { id: string } } };
  };
  await page.request.get('/api/csrf');
  await call('PATCH', '/api/user/billing', { cpf: newCpf(), phone: '(11) 98765-4321' });
  const packages = (await (await page.request.get('/api/credits/packages')).json()) as { data: { id: string }[] };
  const { data } = await call('POST', '/api/payments', { package_id: packages.data[0]?.id, method: 'pix' });
  expect((await page.request.post(`/sandbox/checkout/${data.payment.id}/approve`, { data: {} })).status()).toBe(200);
  await expect(async () => expect(await balanceOf(page)).toBeGreaterThan(0)).toPass();
}

export async function balanceOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user');
  return ((await answer.json()) as { data: { user: { balance: number } } }).data.user.balance;
}

/** A CPF belongs to one account, and all journeys share a server. */
function newCpf(): string {
  const digits = Array.from(String(randomInt(100_000_000, 1_000_000_000)), Number);
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
