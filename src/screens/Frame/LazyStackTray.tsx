import { LazyComponent } from '@/ui/LazyComponent';
import { useIsIdle } from './useIsIdle';

/** Most readers have no stack, so its code loads when the browser is idle. */
export function LazyStackTray() {
  return useIsIdle() ? <LazyComponent load={loadTray} props={{}} /> : null;
}

async function loadTray() {
  const { StackTray } = await import(/* webpackChunkName: "stack" */ './StackTray');
  return StackTray;
}
