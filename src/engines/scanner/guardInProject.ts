import type { Guard } from './ScanUse';

/**
 * The guard of a use among all files of a project: a polyfill in one file guards uses in every other,
 * so this is known only when all have been read. A guard in the code comes first.
 * @param polyfilled keys that files of the project bring, named as `key` is
 */
export function guardInProject<Key>(
  guard: Guard | null,
  key: Key,
  polyfilled: ReadonlySet<Key>,
): Guard | null {
  return guard ?? (polyfilled.has(key) ? 'polyfilled' : null);
}
