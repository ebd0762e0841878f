import type { FeatureSort } from '@/__generated__/FeaturesScreenQuery.graphql';

/** `CHROME_ANDROID_DESC` of the schema is `chrome-android-desc` in an address. */
type Kebab<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${Kebab<Tail>}`
  : Lowercase<Name>;

/** The order of a list of features, as an address names it. */
export type SortName = Kebab<FeatureSort>;

type ColumnOf<Sort> = Sort extends `${infer Column}-asc` ? Column : never;

/** What a list of features can be sorted by. */
export type SortColumn = ColumnOf<SortName>;

const DEFAULT_SORT: SortName = 'name-asc';
/** All features by name begin with what few look for. */
export const FEATURES_SORT: SortName = 'newly-on-desc';

/** A column that the schema gains does not compile until it is here. */
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

/** Columns whose greatest values are what one looks for. */
const GREATEST_FIRST: readonly SortColumn[] = ['coverage', 'newly-on'];

/** The list's own sort where an address names none that exists. */
export function parseSort(name: string | undefined, own: SortName = DEFAULT_SORT): SortName {
  return SORT_NAMES.find((known) => known === name) ?? own;
}

/** How an address asks for a sort; undefined for the list's own. */
export function sortParameter(
  sort: SortName | undefined,
  own: SortName = DEFAULT_SORT,
): SortName | undefined {
  return sort === own ? undefined : sort;
}

/** What the schema calls a sort. */
export function toFeatureSort(sort: SortName): FeatureSort {
  return sort.toUpperCase().replaceAll('-', '_') as FeatureSort;
}

export function toSortName(sort: FeatureSort): SortName {
  return sort.toLowerCase().replaceAll('_', '-') as SortName;
}

/**
 * The sort a click on a column's head leads to: that column, or the other way round where it is
 * sorted by it already.
 */
export function nextSort(current: SortName, column: SortColumn): SortName {
  const [first, second] = GREATEST_FIRST.includes(column)
    ? (['desc', 'asc'] as const)
    : (['asc', 'desc'] as const);
  return current === `${column}-${first}` ? `${column}-${second}` : `${column}-${first}`;
}

/** For `aria-sort`: how the list is sorted by a column now, if it is. */
export function sortDirection(
  current: SortName,
  column: SortColumn,
): 'ascending' | 'descending' | undefined {
  if (current === `${column}-asc`) return 'ascending';
  return current === `${column}-desc` ? 'descending' : undefined;
}
