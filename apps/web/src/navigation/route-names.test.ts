import { expect, it } from 'vitest';
import { isRouteName, pathTo } from './route-names.ts';

it('builds an address from a name, its params and its query', () => {
  expect(pathTo('Login')).toBe('/login');
  expect(pathTo('Login', { logout: '1' })).toBe('/login/1');
  expect(pathTo('Login', {}, { logout: '1' })).toBe('/login?logout=1');
  expect(pathTo('Register', { tk: 'a/b' })).toBe('/register/a%2Fb');
  expect(pathTo('user.receipts', { id: '7' })).toBe('/user/receipts/7');
});

it('knows the names that base_route may hold, and no inherited ones', () => {
  expect([isRouteName('user.dashboard'), isRouteName('staff.dashboard')]).toEqual([true, true]);
  expect([isRouteName('toString'), isRouteName(''), isRouteName(undefined)]).toEqual([false, false, false]);
});
