import { expect, it } from 'vitest';
import { refusalOf } from './start-refusal.ts';

it('tells a scene that left the catalogue from a price that changed', () => {
  expect(refusalOf({ code: 'catalog.withdrawn', body: {} })).toEqual({ kind: 'gone' });
  expect(refusalOf({ code: 'catalog.licence_expired', body: {} })).toEqual({ kind: 'gone' });
  expect(refusalOf({ code: 'catalog.price_changed', body: { details: { price_credits: 3 } } })).toEqual({
    kind: 'price',
    credits: 3,
  });
});

it('only says what it has no better answer for', () => {
  expect(refusalOf({ code: 'credits.insufficient', body: {} })).toEqual({ kind: 'told' });
  expect(refusalOf({ code: 'catalog.price_changed', body: undefined })).toEqual({ kind: 'told' });
  expect(refusalOf({ code: undefined, body: 'a page of a proxy' })).toEqual({ kind: 'told' });
});
