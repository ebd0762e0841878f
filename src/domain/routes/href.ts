// The pages' addresses; the files of the sections next to this one write them. A literal address
// elsewhere is a lint error. Every page loads this file and whatever it imports, whole: what few
// pages need is in a file that this one does not import.
import { withSearch } from './address';
import { browserHref, compareHref, releaseHref } from './browsers';
import { baselineHref, featuresHref, groupHref } from './featureLists';
import { searchHref } from './search';
import { compatHref, featureHref, featureSetHref } from './subjects';

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
  browser: browserHref,
  release: releaseHref,
  compare: compareHref,

  /** `from` is the page to return to with the chosen audience. */
  audiences: (view: { readonly from?: string; readonly audience?: string } = {}) =>
    withSearch('/audiences', { from: view.from, audience: view.audience }),
  /** By its key: `custom:<id>` is at /audiences/<id>, the world at /audiences/world. */
  audience: (key: string) =>
    `/audiences/${encodeURIComponent(key.replace(/^custom:/, '')).replaceAll('%3A', ':')}`,
  newAudience: () => '/audiences/new',

  baseline: baselineHref,
  policy: () => '/policy',
  changes: () => '/changes',
  data: () => '/data',
  /** `as` shows tables instead of the pictures. */
  stats: (place?: string, as?: 'tables') => at(withSearch('/stats', { as }), place),
  scan: () => '/scan',
  /** `decide` names a subject: the page then lists the projects to decide on it for. */
  workspaces: ({ decide }: { readonly decide?: string } = {}) => withSearch('/w', { decide }),
  search: searchHref,
  forecast: () => '/about/forecast',
  developers: (place?: 'query') => at('/developers', place),
  privacy: (place?: 'kept') => at('/privacy', place),
  account: () => '/account',
  signIn: ({ next }: { readonly next?: string | undefined } = {}) =>
    withSearch('/sign-in', { next }),
  /** Shown when there is neither a connection nor a saved page. */
  offline: () => '/offline',

  /** Shown in place of any page while the server refuses requests. */
  busy: () => '/busy',

  /** The catalogue's names, for offline search. */
  names: () => '/api/names',
} as const;
