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
 * Calls `listener` after this process has switched to another data version. Returns a function that
 * stops it. Every process of every instance calls its own listeners, so work that must happen once
 * needs the version as its key. Not called at start: compare `loadCatalogue().version` with the
 * last handled version to catch activations while no server ran.
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
