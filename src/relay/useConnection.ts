import { useSyncExternalStore } from 'react';

import { ALL_WELL, connection, type ConnectionState } from './connection';

/** What the tab's requests wait for, with the count-down to the next attempt; `tryNow` does not wait. The server and the first drawing say all is well. */
export function useConnection(): ConnectionState & { readonly tryNow: () => void } {
  const state = useSyncExternalStore(connection.subscribe, connection.state, () => ALL_WELL);
  return { ...state, tryNow: connection.tryNow };
}
