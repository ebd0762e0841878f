// URLs of answers used outside this site: by other sites, feed readers and build tools.
import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import type { Preferences } from '@/domain/preferences';
import { withSearch } from './address';
import { featuresHref, type FeaturesView, sortParameter } from './featureLists';
import { matchesPattern } from './pagePatterns';

type FeedName = 'newly' | 'widely' | 'discouraged' | 'query';
type ExportName = 'browserslistrc' | 'eslint.json' | 'stylelint.json';

interface FeedView {
  readonly query?: string;
  readonly audience?: string | undefined;
  readonly linePercent?: number | undefined;
}

/**
 * Adds the audience and line to a path (`/badge/features/has.svg`), because readers who follow it
 * have other cookies. Defaults are left out.
 */
export function withPreferences(path: string, preferences?: Partial<Preferences>): string {
  const { audience = DEFAULT_AUDIENCE_KEY, linePercent } = preferences ?? {};
  return readable(
    withSearch(path, {
      audience: audience === DEFAULT_AUDIENCE_KEY ? undefined : audience,
      line: lineParameter(linePercent),
    }),
  );
}

/** @param page the path of a feature or key */
export function badgeHref(page: string, preferences?: Preferences): string {
  return withPreferences(`/badge${page}.svg`, preferences);
}

/** @param page the path of a feature or key */
export function cardHref(page: string, preferences?: Preferences): string {
  return withPreferences(`/embed${page}`, preferences);
}

/** @param address a page's URL, with its origin */
export function oembedHref(address: string): string {
  return `/oembed?url=${encodeURIComponent(address)}`;
}

/** @param name a feed's name, valid or not */
export function feedPath(name: string): string {
  return `/feeds/${encodeURIComponent(name)}`;
}

export function feedHref(name: FeedName, { query, audience, linePercent }: FeedView = {}): string {
  return readable(
    withSearch(feedPath(name), {
      q: query,
      audience: audience === DEFAULT_AUDIENCE_KEY ? undefined : audience,
      line: lineParameter(linePercent),
    }),
  );
}

const lineParameter = (linePercent = DEFAULT_LINE_PERCENT): string | undefined =>
  linePercent === DEFAULT_LINE_PERCENT ? undefined : String(linePercent);

export function featureFeedHref(slug: string): string {
  return `/features/${slug}/feed.atom`;
}

/** The badge of what a team supports; its terms are those of `/policy`. */
export const policyBadgeHref = (preferences?: Partial<Preferences>): string =>
  withPreferences('/badge/policy.svg', preferences);

export function exportHref(name: ExportName, slugs: readonly string[]): string {
  return readable(withSearch(`/exports/${name}`, { features: slugs.join() }));
}

export function featureJsonHref(slug: string, preferences?: Partial<Preferences>): string {
  return withPreferences(`/features/${slug}.json`, preferences);
}

/** A complete list as a file. */
export function featuresFileHref(
  format: 'csv' | 'json',
  { query, sort, audience, linePercent }: Partial<FeaturesView> & FeedView = {},
): string {
  return withSearch(`/api/features.${format}`, {
    q: query,
    sort: sortParameter(sort),
    audience,
    line: lineParameter(linePercent),
  });
}

/** Colons and commas are valid in a query and easier to read. */
function readable(address: string): string {
  return address.replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** @param page the path of a feature or key */
export const markdownHref = (page: string): string => `${page}.md`;

/** The picture of a link preview. @param page the path of a feature or key */
export const previewHref = (page: string, preferences?: Preferences): string =>
  withPreferences(`/preview${page}.png`, preferences);

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
    feed(origin, feedHref('newly'), 'Newly available'),
    feed(origin, feedHref('widely'), 'Widely available'),
  ];

  if (pathname === '/' || matchesPattern('/baseline/[[...year]]', pathname)) return dated;
  if (pathname === featuresHref() && query) {
    const path = withSearch(feedHref('query'), { q: query, audience, line });
    return [feed(origin, path, `Features matching: ${query}`)];
  }
  if (pathname === featuresHref())
    return [...dated, feed(origin, feedHref('discouraged'), 'Discouraged')];
  if (feature === undefined && !matchesPattern('/compat/[...path]', pathname)) return [];

  const page = `${origin}${withSearch(pathname, { audience, line })}`;
  const card: AlternateLink = {
    type: 'application/json+oembed',
    title: 'Card',
    href: `${origin}${oembedHref(page)}`,
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
    feed(origin, featureFeedHref(feature), 'Changes to this feature'),
    {
      type: 'application/json',
      title: 'JSON',
      href: `${origin}${withSearch(featureJsonHref(feature), { audience, line })}`,
    },
  ];
}
