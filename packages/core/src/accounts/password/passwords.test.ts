import { parseOptions } from '@node-rs/argon2';
import { beforeAll, expect, it } from 'vitest';
import { guessingCost, realCost } from '../guessing-cost.ts';
import { decoyHash, hashPassword, isPasswordRight } from './passwords.ts';

beforeAll(() => void Object.assign(guessingCost, realCost));

it('hashes at the strength that OWASP asks for', async () => {
  expect(parseOptions(await hashPassword('uma senha comprida'))).toMatchObject({
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
});

it('checks an unknown address against a decoy as expensive as a real hash', async () => {
  const real = await hashPassword('uma senha comprida');
  expect(real).toMatch(/^\$argon2id\$/);
  expect(parseOptions(decoyHash)).toEqual(parseOptions(real));
  expect(await isPasswordRight('uma senha comprida', undefined)).toBe(false);
});

it('knows the right password from a wrong one', async () => {
  const real = await hashPassword('açaí com granola');
  expect(await isPasswordRight('açaí com granola', real)).toBe(true);
  expect(await isPasswordRight('acai com granola', real)).toBe(false);
});
