/** Another form of a page, for its head. */
export interface AlternateLink {
  readonly type: 'application/atom+xml' | 'application/json' | 'application/json+oembed';
  readonly title: string;
  readonly href: string;
}

const feed = (origin: string, name: string, title: string): AlternateLink => ({
  type: 'application/atom+xml',
  title,
  href: `${origin}/feeds/${name}`,
});

/** The feeds, data and cards that say what the page at an address (path and query) says, with absolute addresses, as those who look for them expect. */
export function alternateLinks(address: string, origin: string): readonly AlternateLink[] {
  const { pathname, searchParams } = new URL(address, origin);
  const query = searchParams.get('q');
  const audience = searchParams.get('audience');
  const feature = /^\/features\/([^/]+)$/.exec(pathname)?.[1];
  const dated = [
    feed(origin, 'newly', 'Newly available'),
    feed(origin, 'widely', 'Widely available'),
  ];

  if (pathname === '/' || /^\/baseline(?:\/|$)/.test(pathname)) return dated;
  if (pathname === '/features' && query) {
    const asked = new URLSearchParams({ q: query, ...(audience && { audience }) }).toString();
    return [feed(origin, `query?${asked}`, `Features found: ${query}`)];
  }
  if (pathname === '/features') return [...dated, feed(origin, 'discouraged', 'Discouraged')];
  if (feature === undefined && !pathname.startsWith('/compat/')) return [];

  const search = new URLSearchParams(
    ['audience', 'line'].flatMap((name) =>
      searchParams.get(name) ? [[name, searchParams.get(name)!]] : [],
    ),
  ).toString();
  const page = `${origin}${pathname}${search && `?${search}`}`;
  const card: AlternateLink = {
    type: 'application/json+oembed',
    title: 'Card',
    href: `${origin}/oembed?url=${encodeURIComponent(page)}`,
  };
  if (feature === undefined) return [card];
  return [
    card,
    {
      type: 'application/json',
      title: 'JSON',
      href: `${origin}/features/${feature}.json${search && `?${search}`}`,
    },
  ];
}
