import { describe, expect, it } from 'vitest';
import { judgeBilling } from './judge-billing.ts';
import { phoneText, withoutCountry } from './phone-text.ts';

describe('billing data', () => {
  it('asks for what is missing', () => {
    expect(judgeBilling({ cpf: '', phone: ' ' })).toEqual({ cpf: 'validation.cpf_required', phone: 'validation.phone_required' });
  });

  it.each(['123.456.789-00', '111.111.111-11', '529.982.247'])('does not take %s for a CPF', (cpf) => {
    expect(judgeBilling({ cpf, phone: '(11) 98765-4321' })).toEqual({ cpf: 'validation.cpf_invalid', phone: undefined });
  });

  it.each(['(11) 9876', '(11) 3456-7890', '(00) 98765-4321'])('does not take %s for a mobile phone', (phone) => {
    expect(judgeBilling({ cpf: '529.982.247-25', phone })).toEqual({ cpf: undefined, phone: 'validation.phone_invalid' });
  });

  it('lets a real CPF and a real mobile phone pass', () => {
    expect(judgeBilling({ cpf: '529.982.247-25', phone: '(11) 98765-4321' })).toEqual({ cpf: undefined, phone: undefined });
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
