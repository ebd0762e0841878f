import type { PageAddress } from './PageAddress';

/** Between the ids of a set in an address; no id holds one. */
const SEPARATOR = ',';

/** The page of a feature, or of one page of its keys, at the place where they stand. */
export function featureHref(slug: string, { keysPage }: { readonly keysPage?: number } = {}) {
  const path = `/features/${encodeURIComponent(slug)}`;
  if (keysPage === undefined) return path;
  return `${path}${keysPage > 1 ? `?keys=${keysPage}` : ''}#keys`;
}

/** Which page of a feature's keys an address asks for, from 1. */
export function parseKeysPage(address: PageAddress): number {
  const text = address.search('keys') ?? '';
  return /^[1-9]\d?$/.test(text) ? Number(text) : 1;
}

/**
 * The page of several features together, `/features/has,subgrid`; of one feature alone its own,
 * unless `isOpen` asks for a set that others are to be added to.
 */
export function featureSetHref(
  slugs: readonly string[],
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): string {
  const path = `/features/${slugs.map(encodeURIComponent).join(SEPARATOR)}`;
  return isOpen ? `${path}${SEPARATOR}?more=1` : path;
}

/**
 * Where the form is sent that adds a feature to a set, whose fields become the query. The separator
 * keeps a single feature's address from being that of its own page.
 */
export function featureSetAction(slugs: readonly string[]): string {
  return slugs.length === 1 ? `${featureSetHref(slugs)}${SEPARATOR}` : featureSetHref(slugs);
}

/** Whether an address is about several features. */
export function isFeatureSet(address: PageAddress): boolean {
  return address.param('slug').includes(SEPARATOR);
}

/** The names in the address of a set, in its order, each once. */
export function parseFeatureSet(address: PageAddress): readonly string[] {
  const names = address
    .param('slug')
    .split(SEPARATOR)
    .map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}
