// Names the caches of a build. Each build has its own, so that a page never runs with scripts from
// another build.
const PREFIX = 'plimsoll';
export const KINDS = ['shell', 'assets', 'pages', 'names'] as const;

export type CacheKind = (typeof KINDS)[number];

export function getCacheName(kind: CacheKind, buildId: string): string {
  return `${PREFIX}-${kind}-${buildId}`;
}

/** Caches of these kinds, from any build. */
export function filterCaches(names: readonly string[], kinds: readonly CacheKind[]): string[] {
  return names.filter((name) => kinds.some((kind) => name.startsWith(getCacheName(kind, ''))));
}

/** Caches of these kinds left behind by other builds. */
export function foreignCaches(
  names: readonly string[],
  kinds: readonly CacheKind[],
  buildId: string,
): string[] {
  const own = kinds.map((kind) => getCacheName(kind, buildId));
  return filterCaches(names, kinds).filter((name) => !own.includes(name));
}

/** Everything except pages, which the new build refetches before they are deleted. */
export const FREE_OF_PAGES = KINDS.filter((kind) => kind !== 'pages');
