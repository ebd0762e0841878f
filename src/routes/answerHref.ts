// The addresses of answers that travel: what other sites, feed readers and build tools ask for.
import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import type { Preferences } from '@/domain/preferences';
import { sortParameter } from './featureSort';
import type { FeaturesView } from './FeaturesView';
import { withSearch } from './withSearch';

type FeedName = 'newly' | 'widely' | 'discouraged' | 'query';
type ExportName = 'browserslistrc' | 'eslint.json' | 'stylelint.json';

interface FeedView {
  readonly query?: string;
  readonly audience?: string | undefined;
}

/**
 * A path (`/badge/features/has.svg`) for an audience and a line. Those who follow it have other
 * cookies, so it names both, except where they are what an address without them means.
 */
export function withPreferences(path: string, preferences?: Partial<Preferences>): string {
  const { audience = DEFAULT_AUDIENCE_KEY, linePercent = DEFAULT_LINE_PERCENT } = preferences ?? {};
  return readable(
    withSearch(path, {
      audience: audience === DEFAULT_AUDIENCE_KEY ? undefined : audience,
      line: linePercent === DEFAULT_LINE_PERCENT ? undefined : String(linePercent),
    }),
  );
}

/** @param page the path of a feature or a key */
export function badgeHref(page: string, preferences?: Preferences): string {
  return withPreferences(`/badge${page}.svg`, preferences);
}

/** @param page the path of a feature or a key */
export function cardHref(page: string, preferences?: Preferences): string {
  return withPreferences(`/embed${page}`, preferences);
}

/** @param address of a page, with its origin */
export function oembedHref(address: string): string {
  return `/oembed?url=${encodeURIComponent(address)}`;
}

/** @param name of a feed, or what somebody took for one */
export function feedPath(name: string): string {
  return `/feeds/${encodeURIComponent(name)}`;
}

/** A feed has no line of its own. */
export function feedHref(name: FeedName, { query, audience }: FeedView = {}): string {
  return readable(
    withSearch(feedPath(name), {
      q: query,
      audience: audience === DEFAULT_AUDIENCE_KEY ? undefined : audience,
    }),
  );
}

export function exportHref(name: ExportName, slugs: readonly string[]): string {
  return readable(withSearch(`/exports/${name}`, { features: slugs.join() }));
}

export function featureJsonHref(slug: string, preferences?: Partial<Preferences>): string {
  return withPreferences(`/features/${slug}.json`, preferences);
}

/** A whole list as a file. */
export function featuresFileHref(
  format: 'csv' | 'json',
  { query, sort, audience }: Partial<FeaturesView> & { readonly audience?: string } = {},
): string {
  return withSearch(`/api/features.${format}`, { q: query, sort: sortParameter(sort), audience });
}

/** Colons and commas may stand in a query as they are, and are easier to read. */
function readable(address: string): string {
  return address.replaceAll('%3A', ':').replaceAll('%2C', ',');
}
