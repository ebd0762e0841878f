// All URLs of this site: the only place that knows how they are written. A literal URL elsewhere is
// a lint error.
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

/** Appends an element's ID as the hash. */
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

  /** `from` is the page to return to with the chosen audience. */
  audiences: (view: { readonly from?: string; readonly audience?: string } = {}) =>
    withSearch('/audiences', { from: view.from, audience: view.audience }),
  audience: audienceHref,
  newAudience: () => '/audiences/new',

  baseline: baselineHref,
  policy: () => '/policy',
  changes: () => '/changes',
  data: () => '/data',
  /** `as` shows tables instead of the pictures. */
  stats: (place?: string, as?: 'tables') => at(withSearch('/stats', { as }), place),
  scan: () => '/scan',
  workspaces: () => '/w',
  search: searchHref,
  forecast: () => '/about/forecast',
  developers: (place?: 'query') => at('/developers', place),
  privacy: (place?: 'kept') => at('/privacy', place),
  account: () => '/account',
  /** Shown when there is neither a connection nor a saved page. */
  offline: () => '/offline',

  badge: badgeHref,
  card: cardHref,
  oembed: oembedHref,
  feed: feedHref,
  exported: exportHref,
  featureJson: featureJsonHref,
  featuresFile: featuresFileHref,
  /** The catalogue's names, for offline search. */
  names: () => '/api/names',
} as const;
