import { Late } from '@/ui/Late';
import { useIsIdle } from './useIsIdle';

/** Most readers have no stack, so the code of its tray is fetched when the page is at rest. */
export function LateStackTray() {
  return useIsIdle() ? <Late load={loadTray} props={{}} /> : null;
}

async function loadTray() {
  const { StackTray } = await import(/* webpackChunkName: "stack" */ './StackTray');
  return StackTray;
}
