import type { Guard } from './ScanUse';

/**
 * The guard of a use among all files of a project: a polyfill in one file guards uses in every other,
 * so this is known only when all have been read. A guard in the code comes first, unless it is implied
 * by the test of a polyfilled key, which passes in every browser.
 * @param polyfilled keys that files of the project bring, named as `key` is
 * @param provenBy the keys whose tests imply the guard
 */
export function guardInProject<Key>(
  guard: Guard | null,
  key: Key,
  polyfilled: ReadonlySet<Key>,
  provenBy: readonly Key[] = [],
): Guard | null {
  const own = provenBy.some((tested) => polyfilled.has(tested)) ? null : guard;
  const isOpen = own === null || own === 'asked';
  return isOpen && polyfilled.has(key) ? 'polyfilled' : own;
}
