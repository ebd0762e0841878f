/**
 * Needed when a host fails, and then the server may be down too, so its code is in the chunk that
 * the service worker caches.
 */
export async function loadFindOffline() {
  const { findOffline } = await import(/* webpackChunkName: "offline" */ './findOffline');
  return findOffline;
}
