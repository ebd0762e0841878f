const SITE = 'http://site.invalid';

/**
 * The path, query and hash of an address on this site; undefined for one that leads elsewhere,
 * however it is disguised.
 */
export function parseOwnAddress(text: string | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  // A path of two slashes would be a host once it is an address again.
  return origin === SITE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}
