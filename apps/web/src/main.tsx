import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createAppRouter, untilLoaded } from './app/router.tsx';
import { onSessionLost } from './lib/api.ts';
import { startTexts } from './lib/i18n.ts';
import { queryClient } from './lib/query-client.ts';
import { reloadForNewVersion, startServiceWorker } from './lib/service-worker.ts';
import { loseSession } from './lib/session.ts';
import { followTheme } from './lib/theme.ts';
import { provideNavigation, goToPath } from './navigation/go-to-path.ts';
import { pathTo } from './navigation/route-names.ts';
import './styles/app.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

followTheme();
if (import.meta.env.PROD) startServiceWorker();
onSessionLost(() => {
  if (loseSession()) goToPath(pathTo('Login', {}, { logout: '1' }));
});

// The router starts its guards and fetches the first page's code at once, while the texts are on their way.
const router = createAppRouter();
reloadForNewVersion(() => router.createHref(router.state.navigation.location ?? router.state.location));
provideNavigation({
  go: (path) => void router.navigate(path),
  isOnTheWay: () =>
    router.state.navigation.location !== undefined &&
    router.state.navigation.location.pathname !== router.state.location.pathname,
});

// Not awaited: the pages' code imports this file's, and would wait for its end before it can be shown here.
void show(root);

async function show(at: HTMLElement): Promise<void> {
  await startTexts();
  // What the document itself shows stays until the page that takes its place is whole.
  if (at.firstElementChild && document.documentElement.dataset['user'] === undefined) await untilLoaded(router);
  createRoot(at).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
