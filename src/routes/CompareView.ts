import type { PageAddress } from './PageAddress';
import { pageParameter, withSearch } from './withSearch';

/** A release as an address names it; without a version, its browser's current one. */
export interface ReleaseName {
  readonly browser: string;
  readonly version?: string;
}

/** What the address of a comparison says. */
export interface CompareView {
  readonly left: ReleaseName;
  readonly right: ReleaseName;
  readonly list: 'features' | 'keys';
  /** A top of the key tree that the list of keys is cut to; empty for all. */
  readonly area: string;
  /** From 1; both sides turn their pages together. */
  readonly page: number;
}

/** Where an address names no browsers, the current releases of two that share no engine. */
export function parseCompareView(address: PageAddress): CompareView {
  const version = (name: string) => (address.search(name) ?? '').trim().replace(/^latest$/i, '');
  const left = address.search('left') ?? 'chrome';
  const list = address.search('list') === 'keys' ? 'keys' : 'features';
  return {
    left: { browser: left, version: version('leftVersion') },
    right: {
      browser: address.search('right') ?? (left === 'safari' ? 'chrome' : 'safari'),
      version: version('rightVersion'),
    },
    list,
    area: list === 'keys' ? (address.search('area') ?? '') : '',
    page: address.page,
  };
}

/** Without a view, the page that asks which two releases. */
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
