import { describe, expect, it } from 'vitest';
import { judgeBilling } from './judge-billing.ts';
import { maskTyped } from './mask-typed.ts';
import { phoneText, withoutCountry } from './phone-text.ts';

describe('billing data', () => {
  it('asks for what is missing', () => {
    expect(judgeBilling({ cpf: '', phone: ' ' })).toEqual({
      cpf: 'validation.cpf_required',
      phone: 'validation.phone_required',
    });
  });

  it.each(['123.456.789-00', '111.111.111-11', '529.982.247'])('does not take %s for a CPF', (cpf) => {
    expect(judgeBilling({ cpf, phone: '(11) 98765-4321' })).toEqual({
      cpf: 'validation.cpf_invalid',
      phone: undefined,
    });
  });

  it.each(['(11) 9876', '(11) 3456-7890', '(00) 98765-4321'])('does not take %s for a mobile phone', (phone) => {
    expect(judgeBilling({ cpf: '529.982.247-25', phone })).toEqual({
      cpf: undefined,
      phone: 'validation.phone_invalid',
    });
  });

  it('lets a real CPF and a real mobile phone pass', () => {
    expect(judgeBilling({ cpf: '529.982.247-25', phone: '(11) 98765-4321' })).toEqual({
      cpf: undefined,
      phone: undefined,
    });
  });
});

describe('a phone number', () => {
  it('is shown the way people write it', () => {
    expect(phoneText('+5511987654321')).toBe('(11) 98765-4321');
    expect(phoneText(null)).toBe('');
  });

  it('loses the country when it is pasted, and keeps an area code of 55', () => {
    expect(withoutCountry('+55 (11) 98765-4321')).toBe('11987654321');
    expect(withoutCountry('(55) 98765-4321')).toBe('(55) 98765-4321');
  });
});

describe('a masked field', () => {
  const cpf = '___.___.___-__';
  const end = (text: string, mask = cpf) => maskTyped({ text, caret: text.length, mask });

  it.each([
    ['5', '5'],
    ['529', '529'],
    ['5299', '529.9'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['529982247259', '529.982.247-25'],
    ['ab1', '1'],
    ['', ''],
  ])('shows %s as %s', (typed, shown) => {
    expect(end(typed)).toEqual({ text: shown, caret: shown.length });
  });

  it('writes the area code in brackets', () => {
    expect(end('11987654321', '(__) _____-____').text).toBe('(11) 98765-4321');
  });

  it('keeps the caret after the digit that was typed in the middle', () => {
    expect(maskTyped({ text: '5299.82', caret: 4, mask: cpf })).toEqual({ text: '529.982', caret: 5 });
    expect(maskTyped({ text: '59.982', caret: 1, mask: cpf })).toEqual({ text: '599.82', caret: 1 });
  });
});
