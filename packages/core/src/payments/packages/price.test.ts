import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceOf, type PromotionNow } from './price.ts';

const promotion = (changes: Partial<PromotionNow> = {}): PromotionNow => ({
  id: 'p',
  title: { pt_BR: 'a', en: 'b' },
  text: { pt_BR: 'a', en: 'b' },
  percentOff: 20,
  endsAt: null,
  isFirstPurchaseOnly: false,
  packageIds: null,
  ...changes,
});
const pack = { id: 'pack', credits: 10, priceCents: 3990, tags: [] };

it('takes the promotion that takes most off, and only one', () => {
  const { amountCents, promotion: best } = priceOf(
    pack,
    [promotion(), promotion({ id: 'best', percentOff: 50 }), promotion({ percentOff: 30 })],
    { hasFirstPurchasePrice: true },
  );
  expect([amountCents, best?.id]).toEqual([1995, 'best']);
});

it('leaves out what is for other packages or for a first purchase that this is not', () => {
  const none = [promotion({ packageIds: ['another'] }), promotion({ isFirstPurchaseOnly: true })];
  expect(priceOf(pack, none, { hasFirstPurchasePrice: false })).toEqual({ amountCents: 3990, promotion: null });
  expect(priceOf(pack, none, { hasFirstPurchasePrice: true }).amountCents).toBe(3192);
});

it('is a whole price above zero and never above the list, whatever the promotions; less only with a promotion', () => {
  const promotions = fc.array(
    fc.integer({ min: 1, max: 95 }).map((percentOff) => promotion({ percentOff })),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      promotions,
      fc.boolean(),
      (priceCents, offered, hasFirstPurchasePrice) => {
        const price = priceOf({ ...pack, priceCents }, offered, { hasFirstPurchasePrice });
        expect(Number.isSafeInteger(price.amountCents)).toBe(true);
        expect(price.amountCents).toBeGreaterThan(0);
        expect(price.amountCents).toBeLessThanOrEqual(priceCents);
        expect(price.amountCents < priceCents).toBe(price.promotion !== null);
      },
    ),
  );
});
