/**
 * The worker answers only when the network does not; see `public/service-worker.js`. Its own file is asked for anew at every visit, so that an
 * old version never outlives the next one.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch((problem: unknown) => console.warn('service worker', problem));
}

const reloadedKey = 'reloaded_for_new_version';

/** A tab that was open while a new version came asks for files that are gone: the page it wanted is loaded anew, once. */
export function reloadForNewVersion(wantedPath: () => string): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (sessionStorage.getItem(reloadedKey) !== null) return;
      sessionStorage.setItem(reloadedKey, '1');
    } catch {
      // A browser that keeps nothing would reload for ever.
      return;
    }
    event.preventDefault();
    const path = wantedPath();
    if (path === location.pathname + location.search + location.hash) location.reload();
    else location.assign(path);
  });
  // A page that loaded whole may be reloaded for the next version.
  window.addEventListener('load', () => setTimeout(forgetReload, forgetMs));
}

const forgetMs = 10_000;

function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch (error) {
    console.warn(error);
  }
}
