const SITE = 'http://site.invalid';

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
