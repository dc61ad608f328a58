import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../kernel/index.ts';
import { buy, cancelPayment, createOfferBoard, listPackages, payAgain, seedPackages } from './index.ts';
import { createStage, type Stage } from './testing/index.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  await seedPackages(database.db);
  stage = createStage(database);
});

const sql = async (text: string) => (await database.executeSql(text)).rows;

it('shows at least three packages, each at the price that is then charged', async () => {
  const userId = await stage.person();
  const packages = await stage.packages(userId);
  expect(packages.length).toBeGreaterThanOrEqual(3);
  for (const pack of packages) {
    expect(pack.amount_cents).toBe(Math.floor(pack.list_price_cents * 0.8));
    expect(pack.promotion).toMatchObject({
      percent_off: 20,
      first_purchase_only: true,
      title: '20% OFF na primeira compra',
    });
    const id = await buy(stage.deps, {
      userId,
      package_id: pack.id,
      method: 'pix',
      expected_amount_cents: pack.amount_cents,
    });
    expect(await stage.get(userId, id)).toMatchObject({
      amount_cents: pack.amount_cents,
      credits: pack.credits,
      status: 'pending',
      promotion: { percent_off: 20 },
    });
    await cancelPayment(stage.deps, { id, userId });
  }
});

it('keeps what staff made of the packages when it is seeded again', async () => {
  await sql(`update packages set price_cents = 4990, is_active = false where credits = 10`);
  await seedPackages(database.db);
  expect(await sql(`select price_cents, is_active from packages where credits = 10`)).toEqual([
    { price_cents: 4990, is_active: false },
  ]);
});

it('gives the way to pay that the method has', async () => {
  const userId = await stage.person();
  const pix = await stage.get(userId, await stage.buy(userId, { method: 'pix' }));
  expect(pix).toMatchObject({ method: 'pix', pix_code: `pix-${pix.id}`, expires_at: '2026-11-14T13:00:00.000Z' });
  const card = await stage.get(userId, await stage.buy(userId, { method: 'card' }));
  expect(card.pix_code).toBeUndefined();
  expect(card.payment_url).toBe(`https://bank.test/${card.id}`);
});

it('asks for CPF and phone before the first purchase', async () => {
  const userId = await stage.person({ withoutBilling: true });
  await expect(stage.buy(userId)).rejects.toMatchObject({ code: 'billing.required' });
  expect(await sql('select id from payments')).toEqual([]);
});

it('sells no package that does not exist or was withdrawn', async () => {
  const userId = await stage.person();
  const [pack] = await stage.packages(userId);
  await expect(buy(stage.deps, { userId, package_id: newId(), method: 'pix' })).rejects.toMatchObject({
    code: 'payments.package_unavailable',
  });
  await sql(`update packages set is_active = false where id = '${pack?.id}'`);
  await expect(buy(stage.deps, { userId, package_id: pack?.id ?? '', method: 'pix' })).rejects.toMatchObject({
    code: 'payments.package_unavailable',
  });
});

it('charges nothing when the promotion ended between page and click', async () => {
  const userId = await stage.person();
  const [pack] = await stage.packages(userId);
  await sql(`update promotions set ends_at = '2026-11-14T12:00:01.000Z'`);
  stage.advance(1_000);
  await expect(stage.buy(userId, { credits: pack?.credits, expected: pack?.amount_cents })).rejects.toMatchObject({
    code: 'payments.price_changed',
  });
  expect(stage.bank.calls.create).toBe(0);
  const id = await stage.buy(userId, { credits: pack?.credits, expected: pack?.list_price_cents });
  expect(await stage.get(userId, id)).toMatchObject({ amount_cents: pack?.list_price_cents, promotion: null });
});

it('begins and ends a promotion at its second, and only for its packages', async () => {
  const userId = await stage.person();
  await sql(
    `update promotions set starts_at = '2026-11-14T12:00:10Z', ends_at = '2026-11-14T12:00:20Z', is_for_all_packages = false, is_first_purchase_only = false`,
  );
  await sql(
    `insert into promotion_packages select promotions.id, packages.id from promotions, packages where credits = 10`,
  );
  const discounted = async () =>
    (await stage.packages(userId)).filter(({ promotion }) => promotion).map(({ credits }) => credits);
  expect(await discounted()).toEqual([]);
  stage.advance(10_000);
  expect(await discounted()).toEqual([10]);
  stage.advance(10_000);
  expect(await discounted()).toEqual([]);
});

