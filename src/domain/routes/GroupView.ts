import { parseSort, type SortName, sortParameter } from './featureSort';
import type { PageAddress } from './PageAddress';
import { pageParameter, withSearch } from './withSearch';

/** A group and the state of its feature list. */
export interface GroupView {
  /** Slugs from the root, joined by `/`. */
  readonly path: string;
  readonly sort: SortName;
  /** Starts at 1. */
  readonly page: number;
}

export function parseGroupView(address: PageAddress): GroupView {
  return {
    path: address.params('path').join('/'),
    sort: parseSort(address.search('sort')),
    page: address.page,
  };
}

export function groupHref(path: string, { sort, page }: Partial<Omit<GroupView, 'path'>> = {}) {
  return withSearch(`/groups/${path}`, { sort: sortParameter(sort), page: pageParameter(page) });
}
