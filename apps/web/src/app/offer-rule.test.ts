import { expect, it } from 'vitest';
import { findOffer } from './offer-rule.ts';

const promotion = { title: 'Primeira compra', text: 'Qualquer pacote.', percent_off: 20 };

it('offers what the server reports to a user who has a balance', () => {
  expect(findOffer({ promotion, balance: 3 })).toBe(promotion);
});

it('offers nothing without a promotion, without a balance or to nobody', () => {
  expect(findOffer({ promotion: null, balance: 3 })).toBeUndefined();
  expect(findOffer({ promotion, balance: 0 })).toBeUndefined();
  expect(findOffer(undefined)).toBeUndefined();
});
