import type { Catalogue } from './Catalogue';

type Memory = WeakMap<Catalogue, object>;

const holder: typeof globalThis & { plimsollMemories?: Map<string, Memory> } = globalThis;

/**
 * What is made from a catalogue when first asked for, and kept for as long as that catalogue is.
 * @param name unique: a process may load a module of ours several times, and all copies of what
 * bears one name share one memory
 */
export function memoizeByCatalogue<Made extends object>(
  name: string,
  make: (catalogue: Catalogue) => Made,
): (catalogue: Catalogue) => Made {
  const memories = (holder.plimsollMemories ??= new Map<string, Memory>());
  // In development a module that is loaded again is one that was edited.
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
