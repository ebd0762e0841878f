// Every address of this site by what it shows: the only place that knows how they are written. A
// literal address elsewhere is a lint error.
import {
  badgeHref,
  cardHref,
  exportHref,
  featureJsonHref,
  featuresFileHref,
  feedHref,
  oembedHref,
} from './answerHref';
import { audienceHref } from './audienceHref';
import { baselineHref } from './baselineHref';
import { compareHref } from './CompareView';
import { compatHref } from './compatHref';
import { featureHref, featureSetHref } from './featureHref';
import { featuresHref } from './FeaturesView';
import { groupHref } from './GroupView';
import { searchHref } from './searchHref';
import { pageParameter, withSearch } from './withSearch';

/** A place within a page, named by its id. */
const at = (path: string, place?: string) => (place === undefined ? path : `${path}#${place}`);

export const href = {
  home: () => '/',

  features: featuresHref,
  feature: featureHref,
  featureSet: featureSetHref,
  share: (slug: string) => `${featureHref(slug)}/share`,
  compat: compatHref,
  groups: () => '/groups',
  group: groupHref,

  browsers: () => '/browsers',
  browser: (slug: string) => `/browsers/${encodeURIComponent(slug)}`,
  release: (browser: string, version: string, { page }: { readonly page?: number } = {}) =>
    withSearch(`/browsers/${encodeURIComponent(browser)}/${encodeURIComponent(version)}`, {
      page: pageParameter(page),
    }),
  compare: compareHref,

  /** `from` is the page to return to with the audience that was chosen. */
  audiences: (view: { readonly from?: string; readonly audience?: string } = {}) =>
    withSearch('/audiences', { from: view.from, audience: view.audience }),
  audience: audienceHref,
  newAudience: () => '/audiences/new',

  baseline: baselineHref,
  policy: () => '/policy',
  stats: (place?: 'coverage') => at('/stats', place),
  search: searchHref,
  forecast: () => '/about/forecast',
  developers: (place?: 'query') => at('/developers', place),
  privacy: (place?: 'kept') => at('/privacy', place),
  account: () => '/account',
  /** What is shown where there is neither a network nor a saved page. */
  offline: () => '/offline',

  badge: badgeHref,
  card: cardHref,
  oembed: oembedHref,
  feed: feedHref,
  exported: exportHref,
  featureJson: featureJsonHref,
  featuresFile: featuresFileHref,
  /** The names of everything, for a browser that looks for pages without a network. */
  names: () => '/api/names',
} as const;
