import { CORE_BROWSERS } from './coreBrowsers.data';

/** Columns as an address names them, in the order of the table; true where the list is not asked for them unless they are shown. */
const COLUMNS: Readonly<Record<string, { readonly label: string; readonly isDetail?: true }>> = {
  coverage: { label: 'Your audience' },
  baseline: { label: 'Baseline' },
  newly_on: { label: 'Newly on' },
  ...Object.fromEntries(CORE_BROWSERS.map(({ slug, name }) => [slug, { label: name }])),
  widely_on: { label: 'Widely on', isDetail: true },
  groups: { label: 'Groups', isDetail: true },
  editions: { label: 'Editions', isDetail: true },
  specifications: { label: 'Specifications', isDetail: true },
  limited_because: { label: 'Limited because', isDetail: true },
  discouraged: { label: 'Discouraged', isDetail: true },
  description: { label: 'Description', isDetail: true },
  id: { label: 'Id' },
};

export type ColumnName = string;
export const COLUMN_NAMES: readonly ColumnName[] = Object.keys(COLUMNS);

const DEFAULT = COLUMN_NAMES.slice(0, 3 + CORE_BROWSERS.length);

export const labelOf = (column: ColumnName): string => COLUMNS[column]?.label ?? column;

/** What an address asks for, in the order of the table; the usual ones where it asks for nothing that exists. */
export function columnsOf(text: string | undefined): readonly ColumnName[] {
  const asked = text?.split(',') ?? [];
  const known = COLUMN_NAMES.filter((column) => asked.includes(column));
  return known.length > 0 ? known : DEFAULT;
}

/** How an address asks for them; undefined for the usual ones. */
export function columnsWord(columns: readonly ColumnName[]): string | undefined {
  const word = columns.join();
  return word === DEFAULT.join() ? undefined : word;
}

export function needsDetails(columns: readonly ColumnName[]): boolean {
  return columns.some((column) => COLUMNS[column]?.isDetail);
}
