import type { ColumnName } from '@/routes/featureColumns';
import { CORE_BROWSER_COLUMNS } from './coreBrowsers.data';

interface Column {
  readonly label: string;
  /** Whether the data is requested only if the column is shown. */
  readonly isDetail?: true;
}

const COLUMNS: Readonly<Record<string, Column>> = {
  coverage: { label: 'Your audience' },
  baseline: { label: 'Baseline' },
  newly_on: { label: 'Newly on' },
  ...Object.fromEntries(CORE_BROWSER_COLUMNS.map(({ slug, name }) => [slug, { label: name }])),
  widely_on: { label: 'Widely on', isDetail: true },
  groups: { label: 'Groups', isDetail: true },
  editions: { label: 'Standard editions', isDetail: true },
  specifications: { label: 'Specifications', isDetail: true },
  limited_because: { label: 'Why limited', isDetail: true },
  discouraged: { label: 'Discouraged', isDetail: true },
  description: { label: 'Description', isDetail: true },
  id: { label: 'Id' },
} satisfies Partial<Record<ColumnName, Column>>;

export const getLabel = (column: ColumnName): string => COLUMNS[column]?.label ?? column;

export function needsDetails(columns: readonly ColumnName[]): boolean {
  return columns.some((column) => COLUMNS[column]?.isDetail);
}
