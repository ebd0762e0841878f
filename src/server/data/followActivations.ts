import { statSync } from 'node:fs';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { loadCatalogue, replaceCatalogue } from '@/server/catalogue/loadCatalogue';
import type { DataStore } from './DataStore';
import { announceActivation } from './onActivation';
import { openActivated } from './servedCatalogue';

const CHECK_MS = 1_000;

interface FollowOptions {
  /**
   * Makes what the first reader would else wait for, without holding the process up; requests are
   * still answered from the old data.
   */
  readonly prepare: (catalogue: Catalogue) => Promise<void> | void;
  /** Hears of each change, and once of each that failed; the old data goes on then. */
  readonly onChange: (outcome: { readonly version: string } | { readonly error: unknown }) => void;
  readonly milliseconds?: number;
}

/** Serves what is activated from now on, and gives what ends that. */
export function followActivations(
  store: DataStore,
  { prepare, onChange, milliseconds = CHECK_MS }: FollowOptions,
): () => void {
  let seen = getStamp(store);
  let isChanging = false;
  const change = async (): Promise<void> => {
    const catalogue = openActivated(store);
    const previous = loadCatalogue().version;
    if (catalogue.version === previous) return;
    await prepare(catalogue);
    replaceCatalogue(catalogue);
    onChange({ version: catalogue.version });
    announceActivation({ catalogue, previous }, (error) => onChange({ error }));
  };
  const timer = setInterval(() => {
    const stamp = getStamp(store);
    // What is activated while another change is under way comes after it.
    if (isChanging || stamp === seen) return;
    seen = stamp;
    isChanging = true;
    change()
      .catch((error: unknown) => onChange({ error }))
      .finally(() => (isChanging = false));
  }, milliseconds);
  timer.unref();

  return () => clearInterval(timer);
}

/** The file is replaced with each activation, so it is another one then. */
function getStamp(store: DataStore): string {
  const stats = statSync(store.activationsPath, { throwIfNoEntry: false });

  return stats ? `${stats.ino} ${stats.mtimeMs}` : '';
}
