// Lets other rooms react when newer data are served.
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { perProcess } from '@/server/platform/memory/perProcess';

export interface ServedChange {
  /** The catalogue that answers requests from now on. */
  readonly catalogue: Catalogue;
  /** The version that was served before. */
  readonly previous: string;
}

type Listener = (change: ServedChange) => void | Promise<void>;

const listeners = perProcess('activationListeners', () => new Set<Listener>());

/**
 * Calls `listener` after this process has changed over to another data version; gives what ends
 * that. Every process of every instance calls its own, so what must happen once takes the version
 * as its key. It is not called at start: who must not miss what was activated while no server ran
 * compares `loadCatalogue().version` with the version it dealt with last.
 */
export function onActivation(listener: Listener): () => void {
  listeners.add(listener);

  return () => void listeners.delete(listener);
}

/** Reports a failing listener and continues with the others. */
export function announceActivation(change: ServedChange, report: (error: unknown) => void): void {
  for (const listener of listeners)
    void Promise.resolve()
      .then(() => listener(change))
      .catch(report);
}
