import type { FeatureSort } from '@/__generated__/FeaturesScreenQuery.graphql';

/** The schema's `CHROME_ANDROID_DESC` is `chrome-android-desc` in URLs. */
type Kebab<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${Kebab<Tail>}`
  : Lowercase<Name>;

/** A sort order of feature lists, by its name in URLs. */
export type SortName = Kebab<FeatureSort>;

type ColumnOf<Sort> = Sort extends `${infer Column}-asc` ? Column : never;

/** Columns that feature lists can be sorted by. */
export type SortColumn = ColumnOf<SortName>;

const DEFAULT_SORT: SortName = 'name-asc';
/** Sorted by name, the full list would start with features few readers look for. */
export const FEATURES_SORT: SortName = 'newly-on-desc';

/** A column added to the schema fails to compile until it is listed here. */
const COLUMNS: Readonly<Record<SortColumn, true>> = {
  name: true,
  coverage: true,
  baseline: true,
  'newly-on': true,
  chrome: true,
  'chrome-android': true,
  edge: true,
  firefox: true,
  'firefox-android': true,
  safari: true,
  'safari-ios': true,
};

export const SORT_NAMES = (Object.keys(COLUMNS) as SortColumn[]).flatMap(
  (column): readonly SortName[] => [`${column}-asc`, `${column}-desc`],
);

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
