import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue, replaceCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { DataStore } from './DataStore';
import { announceActivation } from './onActivation';
import { openActivated } from './servedCatalogue';

const CHECK_MS = 1_000;

type ActivationOutcome =
  | { readonly version: string; readonly isNew: boolean }
  /** `isServed` where the data is, and one of those that listen for it failed. */
  | { readonly error: unknown; readonly isServed: boolean };

interface FollowOptions {
  /**
   * Makes what the first reader would else wait for, without holding the process up; requests are
   * still answered from the old data.
   */
  readonly prepare: (catalogue: Catalogue) => Promise<void> | void;
  /**
   * Hears of each activation, and once of each that failed; the old data goes on then. One may name
   * what is served already, as where one that failed is taken back.
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
