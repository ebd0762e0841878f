import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue, replaceCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { DataStore } from './DataStore';
import { announceActivation } from './onActivation';
import { openActivated } from './servedCatalogue';

const CHECK_MS = 1_000;

type ActivationOutcome =
  | { readonly version: string; readonly isNew: boolean }
  /** `isServed` if the data are served although a listener failed. */
  | { readonly error: unknown; readonly isServed: boolean };

interface FollowOptions {
  /**
   * Prepares caches that the first reader would otherwise wait for, without blocking the process.
   * Meanwhile, the old data answer requests.
   */
  readonly prepare: (catalogue: Catalogue) => Promise<void> | void;
  /**
   * Called for each activation, and once for each failed one, which leaves the old data in place.
   * It may name the served version, for example when a failed activation is taken back.
   */
  readonly onChange: (outcome: ActivationOutcome) => void;
  readonly milliseconds?: number;
}

/** Serves versions activated from now on. Returns a function that stops it. */
export function followActivations(
  store: DataStore,
  { prepare, onChange, milliseconds = CHECK_MS }: FollowOptions,
): () => void {
  let seen = store.activationStamp;
  let isChanging = false;
  const change = async (): Promise<void> => {
    const catalogue = openActivated(store);
    const previous = loadCatalogue().version;
    const { version } = catalogue;
    if (version === previous) return onChange({ version, isNew: false });
    await prepare(catalogue);
    replaceCatalogue(catalogue);
    onChange({ version, isNew: true });
    announceActivation({ catalogue, previous }, (error) => onChange({ error, isServed: true }));
  };
  const timer = setInterval(() => {
    const stamp = store.activationStamp;
    // An activation during another change waits for that change.
    if (isChanging || stamp === seen) return;
    seen = stamp;
    isChanging = true;
    change()
      .catch((error: unknown) => onChange({ error, isServed: false }))
      .finally(() => (isChanging = false));
  }, milliseconds);
  timer.unref();

  return () => clearInterval(timer);
}
