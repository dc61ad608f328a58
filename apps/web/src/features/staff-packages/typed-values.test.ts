import { describe, expect, it } from 'vitest';
import { centsOf, typedMoney } from './typed-money.ts';
import { toInstant, toZoneTime } from './zone-time.ts';

describe('a price as it is typed', () => {
  it.each([
    ['39,90', 3990],
    ['39.9', 3990],
    [' R$ 120 ', 12_000],
    ['0,05', 5],
  ])('%s is %i centavos', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it.each(['', 'dez', '1.234,00', '-5', '3,999'])('%o is no price', (typed) => {
    expect(centsOf(typed)).toBeUndefined();
  });

  it('comes back as it was typed', () => {
    expect([3990, 12_000, 5].map(typedMoney)).toEqual(['39,90', '120,00', '0,05']);
  });
});

describe('the hours of a promotion', () => {
  it('are those of São Paulo, wherever the browser is', () => {
    expect(toZoneTime(Date.parse('2026-11-15T02:30:00Z'))).toBe('2026-11-14T23:30');
    expect(toInstant('2026-11-14T23:30')).toBe('2026-11-15T02:30:00.000Z');
  });

  it('are none where nothing was typed', () => {
    expect(toInstant('')).toBeUndefined();
  });
});
