/**
 * The audience and line an address should name; undefined takes the name out, so that the reader's
 * own cookie decides.
 */
interface AddressPreferences {
  readonly audience: string | undefined;
  readonly line: string | undefined;
}

/** The same path, query and hash (`/features?sort=coverage-desc`) for other preferences. */
export function addressWith(address: string, preferences: AddressPreferences): string {
  const url = new URL(address, 'http://site.invalid');
  for (const name of ['audience', 'line'] as const) {
    const value = preferences[name];
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // A colon may stand in a query as it is; `region:DE` is easier to read than `region%3ADE`.
  return `${url.pathname}${url.search.replaceAll('%3A', ':')}${url.hash}`;
}
