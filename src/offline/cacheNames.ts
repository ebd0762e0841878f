// A build's id → the names of its caches. Every build has caches of its own, so that pages of one
// never meet scripts of another.
const PREFIX = 'plimsoll';
export const KINDS = ['shell', 'assets', 'pages', 'names'] as const;

export type CacheKind = (typeof KINDS)[number];

export function cacheNameOf(kind: CacheKind, buildId: string): string {
  return `${PREFIX}-${kind}-${buildId}`;
}

/** The caches of those kinds, of whichever build. */
export function cachesOf(names: readonly string[], kinds: readonly CacheKind[]): string[] {
  return names.filter((name) => kinds.some((kind) => name.startsWith(cacheNameOf(kind, ''))));
}

/** The caches of those kinds that other builds have left behind. */
export function foreignCaches(
  names: readonly string[],
  kinds: readonly CacheKind[],
  buildId: string,
): string[] {
  const own = kinds.map((kind) => cacheNameOf(kind, buildId));
  return cachesOf(names, kinds).filter((name) => !own.includes(name));
}

/** All but the pages, which the new build reads anew before they go. */
export const FREE_OF_PAGES = KINDS.filter((kind) => kind !== 'pages');
