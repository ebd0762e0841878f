import { useSyncExternalStore } from 'react';
import { getBrowserClient } from '@/relay/environment/environment';
import { useRouteContext } from './RouteRoot';

/**
 * When the screen's data was fetched (Unix milliseconds), while it is shown from disk, so that its
 * age can be displayed. Undefined once the network has confirmed it, and for data that was not
 * restored.
 */
export function useRestoredAt(): number | undefined {
  const { ref } = useRouteContext();
  return useSyncExternalStore(
    subscribe,
    () => ref && getBrowserClient().queryRefs.restoredAt(ref),
    neverRestored,
  );
}

const subscribe = (listener: () => void) => getBrowserClient().queryRefs.subscribe(listener);

const neverRestored = () => undefined;
