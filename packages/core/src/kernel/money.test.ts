import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundCents } from './money.ts';

it('gives back the whole price when nothing was spent, and nothing when all was', () => {
  expect(refundCents({ paidCents: 1_990, unspent: 10, credits: 10 })).toBe(1_990);
  expect(refundCents({ paidCents: 1_990, unspent: 0, credits: 10 })).toBe(0);
});

it('rounds to the centavo in the favour of the buyer', () => {
  expect(refundCents({ paidCents: 1_000, unspent: 1, credits: 3 })).toBe(334);
  expect(refundCents({ paidCents: 1_000, unspent: 2, credits: 3 })).toBe(667);
  expect(refundCents({ paidCents: 1, unspent: 1, credits: 1_000 })).toBe(1);
});

it('stays exact where a product of doubles is not', () => {
  expect(refundCents({ paidCents: 9_007_199_254_740_991, unspent: 2, credits: 3 })).toBe(6_004_799_503_160_661);
});

it('is less than one centavo above the exact share, never below it and never above the price', () => {
  const lot = fc
    .record({ paidCents: fc.maxSafeNat(), credits: fc.integer({ min: 1, max: 2 ** 31 - 1 }) })
    .chain(({ paidCents, credits }) =>
      fc.record({
        paidCents: fc.constant(paidCents),
        credits: fc.constant(credits),
        unspent: fc.integer({ min: 0, max: credits }),
      }),
    );
  fc.assert(
    fc.property(lot, (of) => {
      const cents = refundCents(of);
      const above = BigInt(cents) * BigInt(of.credits) - BigInt(of.paidCents) * BigInt(of.unspent);
      expect(above).toBeGreaterThanOrEqual(0n);
      expect(above).toBeLessThan(BigInt(of.credits));
      expect(cents).toBeLessThanOrEqual(of.paidCents);
    }),
  );
});

it.each([
  { paidCents: -1, unspent: 1, credits: 1 },
  { paidCents: 10.5, unspent: 1, credits: 1 },
  { paidCents: 10, unspent: 2, credits: 1 },
  { paidCents: 10, unspent: -1, credits: 1 },
  { paidCents: 10, unspent: 0, credits: 0 },
  { paidCents: Number.NaN, unspent: 1, credits: 1 },
])('refuses $unspent unspent of $credits credits for $paidCents centavos', (of) => {
  expect(() => refundCents(of)).toThrow(RangeError);
});
