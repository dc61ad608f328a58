import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs, type UserId } from '../../kernel/index.ts';
import {
  createPackage,
  createPromotion,
  editPackage,
  editPromotion,
  getPriceList,
  hasPriority,
  orderPackages,
  seedPackages,
} from '../index.ts';
import { createStage, type Stage } from '../testing/index.ts';

let database: Database;
let stage: Stage;
let admin: UserId;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
  await seedPackages(database.db);
  admin = await stage.person({ withoutBilling: true });
});

const find = async (credits: number) => {
  const found = (await getPriceList(stage.deps)).packages.find((pack) => pack.credits === credits);
  if (!found) throw new Error(`no package of ${credits}`);
  return found;
};
const promotion = {
  title: { pt_BR: 'Semana', en: 'Week' },
  text: { pt_BR: 'Só esta semana', en: 'This week only' },
  percent_off: 50,
  starts_at: '2026-11-14T00:00:00.000Z',
  ends_at: '2026-11-20T00:00:00.000Z',
};

it('leaves what was sold as it was sold: price, credits and the promise of priority', async () => {
  const buyer = await stage.person();
  const id = await stage.bought(buyer, { credits: 30 });
  const pack = await find(30);
  await editPackage(stage.deps, admin, pack.id, {
    version: pack.version,
    credits: 31,
    price_cents: 500,
    tags: [],
    is_active: false,
  });
  expect(await stage.get(buyer, id)).toMatchObject({ credits: 30, list_price_cents: 9990 });
  expect(await stage.balance(buyer)).toMatchObject({ available: 30 });
  expect(await hasPriority(database.db, buyer)).toBe(true);
});

it('tells the second of two editors of a package, and of a promotion', async () => {
  const pack = await find(10);
  const edited = await editPackage(stage.deps, admin, pack.id, { version: pack.version, price_cents: 4500 });
  expect(edited).toMatchObject({ price_cents: 4500, version: 2 });
  await expect(
    editPackage(stage.deps, admin, pack.id, { version: pack.version, price_cents: 1000 }),
  ).rejects.toMatchObject({ code: 'staff.conflict' });
  const made = await createPromotion(stage.deps, admin, promotion);
  await editPromotion(stage.deps, admin, made.id, { version: made.version, percent_off: 40 });
  await expect(
    editPromotion(stage.deps, admin, made.id, { version: made.version, percent_off: 30 }),
  ).rejects.toMatchObject({ code: 'staff.conflict' });
});

it('sells a new package last, then in the order that staff gives, and an archived one no more', async () => {
  const buyer = await stage.person();
  const sold = async () => (await stage.packages(buyer)).map(({ credits }) => credits);
  const made = await createPackage(stage.deps, admin, { credits: 5, price_cents: 2490, tags: [], is_active: true });
  expect(await sold()).toEqual([3, 10, 30, 100, 5]);
  const ids = (await getPriceList(stage.deps)).packages.map(({ id }) => id).reverse();
  await orderPackages(stage.deps, admin, ids);
  expect(await sold()).toEqual([5, 100, 30, 10, 3]);
  await expect(orderPackages(stage.deps, admin, ids.slice(1))).rejects.toMatchObject({
    code: 'staff.order_incomplete',
  });
  await expect(orderPackages(stage.deps, admin, [...ids.slice(1), ids[1] ?? ''])).rejects.toMatchObject({
    code: 'staff.order_incomplete',
  });
  const { version } = await find(5);
  await editPackage(stage.deps, admin, made.id, { version, is_active: false });
  expect(await sold()).toEqual([100, 30, 10, 3]);
});

it('charges a promotion within its window and for its packages only', async () => {
  const buyer = await stage.person();
  await stage.bought(buyer, { credits: 3 });
  const price = async (credits: number) =>
    (await stage.packages(buyer)).find((pack) => pack.credits === credits)?.amount_cents;
  const { id } = await find(10);
  const made = await createPromotion(stage.deps, admin, { ...promotion, package_ids: [id] });
  expect([made.phase, await price(10), await price(30)]).toEqual(['running', 1995, 9990]);
  const later = await editPromotion(stage.deps, admin, made.id, {
    version: made.version,
    starts_at: '2026-11-18T00:00:00.000Z',
    package_ids: null,
  });
  expect([later.phase, later.package_ids, await price(10)]).toEqual(['planned', null, 3990]);
  await expect(
    editPromotion(stage.deps, admin, made.id, { version: later.version, ends_at: '2026-11-17T00:00:00.000Z' }),
  ).rejects.toMatchObject({ code: 'staff.window_backwards' });
  await expect(createPromotion(stage.deps, admin, { ...promotion, package_ids: [admin] })).rejects.toMatchObject({
    code: 'staff.package_not_found',
  });
  stage.advance(30 * dayMs);
  expect((await getPriceList(stage.deps)).promotions.find((one) => one.id === made.id)?.phase).toBe('over');
});
