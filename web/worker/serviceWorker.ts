/**
 * The service worker: it keeps the client's code on the device, so that Lading opens fast on a slow link and at all without
 * one. It keeps nothing else: whatever belongs to a person (`/graphql`, `/files`) passes by it.
 *
 * A worker serves the release that it was built with. The browser starts the next release's worker once no page of this one
 * is left, so that no page loses the code that it has yet to load.
 */
import { cacheNames, clientsClaim } from 'workbox-core';
import { addRoute, getCacheKeyForURL, type PrecacheEntry, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** The page, and the files that it names: what every visit needs. The build inserts it. */
declare const PAGE_FILES: PrecacheEntry[];
/** The addresses of all code of this release. The build inserts it. */
declare const CODE: string[];

const PAGE = '/index.html';
const CODE_CACHE = 'lading-code';
/** The addresses that no page of the client is at, with what is asked there. */
const NO_PAGES = [/^\/(graphql|files|playground|log|healthz|livez|readyz|metrics)([/?]|$)/, /^[^?]*\.\w+(\?|$)/];

/**
 * How long a visit waits for the newest page before it gets the kept one (s): longer than a round trip on a usual network,
 * shorter than one over a satellite.
 */
const PATIENCE_S = 0.25;
/** How long it waits if a new release is known, whose worker is ready: then only a dead link is not worth the wait. */
const NEWER_PATIENCE_S = 5;

/** Reads the kept page whatever the visited address is, and never replaces it: it belongs to the code kept with it. */
const keptPage = {
  cacheKeyWillBeUsed: async () => getCacheKeyForURL(PAGE) ?? PAGE,
  cacheWillUpdate: async () => null,
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    // A proxy without its server: the kept page says so, and tries again.
    if (response.status >= 500) throw new Error(`The server answered with ${response.status}`);
    return response;
  },
};
const pageWithin = (networkTimeoutSeconds: number) =>
  new NetworkFirst({ cacheName: cacheNames.precache, networkTimeoutSeconds, plugins: [keptPage] });
const page = pageWithin(PATIENCE_S);
const newerPage = pageWithin(NEWER_PATIENCE_S);
const code = new CacheFirst({ cacheName: CODE_CACHE });

precache(PAGE_FILES);
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  // Also what the next release's worker has fetched already.
  async (asked) => (await caches.match(asked.request)) ?? code.handle(asked),
);
registerRoute(
  new NavigationRoute((asked) => (self.registration.waiting ? newerPage : page).handle(asked), { denylist: NO_PAGES }),
);
// The first visit's page hands over the code that it has loaded.
clientsClaim();

self.addEventListener('activate', (event) => event.waitUntil(forgetOldCode()));

self.addEventListener('message', (event) => {
  // Asked by `web/client/keepCode.ts`.
  if (event.data === 'missing') event.waitUntil(missingCode().then((paths) => event.ports[0]?.postMessage(paths)));
});

/** Returns the addresses of this release's code that is not on the device yet. */
async function missingCode(): Promise<string[]> {
  const kept = await Promise.all(CODE.map((path) => caches.match(path)));
  return CODE.filter((_path, at) => !kept[at]);
}

/** Removes the code of earlier releases. Workbox does so for the page's own files. */
async function forgetOldCode(): Promise<void> {
  const cache = await caches.open(CODE_CACHE);
  const current = new Set(CODE);
  for (const request of await cache.keys()) {
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