it('has the first-purchase price once: the second purchase costs the full price, also after a refund', async () => {
  const userId = await stage.person();
  expect(await createOfferBoard(stage.deps)({ isFirstPurchaseOpen: true, language: 'en' })).toMatchObject({
    percent_off: 20,
    title: '20% OFF your first purchase',
  });
  const first = await stage.buy(userId);
  const second = await stage.buy(userId);
  expect(await stage.get(userId, first)).toMatchObject({ amount_cents: 3192 });
  expect(await stage.get(userId, second)).toMatchObject({ amount_cents: 3990, promotion: null });
  expect((await listPackages(stage.deps, { userId, language: 'pt_BR' })).meta.first_purchase_payment_id).toBe(first);
  await stage.pay(first);
  await sql(`update payments set status = 'refunded' where id = '${first}'`);
  expect(await stage.get(userId, await stage.buy(userId))).toMatchObject({ amount_cents: 3990 });
  expect(await createOfferBoard(stage.deps)({ isFirstPurchaseOpen: false, language: 'en' })).toBeNull();
});

it('gives the first-purchase price back when its payment was cancelled or expired unpaid', async () => {
  const userId = await stage.person();
  const first = await stage.buy(userId);
  await cancelPayment(stage.deps, { id: first, userId });
  expect(await stage.get(userId, first)).toMatchObject({ status: 'trash', status_reason: 'cancelled' });
  expect(await stage.get(userId, await stage.buy(userId))).toMatchObject({ amount_cents: 3192 });
});

it('answers a repeated click with the same payment, and charges once', async () => {
  const userId = await stage.person();
  const first = await stage.buy(userId, { key: 'click' });
  expect(await stage.buy(userId, { key: 'click' })).toBe(first);
  expect(stage.bank.charges.size).toBe(1);
  await expect(stage.buy(userId, { key: 'click', credits: 30 })).rejects.toMatchObject({
    code: 'request.idempotency_mismatch',
  });
  expect(await stage.buy(await stage.person(), { key: 'click' })).not.toBe(first);
});

it('keeps the payment when the provider is away, and opens the same one later', async () => {
  const userId = await stage.person();
  stage.bank.failing = 'away';
  await expect(stage.buy(userId, { key: 'click' })).rejects.toMatchObject({ code: 'payments.gateway_unavailable' });
  const [row] = await sql('select id, status from payments');
  expect(row).toMatchObject({ status: 'pending' });
  stage.bank.failing = undefined;
  const id = await stage.buy(userId, { key: 'click' });
  expect(id).toBe(row?.['id']);
  expect(await payAgain(stage.deps, { id, userId, language: 'pt_BR' })).toMatchObject({ id, pix_code: `pix-${id}` });
  expect(stage.bank.charges.size).toBe(1);
});

it('ends the payment when the provider refuses it, and says so again to the same click', async () => {
  const userId = await stage.person();
  stage.bank.failing = 'refusing';
  await expect(stage.buy(userId, { key: 'click' })).rejects.toMatchObject({ code: 'payments.gateway_refused' });
  expect(await sql('select status, status_reason, has_first_purchase_price from payments')).toEqual([
    { status: 'error', status_reason: 'not_accepted', has_first_purchase_price: false },
  ]);
  stage.bank.failing = undefined;
  await expect(stage.buy(userId, { key: 'click' })).rejects.toMatchObject({ code: 'payments.gateway_refused' });
});

it('does not let one person open payments without end', async () => {
  const userId = await stage.person();
  const id = await stage.buy(userId);
  await sql(`insert into payments (id, user_id, package_id, credits, list_price_cents, amount_cents, currency, method, gateway, payer_cpf_hash, created_at, expires_at)
    select gen_random_uuid(), user_id, package_id, credits, list_price_cents, list_price_cents, currency, method, gateway, payer_cpf_hash, created_at, expires_at from payments, generate_series(1, 999) where id = '${id}'`);
  await expect(stage.buy(userId)).rejects.toMatchObject({ code: 'payments.too_many_pending' });
});

it('shows nobody a payment of somebody else', async () => {
  const owner = await stage.person();
  const id = await stage.buy(owner);
  const other = await stage.person();
  await expect(stage.get(other, id)).rejects.toMatchObject({ code: 'payments.not_found' });
  await expect(cancelPayment(stage.deps, { id, userId: other })).rejects.toMatchObject({ code: 'payments.not_found' });
  await expect(payAgain(stage.deps, { id, userId: other, language: 'pt_BR' })).rejects.toMatchObject({
    code: 'payments.not_found',
  });
});

it.each([
  `update packages set price_cents = 0`,
  `update packages set price_cents = -1`,
  `update packages set credits = 0`,
  `update promotions set percent_off = 100`,
])('cannot even be told to sell for nothing: %s', async (text) => {
  await expect(sql(text)).rejects.toThrow(/constraint/);
});
