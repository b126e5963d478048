// Served as /sw.js instead of the service worker when it is switched off: it takes the place of the one that a visitor
// has, and takes everything away, itself too.

const scope = self as unknown as ServiceWorkerGlobalScope;

async function removeEverything() {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

export {};
