/** Addresses are read against it; it is never part of one. */
const SITE = 'http://site.invalid';

/**
 * The audience and line to put into a URL; undefined removes the parameter, so that the reader's
 * cookie applies.
 */
interface AddressPreferences {
  readonly audience: string | undefined;
  readonly line: string | undefined;
}

/** Returns the address (path, query and hash) with other preferences. */
export function addressWith(address: string, preferences: AddressPreferences): string {
  const url = new URL(address, SITE);
  for (const name of ['audience', 'line'] as const) {
    const value = preferences[name];
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // Colons are valid in a query, and `region:DE` is easier to read than `region%3ADE`.
  return `${url.pathname}${url.search.replaceAll('%3A', ':')}${url.hash}`;
}

/**
 * Returns path, query and hash of a URL on this site; undefined for one that leads elsewhere,
 * however obfuscated.
 */
export function parseOwnAddress(text: string | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  // A path that starts with two slashes would become a host.
  return origin === SITE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}
