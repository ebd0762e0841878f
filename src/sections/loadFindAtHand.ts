/**
 * It is needed where a host fails, and then nothing can be fetched: so its code belongs to what the
 * worker keeps.
 */
export async function loadFindAtHand() {
  const { findAtHand } = await import(/* webpackChunkName: "offline" */ './findAtHand');
  return findAtHand;
}
