import { useEffect, useSyncExternalStore } from 'react';
import { ALL_WELL, connection, type ConnectionState } from './connection';

/**
 * The connection state, with a countdown to the next attempt, and `tryNow`, which skips the wait.
 * The server and the first render report that all is well.
 */
export function useConnection(): ConnectionState & { readonly tryNow: () => void } {
  const state = useSyncExternalStore(connection.subscribe, connection.state, () => ALL_WELL);
  return { ...state, tryNow: connection.tryNow };
}

/** Checks the server's health once `hasReason` is true. */
export function useDoubt(hasReason: boolean): void {
  useEffect(() => {
    if (hasReason) connection.doubt();
  }, [hasReason]);
}

/**
 * Milliseconds until a document that a reload did not bring is asked for again, if the server is up:
 * at once would be an endless row of reloads where a document never comes.
 */
export const RELOAD_PAUSE_MS = 10_000;

/** For a page that the service worker shows in place of a document the server didn't send. */
export function useMissingDocument(): void {
  useEffect(() => {
    if (!wasReloaded()) return connection.deny();
    connection.doubt();
    const timer = setTimeout(connection.deny, RELOAD_PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/** Calls `recover` when the server is reachable again after being down. */
export function useRecovery(recover: (() => void) | undefined): void {
  useEffect(() => (recover ? connection.onRecovery(recover) : undefined), [recover]);
}
