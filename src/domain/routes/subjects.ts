import { type PageAddress, pageParameter, withSearch } from './address';

/** Separates the slugs of a set in a URL; no slug contains one. */
const SEPARATOR = ',';

/** A feature's page, or a page of its key list, scrolled to that list. */
export function featureHref(slug: string, { keysPage }: { readonly keysPage?: number } = {}) {
  const path = `/features/${encodeURIComponent(slug)}`;
  if (keysPage === undefined) return path;
  return `${path}${keysPage > 1 ? `?keys=${keysPage}` : ''}#keys`;
}

/** The page of a feature's key list in a URL, starting at 1. */
export function parseKeysPage(address: PageAddress): number {
  const text = address.search('keys') ?? '';
  return /^[1-9]\d?$/.test(text) ? Number(text) : 1;
}

/**
 * The page of a set, `/features/has,subgrid`. A single feature gets its own page, unless `isOpen`
 * asks for a set to add features to.
 */
export function featureSetHref(
  slugs: readonly string[],
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): string {
  const path = `/features/${slugs.map(encodeURIComponent).join(SEPARATOR)}`;
  return isOpen ? `${path}${SEPARATOR}` : path;
}

/**
 * The action of the form that adds a feature to a set; its fields become the query. The separator
 * distinguishes a set of one from that feature's page.
 */
export function featureSetAction(slugs: readonly string[]): string {
  return featureSetHref(slugs, { isOpen: slugs.length === 1 });
}

export function isFeatureSet(address: PageAddress): boolean {
  return address.param('slug').includes(SEPARATOR);
}

/**
 * True if the address opens a set for adding features: "/features/has,", once also with `?more=1`.
 */
export function isOpenSet(address: PageAddress): boolean {
  return address.param('slug').trimEnd().endsWith(SEPARATOR);
}

/** The unique slugs of a set, in URL order. */
export function parseFeatureSet(address: PageAddress): readonly string[] {
  const names = address
    .param('slug')
    .split(SEPARATOR)
    .map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}

/**
 * A key's page: `css.selectors.has` is at /compat/css/selectors/has; without a path, the root.
 * Names such as `@@iterator` are escaped.
 */
export function compatHref(path = '', { page }: { readonly page?: number } = {}): string {
  const parts = path.split('.').map(encodeURIComponent);
  return withSearch(path === '' ? '/compat' : `/compat/${parts.join('/')}`, {
    page: pageParameter(page),
  });
}

/** A path may use slashes, dots, or both. */
export function parseCompatPath(address: PageAddress): string {
  return address.params('path').join('.');
}
