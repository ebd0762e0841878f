// Turns a page's address and its reader into a cache key. Pitfall: the HTML at one address depends
// on the reader's audience and line, which are in cookies. Both are part of the key, so a page
// saved for one audience is never shown for another.
import {
  AUDIENCE_COOKIE,
  cookieValue,
  LINE_COOKIE,
  resolvePreferences,
} from '@/domain/preferences';

/**
 * The cache key of a page: a URL that nothing serves, `/kept/<audience>@<line>` followed by the
 * page's path and query.
 * @param cookies as in a `Cookie` header
 */
export function keyOfPage(
  { origin, pathname, search, searchParams }: URL,
  cookies: string,
): string {
  const { audience, linePercent } = resolvePreferences(
    {
      audience: searchParams.get('audience') ?? undefined,
      line: searchParams.get('line') ?? undefined,
    },
    { audience: cookieValue(cookies, AUDIENCE_COOKIE), line: cookieValue(cookies, LINE_COOKIE) },
  );
  return `${origin}/kept/${encodeURIComponent(audience)}@${linePercent}${pathname}${search}`;
}

/** The path and query of a cache key; undefined if it is not one of ours. */
export function addressOfKey(key: string): string | undefined {
  const { pathname, search } = new URL(key);
  const path = /^\/kept\/[^/]+@[^/]+(\/.*)$/.exec(pathname)?.[1];
  return path === undefined ? undefined : `${path}${search}`;
}

/** True if a reader with these cookies would see the saved page at its address. */
export function isForReader(key: string, cookies: string): boolean {
  const address = addressOfKey(key);
  return address !== undefined && keyOfPage(new URL(address, key), cookies) === key;
}
