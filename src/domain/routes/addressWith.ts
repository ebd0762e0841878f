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
  const url = new URL(address, 'http://site.invalid');
  for (const name of ['audience', 'line'] as const) {
    const value = preferences[name];
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // Colons are valid in a query, and `region:DE` is easier to read than `region%3ADE`.
  return `${url.pathname}${url.search.replaceAll('%3A', ':')}${url.hash}`;
}
