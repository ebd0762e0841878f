import { type ColumnName, DEFAULT_COLUMNS } from '@/domain/routes/featureLists';
import { CORE_BROWSER_COLUMNS } from './coreBrowsers.data';

/** Labels that differ from the names in URLs. */
const LABELS: Readonly<Partial<Record<string, string>>> = {
  coverage: 'Your audience',
  editions: 'Standard editions',
  limited_because: 'Why limited',
  ...Object.fromEntries(CORE_BROWSER_COLUMNS.map(({ slug, name }) => [slug, name])),
};

export const getLabel = (column: ColumnName): string =>
  LABELS[column] ?? `${column[0]!.toUpperCase()}${column.slice(1).replace('_', ' ')}`;

/** True if a column shows more than the data that each list has. */
export const needsDetails = (columns: readonly ColumnName[]): boolean =>
  columns.some((column) => ![...DEFAULT_COLUMNS, 'id', 'decision'].includes(column));
