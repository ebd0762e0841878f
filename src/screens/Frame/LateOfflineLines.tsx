import { Late } from '@/ui/Late';
import { useIsIdle } from './useIsIdle';

/**
 * Offline reading must not slow the first page: its code is fetched when the browser has nothing
 * better to do.
 */
export function LateOfflineLines() {
  return useIsIdle() ? <Late load={loadLines} props={{}} /> : null;
}

async function loadLines() {
  const { OfflineLines } = await import(/* webpackChunkName: "offline" */ './OfflineLines');
  return OfflineLines;
}
