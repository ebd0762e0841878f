// The service worker: caches the shell of one build, the pages read with it and the catalogue's
// names, and serves them when the server doesn't answer. Pitfall: builds must never mix. Each build
// has its own worker and caches, a page only uses what its own build saved, and the next worker
// waits until a page of its build is open.
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { DEVELOPMENT_BUILD } from '@/domain/protocol';
import { href } from '@/domain/routes/href';
import { isKeepable } from '@/domain/routes/pagePatterns';
import { answerInTime } from './answerInTime';
import { foreignCaches, FREE_OF_PAGES, getCacheName } from './cacheNames';
import { isAsset } from './isAsset';
import { PageKeeper } from './PageKeeper';
import { rejectFailedPreload } from './rejectFailedPreload';
import type { KeepMessage, WorkerMessage } from './WorkerMessage';
import { BUILD_ID, CODE, scope, SHELL, type WorkerEvent } from './workerScope';

setCacheNameDetails({ prefix: 'plimsoll', suffix: BUILD_ID, precache: 'shell' });
clientsClaim();
enableNavigationPreload();
// Must run before Workbox adds its own listener.
scope.addEventListener('fetch', rejectFailedPreload);
precacheAndRoute([...SHELL], { cleanURLs: false, directoryIndex: '' });

// In development, a file's content changes under the same name.
const Assets = BUILD_ID === DEVELOPMENT_BUILD ? NetworkFirst : CacheFirst;
const assets = new Assets({ cacheName: getCacheName('assets', BUILD_ID) });
const names = new StaleWhileRevalidate({ cacheName: getCacheName('names', BUILD_ID) });
const keeper = new PageKeeper(BUILD_ID, assets);

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === href.names(), names);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isKeepable(url.pathname),
  answerInTime(keeper.pages),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  answerInTime(new NetworkOnly()),
);
setCatchHandler(
  async ({ request }) =>
    (request.mode === 'navigate' ? await matchPrecache(href.offline()) : undefined) ??
    Response.error(),
);

// POST requests bypass the worker, which has no answer for them: while the browser waits for the
// worker, a beacon from a closing page is lost (docs/decisions/0008). Browsers without static
// routing still dispatch them to the worker.
scope.addEventListener('install', (event) =>
  event.waitUntil(
    event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' }) ??
      Promise.resolve(),
  ),
);

scope.addEventListener('activate', (event) => event.waitUntil(dropForeignCaches()));

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'KEEP') event.waitUntil(keep(message, event));
  else if (message.type === 'KEEP_FILES') event.waitUntil(keeper.keepFiles(message.paths, event));
  else if (message.type === 'CLEAR') {
    keeper.clear();
    event.ports[0]?.postMessage(true);
  } else event.waitUntil(meet(message.buildId, event.ports[0]));
});

/**
 * A page reports its build. A worker waiting for pages of its own build activates now, and the page
 * learns whether they match.
 */
async function meet(buildId: string, port: MessagePort | undefined): Promise<void> {
  if (buildId === BUILD_ID) await scope.skipWaiting();
  port?.postMessage(buildId === BUILD_ID);
}

/** Code comes first: a page whose copy is there can be used. */
async function keep({ address, readAt }: KeepMessage, event: WorkerEvent): Promise<void> {
  await keeper.keepFiles(CODE, event);
  await keeper.keep(new URL(address, scope.location.origin), event, readAt);
  const isKnown = await caches.match(href.names(), { cacheName: getCacheName('names', BUILD_ID) });
  if (!isKnown)
    await Promise.allSettled(names.handleAll({ event, request: new Request(href.names()) }));
  await keeper.takeOver(event, readAt);
}

async function dropForeignCaches(): Promise<void> {
  const foreign = foreignCaches(await caches.keys(), FREE_OF_PAGES, BUILD_ID);
  await Promise.all(foreign.map((name) => caches.delete(name)));
}
