import type { AlertCode, CurrentUser } from '@semblante/contracts';
import LogOut from 'lucide-react/icons/log-out';
import MenuIcon from 'lucide-react/icons/menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router';
import { useLiveDashboard } from '../features/figures/index.ts';
import { Preferences, PreferencesMenu } from '../features/preferences/index.ts';
import { ShortcutsHelp, staffMenuOf } from '../features/staff-desk/index.ts';
import { SecondFactorBanner, StaffSafety } from '../features/staff-safety/index.ts';
import { formatNumber } from '../lib/format-number.ts';
import { needToasts } from '../lib/toasts.ts';
import { useCurrentUser } from '../lib/use-current-user.ts';
import { AppLink } from '../navigation/app-link.tsx';
import type { MenuItem } from '../navigation/menu-item.ts';
import { type RouteName, routePaths } from '../navigation/route-names.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Sheet } from '../ui/overlay/sheet.tsx';
import { Avatar } from '../ui/picture/avatar.tsx';
import { Logo } from '../ui/picture/logo.tsx';
import { MenuRows } from './menu-rows.tsx';

// Pages in here may say something without having been touched.
needToasts();

export function Component() {
  const user = useCurrentUser();
  const items = user === undefined ? [] : staffMenuOf(user.role);
  const isEnrolment = useMatch(routePaths['staff.secondFactor']) !== null;
  return (
    <div className="dense min-h-dvh md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
      <SideBar user={user} items={items} />
      <PhoneBar user={user} items={items} />
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-col px-(--gutter) py-6 outline-none md:py-8">
        {user !== undefined && !isEnrolment && <SecondFactorBanner user={user} />}
        <Outlet />
      </main>
      {user !== undefined && <StaffSafety user={user} />}
    </div>
  );
}

interface BarProps {
  user: CurrentUser | undefined;
  items: readonly MenuItem[];
}

/** Ink in both themes; its own greys, since the theme's are made for paper. */
const inkGround = 'bg-[#11160F] text-[#EEF2EA] dark:bg-[#080A07] dark:border-line';

function SideBar({ user, items }: BarProps) {
  const { t } = useTranslation();
  return (
    <header
      className={`sticky top-0 flex h-dvh flex-col gap-1 overflow-y-auto border-transparent px-3.5 py-5 max-md:hidden dark:border-r ${inkGround}`}
    >
      <AppLink to="staff.dashboard" aria-label={t('shell.header.logo')} className="mb-4 ml-1 rounded-control">
        <Logo className="h-12 w-40" />
      </AppLink>
      <nav aria-label={t('staff.menu.navigation')}>
        <ul className="flex flex-col gap-1">
          {items.map((item) => (
            <SideBarItem key={item.label} item={item} />
          ))}
        </ul>
      </nav>
      {user !== undefined && <WhoIsIn user={user} />}
    </header>
  );
}

function SideBarItem({ item: { label, icon: Icon, to, separator } }: { item: MenuItem }) {
  const { t } = useTranslation();
  if (to === undefined) return null;
  return (
    <li className={separator === true ? 'mt-2 border-t border-[#2B322A] pt-2' : undefined}>
      <AppLink
        nav
        to={to}
        className="flex min-h-11 items-center gap-3 rounded-[10px] px-3 font-[550] text-[#B9C2B5] no-underline hover:text-white aria-[current=page]:bg-[#262D24] aria-[current=page]:text-white"
      >
        {Icon !== undefined && <Icon className="size-5" aria-hidden="true" />}
        {t(label)}
        <WaitingCount route={to} />
      </AppLink>
    </li>
  );
}

const alertsOfRoutes: Partial<Record<RouteName, AlertCode>> = {
  'staff.review': 'review_awaiting',
  'staff.approvals': 'credit_orders_awaiting',
  'staff.verifications': 'verifications_awaiting',
};

/** How many wait behind this item for somebody's decision. */
function WaitingCount({ route }: { route: RouteName }) {
  const { t } = useTranslation();
  const code = alertsOfRoutes[route];
  const { data: live } = useLiveDashboard({ isWanted: code !== undefined });
  const count = live?.alerts.find((alert) => alert.code === code)?.value ?? 0;
  if (code === undefined || count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-chroma px-2 text-xs font-bold text-on-chroma tabular-nums">
      {formatNumber(count)}
      <span className="sr-only">{t('staff.menu.waiting')}</span>
    </span>
  );
}

function WhoIsIn({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2.5 border-t border-[#2B322A] px-1 pt-3 text-sm">
      <Avatar name={user.name} className="size-9 bg-[#EEF2EA]! text-[#11160F]!" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-[650]">{user.name}</p>
        <p className="text-[#B9C2B5]">{t(`shell.roles.${user.role}`)}</p>
      </div>
      <div className="flex w-full items-center justify-between [&_button]:text-[#B9C2B5] [&_button:hover]:bg-[#262D24] [&_button:hover]:text-white">
        <AppLink
          to="staff.login"
          query={{ logout: '1' }}
          className="inline-flex min-h-10 items-center gap-2.5 rounded-[10px] px-2 font-[550] text-[#B9C2B5] no-underline hover:text-white"
        >
          <LogOut className="size-4.5" aria-hidden="true" />
          {t('shell.header.logout')}
        </AppLink>
        <span className="flex">
          <ShortcutsHelp role={user.role} />
          <PreferencesMenu />
        </span>
      </div>
    </div>
  );
}

function PhoneBar({ user, items }: BarProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <header className={`flex h-(--header) items-center gap-3 px-(--gutter) md:hidden ${inkGround}`}>
      <AppLink to="staff.dashboard" aria-label={t('shell.header.logo')} className="rounded-control">
        <Logo className="h-11.25 w-37.5" />
      </AppLink>
      <span className="mr-auto rounded-full bg-[#262D24] px-2.5 py-0.5 text-xs font-[650]">{t('staff.menu.tag')}</span>
      <IconButton
        kind="quiet"
        label={t('shell.header.open_menu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="border-[#3C443A]! text-[#EEF2EA]! hover:bg-[#262D24]!"
      />
      <Sheet
        open={isOpen}
        onClose={close}
        title={user?.name ?? t('shell.menu.title')}
        subtitle={user && t(`shell.roles.${user.role}`)}
        picture={user && <Avatar name={user.name} className="size-12 text-lg" />}
        footer={
          <ButtonLink kind="quiet" size="sm" className="text-danger!">
            <AppLink to="staff.login" query={{ logout: '1' }} onClick={close}>
              {t('shell.header.logout')}
            </AppLink>
          </ButtonLink>
        }
      >
        <nav aria-label={t('staff.menu.navigation')}>
          <MenuRows items={items} onGo={close} />
        </nav>
        <div className="px-3 pt-3 pb-4">
          <Preferences />
        </div>
      </Sheet>
    </header>
  );
}
