import { href } from './href';
import { markdownHref } from './markdownHref';
import { matchesPattern } from './matchesPattern';
import { withSearch } from './withSearch';

/** An alternate format of a page, for a `<link>` in its head. */
export interface AlternateLink {
  readonly type:
    | 'application/atom+xml'
    | 'application/json'
    | 'application/json+oembed'
    | 'text/markdown';
  readonly title: string;
  readonly href: string;
}

const feed = (origin: string, path: string, title: string): AlternateLink => ({
  type: 'application/atom+xml',
  title,
  href: `${origin}${path}`,
});

/**
 * The feeds, data files and cards for the page at an address (path and query). URLs are absolute,
 * as consumers expect.
 */
export function alternateLinks(address: string, origin: string): readonly AlternateLink[] {
  const { pathname, searchParams } = new URL(address, origin);
  const query = searchParams.get('q');
  const audience = searchParams.get('audience') ?? undefined;
  const line = searchParams.get('line') ?? undefined;
  const feature = /^\/features\/([^/]+)$/.exec(pathname)?.[1];
  const dated = [
    feed(origin, href.feed('newly'), 'Newly available'),
    feed(origin, href.feed('widely'), 'Widely available'),
  ];

  if (pathname === href.home() || matchesPattern('/baseline/[[...year]]', pathname)) return dated;
  if (pathname === href.features() && query) {
    const path = withSearch(href.feed('query'), { q: query, audience });
    return [feed(origin, path, `Features matching: ${query}`)];
  }
  if (pathname === href.features())
    return [...dated, feed(origin, href.feed('discouraged'), 'Discouraged')];
  if (feature === undefined && !matchesPattern('/compat/[...path]', pathname)) return [];

  const page = `${origin}${withSearch(pathname, { audience, line })}`;
  const card: AlternateLink = {
    type: 'application/json+oembed',
    title: 'Card',
    href: `${origin}${href.oembed(page)}`,
  };
  const markdown: AlternateLink = {
    type: 'text/markdown',
    title: 'Markdown',
    href: `${origin}${withSearch(markdownHref(pathname), { audience, line })}`,
  };
  if (feature === undefined) return [card, markdown];
  return [
    card,
    markdown,
    {
      type: 'application/json',
      title: 'JSON',
      href: `${origin}${withSearch(href.featureJson(feature), { audience, line })}`,
    },
  ];
}
