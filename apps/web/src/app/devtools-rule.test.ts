import { expect, it } from 'vitest';
import { isGuarded } from './devtools-rule.ts';

it.each(['dev', 'mod', 'admin'])('lets %s look wherever they are', (role) => {
  expect(isGuarded({ pathname: '/user/dashboard', role })).toBe(false);
});

it.each(['/user/credits', '/user/receipts/1'])('stays away from %s, where everybody must get through', (pathname) => {
  expect(isGuarded({ pathname, role: 'user' })).toBe(false);
});

it.each([
  '/',
  '/login',
  '/login/1',
  '/register',
  '/register/token',
  '/password-reset',
  '/staff/login',
  '/staff/login/1',
  '/contact',
  '/help',
  '/report',
  '/verify',
  '/users-of-others',
])('stays away from %s, which is before the login', (pathname) => {
  for (const role of ['user', 'editor', undefined]) expect(isGuarded({ pathname, role })).toBe(false);
});

it('watches the other pages of users and editors, and nobody before it is known who they are', () => {
  for (const role of ['user', 'editor']) expect(isGuarded({ pathname: '/user/faceswap', role })).toBe(true);
  expect(isGuarded({ pathname: '/staff/dashboard', role: 'editor' })).toBe(true);
  expect(isGuarded({ pathname: '/user/faceswap', role: undefined })).toBe(false);
});
