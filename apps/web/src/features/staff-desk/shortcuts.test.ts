import { describe, expect, it } from 'vitest';
import { findShortcut, placesOf } from './shortcuts.ts';

describe('the keys of the back office', () => {
  it('offers a role only the pages of its menu', () => {
    expect(placesOf('editor').map(({ to }) => to)).toEqual(['staff.dashboard', 'staff.work', 'staff.videos']);
    expect(placesOf('mod').map(({ to }) => to)).not.toContain('staff.audit');
    expect(placesOf('admin').map(({ to }) => to)).toContain('staff.audit');
  });

  it('goes nowhere with a letter alone, nor to a page the role does not have', () => {
    expect(findShortcut({ key: 'u', isGoing: false, role: 'admin' })).toBeUndefined();
    expect(findShortcut({ key: 's', isGoing: true, role: 'editor' })).toBeUndefined();
    expect(findShortcut({ key: 's', isGoing: true, role: 'mod' })).toEqual({ name: 'go', to: 'staff.sells' });
  });

  it('searches and helps, also in the middle of going', () => {
    expect(findShortcut({ key: '/', isGoing: false, role: 'editor' })).toEqual({ name: 'search' });
    expect(findShortcut({ key: '?', isGoing: true, role: 'editor' })).toEqual({ name: 'help' });
  });
});
