import { expect, it } from 'vitest';
import { staffMenuOf } from '../features/staff-desk/index.ts';
import { type MenuItem, visibleItems } from '../navigation/menu-item.ts';
import { mainMenu } from './main-menu.ts';

const labels = (items: readonly MenuItem[]) => items.map(({ label }) => label);

it('shows every tool to everyone, and the catalogue to verified accounts', () => {
  const forEveryone = [
    'shell.menu.home',
    'shell.menu.dashboard',
    'shell.menu.faceswap',
    'shell.menu.cut_out',
    'shell.menu.enhance',
    'shell.menu.credits',
  ];
  expect(labels(visibleItems(mainMenu, undefined))).toEqual(forEveryone);
  expect(labels(visibleItems(mainMenu, { is_irrestrict: false }))).toEqual(forEveryone);
  expect(labels(visibleItems(mainMenu, { is_irrestrict: true }))).toContain('shell.menu.catalog');
});

it('hides what is not visible, in a submenu too, and keeps what is disabled', () => {
  const items: MenuItem[] = [
    { label: 'shell.menu.home', visible: false },
    { label: 'shell.menu.dashboard', disabled: true },
    {
      label: 'shell.menu.credits',
      items: [{ label: 'shell.menu.catalog', is_restricted: true }, { label: 'shell.menu.faceswap' }],
    },
  ];
  const shown = visibleItems(items, { is_irrestrict: false });
  expect(labels(shown)).toEqual(['shell.menu.dashboard', 'shell.menu.credits']);
  expect(labels(shown[1]?.items ?? [])).toEqual(['shell.menu.faceswap']);
});

it('gives each staff role the items of its routes', () => {
  const routes = (role: 'admin' | 'mod' | 'editor') => staffMenuOf(role).map(({ to }) => to);
  expect(routes('editor')).toEqual([
    'staff.dashboard',
    'staff.work',
    'staff.videos',
    'staff.secondFactor',
    'staff.myData',
  ]);
  expect(routes('mod')).toEqual([
    'staff.dashboard',
    'staff.work',
    'staff.users',
    'staff.videos',
    'staff.sells',
    'staff.review',
    'staff.verifications',
    'staff.secondFactor',
    'staff.myData',
  ]);
  expect(routes('admin')).toEqual([
    'staff.dashboard',
    'staff.work',
    'staff.users',
    'staff.videos',
    'staff.sells',
    'staff.review',
    'staff.verifications',
    'staff.approvals',
    'staff.packages',
    'staff.audit',
    'staff.secondFactor',
    'staff.myData',
  ]);
});
