/**
 * Needed when a host fails, and then the server may be down too, so its code is in the chunk that
 * the service worker caches.
 */
export async function loadFindAtHand() {
  const { findAtHand } = await import(/* webpackChunkName: "offline" */ './findAtHand');
  return findAtHand;
}
