import { useSyncExternalStore } from 'react';
import { getBrowserClient } from '@/relay/environment';
import { useRouteContext } from './RouteRoot';

/**
 * When the screen's data was fetched, in milliseconds since 1970, while it is shown from disk: to
 * be told as its age. Undefined as soon as the network has confirmed it, and for whatever was not
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
