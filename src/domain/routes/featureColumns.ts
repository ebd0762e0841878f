/** The columns of the features table, in order, by their names in URLs. */
export const COLUMN_NAMES = [
  'coverage',
  'baseline',
  'newly_on',
  'chrome',
  'chrome_android',
  'edge',
  'firefox',
  'firefox_android',
  'safari',
  'safari_ios',
  'widely_on',
  'groups',
  'editions',
  'specifications',
  'limited_because',
  'discouraged',
  'description',
  'id',
  'decision',
] as const;

export type ColumnName = (typeof COLUMN_NAMES)[number];

export const DEFAULT_COLUMNS: readonly ColumnName[] = COLUMN_NAMES.slice(
  0,
  COLUMN_NAMES.indexOf('widely_on'),
);

/** In table order; the default columns if a URL names no valid one. */
export function parseColumns(text: string | undefined): readonly ColumnName[] {
  const asked: readonly string[] = text?.split(',') ?? [];
  const known = COLUMN_NAMES.filter((column) => asked.includes(column));
  return known.length > 0 ? known : DEFAULT_COLUMNS;
}

/** The URL parameter for columns; undefined for the defaults. */
export function columnsParameter(
  columns: readonly ColumnName[] = DEFAULT_COLUMNS,
): string | undefined {
  // A page may have hundreds of links to lists.
  if (columns === DEFAULT_COLUMNS) return undefined;
  const text = columns.join();
  return text === DEFAULT_COLUMNS.join() ? undefined : text;
}
