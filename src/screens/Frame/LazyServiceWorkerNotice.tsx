import { LazyComponent } from '@/ui/LazyComponent';
import { useIsIdle } from './useIsIdle';

/** Loads the offline code when the browser is idle, so that it doesn't slow down the first page. */
export function LazyServiceWorkerNotice() {
  return useIsIdle() ? <LazyComponent load={loadLines} props={{}} /> : null;
}

async function loadLines() {
  const { ServiceWorkerNotice } = await import(
    /* webpackChunkName: "offline" */ './ServiceWorkerNotice'
  );
  return ServiceWorkerNotice;
}
