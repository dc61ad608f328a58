import { type CurrentUser, roles } from '@semblante/contracts';
import MenuIcon from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsBell } from '../features/notices/lazy.ts';
import { PreferencesMenu } from '../features/preferences/index.ts';
import { useCurrentUser } from '../lib/use-current-user.ts';
import { useSettings } from '../lib/use-settings.ts';
import { AppLink } from '../navigation/app-link.tsx';
import type { RouteName } from '../navigation/route-names.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Logo } from '../ui/picture/logo.tsx';
import { BalancePill } from './balance-pill.tsx';
import { headerLogoLook } from './header-logo-look.ts';
import { UserMenu } from './user-menu.tsx';

const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

export function Header() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const isStaff = user !== undefined && roles[user.role].area === 'staff';
  return (
    <header className="relative z-10 border-b border-line bg-canvas print:hidden">
      <div className="page-width grid h-(--header) grid-cols-[1fr_auto] items-center gap-4 xl:grid-cols-[1fr_auto_1fr]">
        <AppLink
          to={user?.base_route ?? 'user.dashboard'}
          aria-label={t('shell.header.logo')}
          className="-ml-0.5 justify-self-start rounded-control text-ink"
        >
          <Logo className={headerLogoLook} />
        </AppLink>
        {isStaff ? <span className="max-xl:hidden" /> : <CentreLinks user={user} />}
        <div className="flex items-center gap-2 justify-self-end min-[380px]:gap-3">
          {user === undefined ? <GuestLinks /> : <UserLinks user={user} isStaff={isStaff} />}
          {!isStaff && <MobileMenuButton user={user} />}
        </div>
      </div>
    </header>
  );
}

function CentreLinks({ user }: { user: CurrentUser | undefined }) {
  const { t } = useTranslation();
  const hasSite = (useSettings()?.marketing_url ?? null) !== null;
  // Without a marketing site the start of the product is the dashboard itself, and the link can say that one is there.
  const home: RouteName = user === undefined || hasSite ? 'Home' : 'user.dashboard';
  const link =
    'rounded-full px-3 2xl:px-4 py-2.5 font-[550] whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current=page]:bg-fill aria-[current=page]:text-ink';
  return (
    <nav aria-label={t('shell.header.navigation')} className="flex gap-1 max-xl:hidden">
      <AppLink nav to={home} className={link}>
        {t('shell.header.home')}
      </AppLink>
      <AppLink nav to="user.faceswap" className={link}>
        {t('shell.header.faceswap')}
      </AppLink>
      <AppLink nav to="user.modifyImages" className={link}>
        {t('shell.menu.cut_out')}
      </AppLink>
      <AppLink nav to="user.enhance" className={link}>
        {t('shell.menu.enhance')}
      </AppLink>
      {user?.is_irrestrict === true && (
        <AppLink nav to="user.catalog" className={link}>
          {t('shell.menu.catalog')}
        </AppLink>
      )}
      <AppLink nav to="user.credits" className={link}>
        {t('shell.header.credits')}
      </AppLink>
    </nav>
  );
}

function GuestLinks() {
  const { t } = useTranslation();
  return (
    <>
      <PreferencesMenu />
      <ButtonLink kind="sec" size="sm" className="max-md:hidden">
        <AppLink to="Login">{t('shell.header.dashboard')}</AppLink>
      </ButtonLink>
    </>
  );
}

function UserLinks({ user, isStaff }: { user: CurrentUser; isStaff: boolean }) {
  return (
    <>
      {!isStaff && <BalancePill balance={user.balance} />}
      {!isStaff && (
        <Suspense>
          <NewsBell />
        </Suspense>
      )}
      <div className={isStaff ? undefined : 'max-md:hidden'}>
        <UserMenu user={user} isStaff={isStaff} />
      </div>
    </>
  );
}

function MobileMenuButton({ user }: { user: CurrentUser | undefined }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);

  function open() {
    setIsNeeded(true);
    setIsOpen(true);
  }

  return (
    <>
      <IconButton
        label={t('shell.header.open_menu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className="xl:hidden"
      />
      {isNeeded && (
        <Suspense>
          <MobileMenu user={user} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
