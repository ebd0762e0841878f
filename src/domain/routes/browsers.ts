import { pageParameter, withSearch } from './address';

export const browserHref = (slug: string): string => `/browsers/${encodeURIComponent(slug)}`;

export function releaseHref(
  browser: string,
  version: string,
  { page }: { readonly page?: number } = {},
): string {
  return withSearch(`${browserHref(browser)}/${encodeURIComponent(version)}`, {
    page: pageParameter(page),
  });
}

/** A release in a URL; without a version, the browser's current release. */
export interface ReleaseName {
  readonly browser: string;
  readonly version?: string;
}

/** The state of a comparison, as in its URL. */
export interface CompareView {
  readonly left: ReleaseName;
  readonly right: ReleaseName;
  readonly list: 'features' | 'keys';
  /** A root of the key tree to filter keys by; empty for all. */
  readonly area: string;
  /** Starts at 1; both sides page together. */
  readonly page: number;
}

/** Without a view, the page for choosing two releases. */
export function compareHref(
  view?: Pick<CompareView, 'left' | 'right'> & Partial<CompareView>,
): string {
  return withSearch('/browsers/compare', {
    left: view?.left.browser,
    leftVersion: view?.left.version,
    right: view?.right.browser,
    rightVersion: view?.right.version,
    list: view?.list === 'keys' ? view.list : undefined,
    area: view?.area,
    page: pageParameter(view?.page),
  });
}

/** The features that a browser can't use: in one of its releases, or in the current one. */
interface MissingFeaturesView {
  readonly version?: string;
  /** Only the features that match, as on the features page. */
  readonly query?: string;
  readonly page?: number;
}

export function missingFeaturesHref(
  browser: string,
  { version, query, page }: MissingFeaturesView = {},
): string {
  return withSearch(`${browserHref(browser)}/missing`, {
    version,
    q: query,
    page: pageParameter(page),
  });
}
