import type { Settings } from '@semblante/contracts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches } from 'react-router';
import { SupportChat } from '../features/support/lazy.ts';
import { useSettings } from '../lib/use-settings.ts';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { GlobalModals } from './global-modals.tsx';
import { LiveConnection } from './live-connection.tsx';
import { NavigationLine } from './navigation-line.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import type { RouteHandle } from './route-handle.ts';
import { ToastPlace } from './toast-place.tsx';

const DevtoolsGuard = lazy(async () => ({ default: (await import('./devtools-guard.tsx')).DevtoolsGuard }));
const MaintenancePage = lazy(async () => ({ default: (await import('./maintenance-page.tsx')).MaintenancePage }));

export function Root() {
  const atLoad = useLoaderData<Settings | null>();
  const now = useSettings();
  // Closing may be told at any time; opening again waits for the loaders, or a page would show without what its guard
  // gives it.
  const isClosed = atLoad?.maintenance === true || now?.maintenance === true;
  return (
    <>
      <SkipLink target="main" />
      <NavigationLine />
      <ToastPlace />
      {isClosed ? (
        <Suspense>
          <MaintenancePage />
        </Suspense>
      ) : (
        <OpenPage />
      )}
    </>
  );
}

function OpenPage() {
  const chat = useSettings()?.support.chat ?? undefined;
  return (
    <>
      <RouteTitle />
      <RouteFocus />
      <ScrollRestoration />
      <LiveConnection />
      <GlobalModals />
      <OfflineNotice />
      {chat && (
        <Suspense>
          <SupportChat chat={chat} />
        </Suspense>
      )}
      {__DEVTOOLS_GUARD__ && (
        <Suspense>
          <DevtoolsGuard />
        </Suspense>
      )}
      <Outlet />
    </>
  );
}

function RouteTitle() {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return <title>{t('shell.titles.page', { title: t(handle?.titleKey ?? 'shell.titles.not_found') })}</title>;
}

/** After a navigation the keyboard and the screen reader start at the new page's title, not where the old link was. */
function RouteFocus() {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    const start = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    if (start === null) return;
    start.tabIndex = -1;
    start.style.outline = 'none';
    start.style.boxShadow = 'none';
    start.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
