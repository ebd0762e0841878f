import type { CompareScreenQuery$variables } from '@/__generated__/CompareScreenQuery.graphql';
import type { RouteUrl } from '@/relay/RouteUrl';
import { compareHref, type ReleaseName } from '@/screens/sections/compareHref';

export const DIFFERENCES_PER_PAGE = 50;

/** Far beyond every list, and still within what the server takes. */
const MAX_SKIP = 100_000;

/** What the address of a comparison says. */
export interface CompareView {
  /** Without a version: the current release. */
  readonly left: ReleaseName;
  readonly right: ReleaseName;
  readonly list: 'features' | 'keys';
  /** A top of the key tree that the list of keys is cut to; empty for all. */
  readonly area: string;
  /** From 1; both sides turn their pages together. */
  readonly page: number;
}

type Variables = Omit<CompareScreenQuery$variables, 'audience'>;

/** What an address asks for; where it names no browsers, the current releases of two that share no engine. */
export function compareVariables(url: RouteUrl): Variables {
  const leftBrowser = url.search('left') ?? 'chrome';
  const versionOf = (name: string) => (url.search(name) ?? '').trim().replace(/^latest$/i, '');
  const isKeys = url.search('list') === 'keys';
  return {
    leftBrowser,
    leftVersion: versionOf('leftVersion'),
    rightBrowser: url.search('right') ?? (leftBrowser === 'safari' ? 'chrome' : 'safari'),
    rightVersion: versionOf('rightVersion'),
    isKeys,
    area: isKeys ? (url.search('area') ?? '') : '',
    skip: Math.min((url.page - 1) * DIFFERENCES_PER_PAGE, MAX_SKIP),
  };
}

export function compareViewOf({
  leftBrowser,
  leftVersion,
  rightBrowser,
  rightVersion,
  isKeys,
  area,
  skip,
}: Variables): CompareView {
  return {
    left: { browser: leftBrowser, version: leftVersion },
    right: { browser: rightBrowser, version: rightVersion },
    list: isKeys ? 'keys' : 'features',
    area,
    page: skip / DIFFERENCES_PER_PAGE + 1,
  };
}

/** The address of a view; what is the default is left out. */
export function viewHref({ left, right, list, area, page }: CompareView): string {
  return compareHref(left, right, {
    ...(list === 'keys' && { list }),
    ...(area && { area }),
    ...(page > 1 && { page: String(page) }),
  });
}
