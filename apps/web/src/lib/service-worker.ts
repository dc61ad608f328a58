import { claimReload, forgetReload } from './reload-once.ts';

/**
 * The worker answers only when the network does not; see `public/service-worker.js`. Its own file is asked for anew at
 * every visit, so that an old version never outlives the next one.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch((problem: unknown) => console.warn('service worker', problem));
}

/**
 * A tab that was open while a new version came asks for files that are gone: the page it wanted is loaded anew, once.
 */
export function reloadForNewVersion(wantedPath: () => string): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!claimReload('newVersion')) return;
    event.preventDefault();
    const path = wantedPath();
    if (path === location.pathname + location.search + location.hash) location.reload();
    else location.assign(path);
  });
  // A page that loaded whole may be reloaded for the next version.
  window.addEventListener('load', () => setTimeout(() => forgetReload('newVersion'), forgetMs));
}

const forgetMs = 10_000;
