import { type ColumnName, DEFAULT_COLUMNS } from '@/domain/routes/featureLists';
import { CORE_BROWSER_COLUMNS } from './coreBrowsers.data';

/** Those that are not called what URLs call them. */
const LABELS: Readonly<Partial<Record<string, string>>> = {
  coverage: 'Your audience',
  editions: 'Standard editions',
  limited_because: 'Why limited',
  ...Object.fromEntries(CORE_BROWSER_COLUMNS.map(({ slug, name }) => [slug, name])),
};

export const getLabel = (column: ColumnName): string =>
  LABELS[column] ?? `${column[0]!.toUpperCase()}${column.slice(1).replace('_', ' ')}`;

/** Whether some column shows more than the data that each list has. */
export const needsDetails = (columns: readonly ColumnName[]): boolean =>
  columns.some((column) => ![...DEFAULT_COLUMNS, 'id', 'decision'].includes(column));
