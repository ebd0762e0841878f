// A page's address and its reader → what the page is kept under. What one would get wrong: the HTML
// of one address differs by the reader's audience and line, which the cookies hold, so both are
// part of the key and a page kept for one audience is never shown for another.
import {
  AUDIENCE_COOKIE,
  cookieValue,
  LINE_COOKIE,
  resolvePreferences,
} from '@/domain/preferences';

/**
 * The key of a page in the cache: a URL that nothing serves, `/kept/<audience>@<line>` and then the
 * page's own path and query.
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

/** The path and query a key stands for; undefined where it is no such key. */
export function addressOfKey(key: string): string | undefined {
  const { pathname, search } = new URL(key);
  const path = /^\/kept\/[^/]+@[^/]+(\/.*)$/.exec(pathname)?.[1];
  return path === undefined ? undefined : `${path}${search}`;
}

/** Whether a kept page is what a reader with these cookies would be shown at its address. */
export function isForReader(key: string, cookies: string): boolean {
  const address = addressOfKey(key);
  return address !== undefined && keyOfPage(new URL(address, key), cookies) === key;
}
