import type { Role } from '@semblante/contracts';
import type { RouteName } from '../../navigation/route-names.ts';
import { staffMenuOf } from './staff-menu.ts';

/** `g`, then one of these. */
const places = [
  { key: 'd', to: 'staff.dashboard' },
  { key: 'w', to: 'staff.work' },
  { key: 'u', to: 'staff.users' },
  { key: 'v', to: 'staff.videos' },
  { key: 's', to: 'staff.sells' },
  { key: 'r', to: 'staff.review' },
  { key: 'c', to: 'staff.verifications' },
  { key: 'o', to: 'staff.approvals' },
  { key: 'p', to: 'staff.packages' },
  { key: 'a', to: 'staff.audit' },
] as const satisfies readonly { key: string; to: RouteName }[];

/** The pages of this role, with the key of each and its name in the menu. */
export function placesOf(role: Role) {
  const menu = staffMenuOf(role);
  return places.flatMap(({ key, to }) => {
    const item = menu.find((entry) => entry.to === to);
    return item === undefined ? [] : [{ key, to, label: item.label }];
  });
}

type Shortcut = { name: 'search' } | { name: 'help' } | { name: 'go'; to: RouteName };

interface Pressed {
  key: string;
  /** Whether `g` was pressed just before. */
  isGoing: boolean;
  role: Role;
}

/** What a key means where nothing is being written. */
export function findShortcut({ key, isGoing, role }: Pressed): Shortcut | undefined {
  const to = isGoing ? placesOf(role).find((place) => place.key === key)?.to : undefined;
  if (to !== undefined) return { name: 'go', to };
  if (key === '/') return { name: 'search' };
  return key === '?' ? { name: 'help' } : undefined;
}
