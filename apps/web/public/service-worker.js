// Answers when the network does not. Pages are always asked for anew; what has a hash in its name never changes and is kept.
const version = '2';
const shellCache = `shell-${version}`;
const assetCache = `assets-${version}`;
const shell = ['/offline.html', '/offline.js', '/offline.css', '/icon.svg', '/favicon.svg'];
const assetsMax = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shellCache)
      .then((cache) => cache.addAll(shell))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const wanted = new Set([shellCache, assetCache]);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !wanted.has(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Calls, uploads, downloads and other people's servers are none of its business.
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => findOfflinePage()));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromAssets(request));
  else if (shell.includes(url.pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(url.pathname)) ?? Response.error()));
});

async function findOfflinePage() {
  return (await caches.match('/offline.html')) ?? Response.error();
}

async function fromAssets(request) {
  const cache = await caches.open(assetCache);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // Ranges and refusals are not the file.
  if (answer.status === 200) {
    await cache.put(request, answer.clone()).catch(() => undefined);
    await trim(cache);
  }
  return answer;
}

/** The oldest go first: those of versions that are gone. */
async function trim(cache) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - assetsMax)).map((key) => cache.delete(key)));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then(([open]) => (open ? open.focus() : self.clients.openWindow('/user/dashboard'))),
  );
});
