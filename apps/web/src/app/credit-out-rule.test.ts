import { expect, it } from 'vitest';
import { mayOfferDiscount, shouldShowCreditOut } from './credit-out-rule.ts';

const now = 1_700_000_000_000;
const halfHour = 30 * 60_000;
const outOfCredits = { user: { balance: 0, role_id: 4 }, dismissed: false, shownAt: undefined, now };

it('shows to a user without credits who never saw it', () => {
  expect(shouldShowCreditOut(outOfCredits)).toBe(true);
  expect(shouldShowCreditOut({ ...outOfCredits, user: { balance: -1, role_id: 4 } })).toBe(true);
});

it('shows again once thirty minutes have passed, and not before', () => {
  expect(shouldShowCreditOut({ ...outOfCredits, shownAt: now - halfHour })).toBe(true);
  expect(shouldShowCreditOut({ ...outOfCredits, shownAt: now - halfHour + 1 })).toBe(false);
});

it('never shows to whoever has credits, has dismissed it or has another role', () => {
  expect(shouldShowCreditOut({ ...outOfCredits, user: { balance: 1, role_id: 4 } })).toBe(false);
  expect(shouldShowCreditOut({ ...outOfCredits, dismissed: true })).toBe(false);
  for (const role_id of [1, 2, 3, 5])
    expect(shouldShowCreditOut({ ...outOfCredits, user: { balance: 0, role_id } })).toBe(false);
});

it('offers no discount before a first result', () => {
  expect(mayOfferDiscount({ has_result: false })).toBe(false);
  expect(mayOfferDiscount(undefined)).toBe(false);
  expect(mayOfferDiscount({ has_result: true })).toBe(true);
});
