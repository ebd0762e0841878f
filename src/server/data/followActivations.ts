import { statSync } from 'node:fs';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { loadCatalogue, replaceCatalogue } from '@/server/catalogue/loadCatalogue';
import type { DataStore } from './DataStore';
import { openActivated } from './servedCatalogue';

const CHECK_MS = 1_000;

interface FollowOptions {
  /** Makes what the first reader would else wait for; requests are still answered from the old one. */
  readonly prepare: (catalogue: Catalogue) => void;
  /** Hears of each change, and once of each that failed; the old data goes on then. */
  readonly onChange: (outcome: { readonly version: string } | { readonly error: unknown }) => void;
  readonly milliseconds?: number;
}

/** Serves what is activated from now on, and gives what ends that. */
export function followActivations(
  store: DataStore,
  { prepare, onChange, milliseconds = CHECK_MS }: FollowOptions,
): () => void {
  let seen = stampOf(store);
  const timer = setInterval(() => {
    const stamp = stampOf(store);
    if (stamp === seen) return;
    seen = stamp;
    try {
      const catalogue = openActivated(store);
      if (catalogue.version === loadCatalogue().version) return;
      prepare(catalogue);
      replaceCatalogue(catalogue);
      onChange({ version: catalogue.version });
    } catch (error) {
      onChange({ error });
    }
  }, milliseconds);
  timer.unref();

  return () => clearInterval(timer);
}

/** The file is replaced with each activation, so it is another one then. */
function stampOf(store: DataStore): string {
  const stats = statSync(store.activationsPath, { throwIfNoEntry: false });

  return stats ? `${stats.ino} ${stats.mtimeMs}` : '';
}
