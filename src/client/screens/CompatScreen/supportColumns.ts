import type { SupportTable_query$data } from '@/__generated__/SupportTable_query.graphql';
import { browserTypeWords } from '@/client/sections/browserTypeWords';
import type { Caught } from '@/relay/requireAll';
import type { SupportRow } from './supportRow';

type TableBrowser = Caught<SupportTable_query$data>['browsers'][number];

export interface SupportColumn {
  readonly browser: TableBrowser;
  /** Its index in every row's `support`. */
  readonly index: number;
  readonly isFirstOfGroup: boolean;
}

export interface SupportColumnGroup {
  readonly name: string;
  readonly columns: readonly SupportColumn[];
}

const GROUPS = [
  { type: 'DESKTOP', isAlways: true },
  { type: 'MOBILE', isAlways: true },
  { type: 'XR', isAlways: false },
  { type: 'SERVER', isAlways: false },
] as const;

/**
 * Browsers by device type. Headsets and servers, for which most keys have no data, get a column
 * only if some row does.
 */
export function supportColumns(
  browsers: readonly TableBrowser[],
  rows: readonly SupportRow[],
): readonly SupportColumnGroup[] {
  const isKnown = (index: number) =>
    rows.some(({ support }) => support[index]?.class !== 'UNKNOWN');
  return GROUPS.map(({ type, isAlways }) => ({
    name: browserTypeWords(type),
    columns: browsers
      .map((browser, index) => ({ browser, index }))
      .filter(({ browser, index }) => browser.type === type && (isAlways || isKnown(index)))
      .map((column, place) => ({ ...column, isFirstOfGroup: place === 0 })),
  })).filter(({ columns }) => columns.length > 0);
}
