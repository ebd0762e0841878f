import { useEffect, useSyncExternalStore } from 'react';
import { ALL_WELL, connection, type ConnectionState } from './connection';

/**
 * What the tab's requests wait for, with the count-down to the next attempt, and whether the server
 * can be reached; `tryNow` does not wait. The server and the first render say all is well.
 */
export function useConnection(): ConnectionState & { readonly tryNow: () => void } {
  const state = useSyncExternalStore(connection.subscribe, connection.state, () => ALL_WELL);
  return { ...state, tryNow: connection.tryNow };
}

/** Has the server asked whether it lives, as soon as `hasReason` holds. */
export function useDoubt(hasReason: boolean): void {
  useEffect(() => {
    if (hasReason) connection.doubt();
  }, [hasReason]);
}

/** The document shown stands in for one that the server did not send. */
export function useMissingDocument(): void {
  useEffect(() => {
    // A reload that leads here again although the server answers must not lead to another one.
    if (wasReloaded()) connection.doubt();
    else connection.deny();
  }, []);
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/** Calls `recover` when the server, found to be away, answers again. */
export function useRecovery(recover: (() => void) | undefined): void {
  useEffect(() => (recover ? connection.onRecovery(recover) : undefined), [recover]);
}
