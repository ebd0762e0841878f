// The store of the tab → names it holds, of whatever screens the reader has seen: what can still be
// searched when nothing can be asked.
import type { Environment } from 'relay-runtime';

export interface LoadedName {
  /** The global id, `feature:has`. */
  readonly id: string;
  readonly name: string;
}

/** Everything in the store that has a global id and a name. */
export function loadedNames(environment: Environment): readonly LoadedName[] {
  const source = environment.getStore().getSource();
  return source.getRecordIDs().flatMap((id) => {
    const record = source.get(id) as { readonly name?: unknown } | null | undefined;
    return /^[a-z]+:/.test(id) && typeof record?.name === 'string'
      ? [{ id, name: record.name }]
      : [];
  });
}
