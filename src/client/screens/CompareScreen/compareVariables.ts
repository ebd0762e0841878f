import type { CompareScreenQuery$variables } from '@/__generated__/CompareScreenQuery.graphql';
import type { PageAddress } from '@/domain/routes/address';
import type { CompareView } from '@/domain/routes/browsers';
import { parseCompareView } from '@/domain/routes/parseCompareView';

export const DIFFERENCES_PER_PAGE = 50;

/** Beyond every list, but within what the server accepts. */
const MAX_SKIP = 100_000;

type Variables = Omit<CompareScreenQuery$variables, 'audience' | 'linePercent'>;

export function compareVariables(address: PageAddress): Variables {
  const { left, right, list, area, page } = parseCompareView(address);
  return {
    leftBrowser: left.browser,
    leftVersion: left.version ?? '',
    rightBrowser: right.browser,
    rightVersion: right.version ?? '',
    isKeys: list === 'keys',
    area,
    skip: Math.min((page - 1) * DIFFERENCES_PER_PAGE, MAX_SKIP),
  };
}

export function toCompareView({
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
