/** Addresses are read against it; it is never part of one. */
const SITE = 'http://site.invalid';

/** The parts of a page's URL that parsers may read. */
export interface PageAddress {
  /** A `[name]` segment of the route; empty if the URL has none. */
  param(name: string): string;
  /** The segments of a `[...name]` or `[[...name]]`. */
  params(name: string): readonly string[];
  /** A search parameter: the first if repeated, undefined if absent or empty. */
  search(name: string): string | undefined;
  /** `?page=`, starting at 1. */
  readonly page: number;
}

/** Adds the parameters that have a value to a path, in order. */
export function withSearch(
  path: string,
  parameters: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, values = []] of Object.entries(parameters)) {
    for (const value of typeof values === 'string' ? [values] : values)
      if (value !== '') search.append(name, value);
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The `page` parameter; omitted for the first page. */
export function pageParameter(page = 1): string | undefined {
  return page > 1 ? String(page) : undefined;
}

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

/** The URL the browser would navigate to for a GET form, without empty fields. */
export function formHref(action: string, fields: FormData): string {
  const filled = [...fields].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : '',
  ]);
  return withSearch(action, Object.fromEntries(filled) as Record<string, string>);
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

/**
 * Whether a path matches a route pattern in Next's notation: `/features/[slug]`,
 * `/compat/[[...path]]`.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('[[...')) return '(?:/.+)?';
      if (part.startsWith('[...')) return '/.+';
      return part.startsWith('[') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|\\]/g, '\\$&')}`;
    });
  return new RegExp(`^${parts.join('') || '/'}$`).test(path);
}
