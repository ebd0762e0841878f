import { perProcess } from '@/server/platform/memory/perProcess';
import type { Catalogue } from './Catalogue';

type Memory = WeakMap<Catalogue, object>;

const memories = perProcess('catalogueMemories', () => new Map<string, Memory>());

/**
 * Computes a value once per catalogue and keeps it for the catalogue's lifetime.
 * @param name must be unique: Next.js may load a module several times, and all copies share the
 * cache of that name
 */
export function memoizeByCatalogue<Made extends object>(
  name: string,
  make: (catalogue: Catalogue) => Made,
): (catalogue: Catalogue) => Made {
  // In development, a module that loads again has been edited, so its cache is stale.
  if (!memories.has(name) || process.env.NODE_ENV === 'development')
    memories.set(name, new WeakMap());

  return (catalogue) => {
    const memory = memories.get(name) as WeakMap<Catalogue, Made>;
    const known = memory.get(catalogue);
    if (known) return known;
    const made = make(catalogue);
    memory.set(catalogue, made);
    return made;
  };
}
