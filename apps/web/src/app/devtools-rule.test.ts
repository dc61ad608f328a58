import { expect, it } from 'vitest';
import { isGuarded } from './devtools-rule.ts';

it.each(['dev', 'mod', 'admin'])('lets %s look wherever they are', (role) => {
  expect(isGuarded({ pathname: '/user/dashboard', role })).toBe(false);
});

it.each(['/user/credits', '/user/receipts/1', '/contact', '/help', '/report', '/verify'])('stays away from %s, where everybody must get through', (pathname) => {
  expect(isGuarded({ pathname, role: 'user' })).toBe(false);
});

it('watches the other pages of users, editors and guests', () => {
  for (const role of ['user', 'editor', undefined]) expect(isGuarded({ pathname: '/user/faceswap', role })).toBe(true);
  expect(isGuarded({ pathname: '/reports-of-others', role: 'user' })).toBe(true);
});
