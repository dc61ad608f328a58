import { expect, it } from 'vitest';
import { hashToken, keysFrom, newToken } from './sealing.ts';

const keys = keysFrom('a secret of this deployment');

it('gives a sealed text back only to the same purpose and secret', () => {
  const sealed = keys.seal('second-factor', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(keys.unseal('second-factor', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => keys.unseal('mail', sealed)).toThrow();
  expect(() => keysFrom('another secret').unseal('second-factor', sealed)).toThrow();
});

it('opens and knows under a new secret what an earlier one sealed and signed, and seals it anew', () => {
  const sealed = keys.seal('mail', 'olá');
  const changed = keysFrom('a new secret of this deployment', 'a secret of this deployment');
  expect(changed.unseal('mail', sealed)).toBe('olá');
  expect(changed.signatures('cpf', '1')).toEqual([changed.sign('cpf', '1'), keys.sign('cpf', '1')]);
  const anew = changed.reseal('mail', sealed) ?? '';
  expect(keysFrom('a new secret of this deployment').unseal('mail', anew)).toBe('olá');
  expect(changed.reseal('mail', anew)).toBeUndefined();
  expect(() => changed.reseal('other', sealed)).toThrow();
  expect(changed.marks).toEqual([keysFrom('a new secret of this deployment').marks[0], keys.marks[0]]);
});

it('notices a sealed text that was changed by one bit', () => {
  const bytes = Buffer.from(keys.seal('mail', 'olá'), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => keys.unseal('mail', bytes.toString('base64url'))).toThrow();
});

it('never gives the same token or the same sealed text twice', () => {
  expect(newToken()).not.toBe(newToken());
  expect(keys.seal('mail', 'olá')).not.toBe(keys.seal('mail', 'olá'));
  expect(hashToken('a')).not.toBe(hashToken('b'));
});
