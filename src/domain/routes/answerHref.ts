// URLs of answers used outside this site: by other sites, feed readers and build tools.
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
 * Adds the audience and line to a path (`/badge/features/has.svg`), because readers who follow it
 * have other cookies. Defaults are left out.
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

/** Feeds have no line of their own. */
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

/** A complete list as a file. */
export function featuresFileHref(
  format: 'csv' | 'json',
  { query, sort, audience }: Partial<FeaturesView> & { readonly audience?: string } = {},
): string {
  return withSearch(`/api/features.${format}`, { q: query, sort: sortParameter(sort), audience });
}

/** Colons and commas are valid in a query and easier to read. */
function readable(address: string): string {
  return address.replaceAll('%3A', ':').replaceAll('%2C', ',');
}
