// Served as /sw.js with GATSBY_OFFLINE=off: replaces a visitor's worker, deletes its caches and unregisters itself.

const scope = self as unknown as ServiceWorkerGlobalScope;

async function removeEverything() {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

export {};
