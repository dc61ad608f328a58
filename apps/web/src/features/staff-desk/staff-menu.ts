import { type accessRoles, isAllowed, type Role } from '@semblante/contracts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Clapperboard from 'lucide-react/icons/clapperboard';
import HandCoins from 'lucide-react/icons/hand-coins';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Package from 'lucide-react/icons/package';
import Receipt from 'lucide-react/icons/receipt';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { MenuItem } from '../../navigation/menu-item.ts';

/** What each item asks of its visitor, as its route does. */
const items: readonly { item: MenuItem; access: keyof typeof accessRoles }[] = [
  { access: 'staff', item: { label: 'staff.menu.dashboard', icon: LayoutDashboard, to: 'staff.dashboard' } },
  { access: 'staff', item: { label: 'staff.menu.work', icon: ListChecks, to: 'staff.work' } },
  { access: 'moderation', item: { label: 'staff.menu.users', icon: Users, to: 'staff.users' } },
  { access: 'staff', item: { label: 'staff.menu.videos', icon: Clapperboard, to: 'staff.videos' } },
  { access: 'moderation', item: { label: 'staff.menu.sales', icon: Receipt, to: 'staff.sells' } },
  { access: 'moderation', item: { label: 'staff.menu.review', icon: ShieldAlert, to: 'staff.review' } },
  { access: 'moderation', item: { label: 'staff.menu.verifications', icon: BadgeCheck, to: 'staff.verifications' } },
  { access: 'admin', item: { label: 'staff.menu.approvals', icon: HandCoins, to: 'staff.approvals' } },
  { access: 'admin', item: { label: 'staff.menu.packages', icon: Package, to: 'staff.packages' } },
  { access: 'admin', item: { label: 'staff.menu.audit', icon: ScrollText, to: 'staff.audit' } },
  {
    access: 'staff',
    item: { label: 'staff.menu.second_factor', icon: KeyRound, to: 'staff.secondFactor', separator: true },
  },
  { access: 'staff', item: { label: 'staff.menu.my_data', icon: UserRound, to: 'staff.myData' } },
];

export function staffMenuOf(role: Role): MenuItem[] {
  return items.filter(({ access }) => isAllowed(access, role)).map(({ item }) => item);
}
