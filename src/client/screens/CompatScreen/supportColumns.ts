import type { supportColumns_browser$key } from '@/__generated__/supportColumns_browser.graphql';
import { browserTypeWords } from '@/client/sections/browserTypeWords';
import { graphql, readInlineData } from '@/relay/hooks';
import type { SupportRow } from './supportRow';

type TableBrowser = ReturnType<typeof readBrowser>;

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
  browsers: readonly supportColumns_browser$key[],
  rows: readonly SupportRow[],
): readonly SupportColumnGroup[] {
  const isKnown = (index: number) =>
    rows.some(({ support }) => support[index]?.class !== 'UNKNOWN');
  return GROUPS.map(({ type, isAlways }) => ({
    name: browserTypeWords(type),
    columns: browsers
      .map((browser, index) => ({ browser: readBrowser(browser), index }))
      .filter(({ browser, index }) => browser.type === type && (isAlways || isKnown(index)))
      .map((column, place) => ({ ...column, isFirstOfGroup: place === 0 })),
  })).filter(({ columns }) => columns.length > 0);
}

function readBrowser(browser: supportColumns_browser$key) {
  const { slug, name, type, isCore } = readInlineData(
    graphql`
      fragment supportColumns_browser on Browser @inline {
        slug
        name
        type
        isCore
      }
    `,
    browser,
  );
  return { slug, name, type, isCore };
}
