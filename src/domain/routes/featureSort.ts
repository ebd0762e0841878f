/** Columns that feature lists can be sorted by: all that the schema's `FeatureSort` knows. */
const COLUMNS = [
  'name',
  'coverage',
  'baseline',
  'newly-on',
  'chrome',
  'chrome-android',
  'edge',
  'firefox',
  'firefox-android',
  'safari',
  'safari-ios',
] as const;

export type SortColumn = (typeof COLUMNS)[number];

/** A sort order of feature lists, by its name in URLs. */
export type SortName = `${SortColumn}-${'asc' | 'desc'}`;

/** `chrome-android-desc` in URLs is the schema's `CHROME_ANDROID_DESC`. */
type SchemaName<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${SchemaName<Tail>}`
  : Uppercase<Name>;

/** Names the same orders as the schema, or what takes one from an operation does not compile. */
export type FeatureSort = SchemaName<SortName>;

const DEFAULT_SORT: SortName = 'name-asc';
/** Sorted by name, the full list would start with features few readers look for. */
export const FEATURES_SORT: SortName = 'newly-on-desc';

export const SORT_NAMES = COLUMNS.flatMap((column): readonly SortName[] => [
  `${column}-asc`,
  `${column}-desc`,
]);

/** Columns that sort descending first, because their highest values matter most. */
const GREATEST_FIRST: readonly SortColumn[] = ['coverage', 'newly-on'];

/** Falls back to the list's default sort if the URL names no valid one. */
export function parseSort(name: string | undefined, own: SortName = DEFAULT_SORT): SortName {
  return SORT_NAMES.find((known) => known === name) ?? own;
}

/** The URL parameter for a sort; undefined for the list's default. */
export function sortParameter(
  sort: SortName | undefined,
  own: SortName = DEFAULT_SORT,
): SortName | undefined {
  return sort === own ? undefined : sort;
}

/** Converts to the schema's name. */
export function toFeatureSort(sort: SortName): FeatureSort {
  return sort.toUpperCase().replaceAll('-', '_') as FeatureSort;
}

export function toSortName(sort: FeatureSort): SortName {
  return sort.toLowerCase().replaceAll('_', '-') as SortName;
}

/**
 * The sort order a click on a column header selects: that column, reversed if it is the current
 * one.
 */
export function nextSort(current: SortName, column: SortColumn): SortName {
  const [first, second] = GREATEST_FIRST.includes(column)
    ? (['desc', 'asc'] as const)
    : (['asc', 'desc'] as const);
  return current === `${column}-${first}` ? `${column}-${second}` : `${column}-${first}`;
}

/** For `aria-sort`: the current direction of a column, if the list is sorted by it. */
export function sortDirection(
  current: SortName,
  column: SortColumn,
): 'ascending' | 'descending' | undefined {
  if (current === `${column}-asc`) return 'ascending';
  return current === `${column}-desc` ? 'descending' : undefined;
}
