import { Late } from '@/ui/Late';
import { useIsIdle } from './useIsIdle';

/** Loads the offline code when the browser is idle, so that it doesn't slow down the first page. */
export function LateOfflineLines() {
  return useIsIdle() ? <Late load={loadLines} props={{}} /> : null;
}

async function loadLines() {
  const { OfflineLines } = await import(/* webpackChunkName: "offline" */ './OfflineLines');
  return OfflineLines;
}
