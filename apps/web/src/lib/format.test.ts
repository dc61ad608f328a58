import { describe, expect, it } from 'vitest';
import { dateText } from './format-date.ts';
import { moneyText } from './format-money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money', () => {
  it('is written as Brazilians write it', () => {
    expect(plain(moneyText({ cents: 79_92, languageTag: 'pt-BR' }))).toBe('R$ 79,92');
    expect(plain(moneyText({ cents: 123_456_00, languageTag: 'pt-BR' }))).toBe('R$ 123.456,00');
  });

  it('keeps the currency in English', () => {
    expect(plain(moneyText({ cents: 5, languageTag: 'en' }))).toBe('R$0.05');
  });
});

describe('dates', () => {
  const at = new Date('2026-11-14T12:12:00Z');
  const timeZone = 'America/Sao_Paulo';

  it.each([
    ['moment', '14 nov, 09:12', 'Nov 14, 09:12'],
    ['day', '14 nov 2026', 'Nov 14, 2026'],
    ['full', '14 nov 2026, 09:12', 'Nov 14, 2026, 09:12'],
    ['time', '09:12', '09:12'],
  ] as const)('tell a %s in both languages', (shape, portuguese, english) => {
    expect(dateText({ at, timeZone, shape, languageTag: 'pt-BR' })).toBe(portuguese);
    expect(dateText({ at, timeZone, shape, languageTag: 'en' })).toBe(english);
  });

  it('write midnight as 00:00', () => {
    expect(dateText({ at: new Date('2026-11-14T03:00:00Z'), timeZone, shape: 'time', languageTag: 'en' })).toBe(
      '00:00',
    );
  });
});
