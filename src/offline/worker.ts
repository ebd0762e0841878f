// The service worker: keeps the shell of one build, the pages read with it and the catalogue's
// names, and answers with them where the server does not. What one would get wrong: it must never
// mix builds, so each build has its own worker with its own caches, a page meets only what was kept
// by the same build, and the next worker waits until a page of its own build is open.
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { DEVELOPMENT_BUILD } from '@/domain/developmentBuild';
import { href } from '@/routes/href';
import { isKeepable } from '@/routes/isKeepable';
import { answerInTime } from './answerInTime';
import { cacheNameOf, foreignCaches, FREE_OF_PAGES } from './cacheNames';
import { PageKeeper } from './PageKeeper';
import { rejectFailedPreload } from './rejectFailedPreload';
import type { WorkerMessage } from './WorkerMessage';
import { BUILD_ID, scope, SHELL, type WorkerEvent } from './workerScope';

setCacheNameDetails({ prefix: 'plimsoll', suffix: BUILD_ID, precache: 'shell' });
clientsClaim();
enableNavigationPreload();
// Before Workbox listens.
scope.addEventListener('fetch', rejectFailedPreload);
precacheAndRoute([...SHELL], { cleanURLs: false, directoryIndex: '' });

// In development a file changes under its name.
const Assets = BUILD_ID === DEVELOPMENT_BUILD ? NetworkFirst : CacheFirst;
const assets = new Assets({ cacheName: cacheNameOf('assets', BUILD_ID) });
const names = new StaleWhileRevalidate({ cacheName: cacheNameOf('names', BUILD_ID) });
const keeper = new PageKeeper(BUILD_ID, assets);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
  assets,
);
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

// What is posted goes past the worker, which has no answer for it: while it is asked, what a page
// tells as it is left is lost with the page (docs/decisions/0008). Browsers that know no routes ask
// it all the same.
scope.addEventListener('install', (event) =>
  event.waitUntil(
    event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' }) ??
      Promise.resolve(),
  ),
);

scope.addEventListener('activate', (event) => event.waitUntil(dropForeignCaches()));

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'KEEP') event.waitUntil(keep(message.address, event));
  else event.waitUntil(meet(message.buildId, event.ports[0]));
});

/**
 * A page says which build it is of. A worker that waits for its own build's pages starts now; the
 * page learns whether they belong together.
 */
async function meet(buildId: string, port: MessagePort | undefined): Promise<void> {
  if (buildId === BUILD_ID) await scope.skipWaiting();
  port?.postMessage(buildId === BUILD_ID);
}

async function keep(address: string, event: WorkerEvent): Promise<void> {
  await keeper.keep(new URL(address, scope.location.origin), event);
  const isKnown = await caches.match(href.names(), { cacheName: cacheNameOf('names', BUILD_ID) });
  if (!isKnown)
    await Promise.allSettled(names.handleAll({ event, request: new Request(href.names()) }));
  await keeper.takeOver(event);
}

async function dropForeignCaches(): Promise<void> {
  const foreign = foreignCaches(await caches.keys(), FREE_OF_PAGES, BUILD_ID);
  await Promise.all(foreign.map((name) => caches.delete(name)));
}
