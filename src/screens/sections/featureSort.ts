import type { FeatureSort } from '@/__generated__/FeaturesScreenQuery.graphql';

type ColumnOf<Sort> = Sort extends `${infer Column}_ASC` ? Column : never;

/** What a list of features can be sorted by. */
export type SortColumn = ColumnOf<FeatureSort>;

const DEFAULT_SORT: FeatureSort = 'NAME_ASC';

const COLUMNS: readonly SortColumn[] = [
  ...(['NAME', 'COVERAGE', 'BASELINE', 'NEWLY_ON'] as const),
  ...([
    'CHROME',
    'CHROME_ANDROID',
    'EDGE',
    'FIREFOX',
    'FIREFOX_ANDROID',
    'SAFARI',
    'SAFARI_IOS',
  ] as const),
];

/** By the word that stands for them in an address: `coverage-desc`. */
const SORTS = new Map(
  COLUMNS.flatMap((column) => [`${column}_ASC` as const, `${column}_DESC` as const]).map((sort) => [
    wordOf(sort),
    sort,
  ]),
);

/** Columns whose greatest values are what one looks for. */
const GREATEST_FIRST: readonly SortColumn[] = ['COVERAGE', 'NEWLY_ON'];

/** The sort an address asks for by its word; the default one where it says nothing or what nobody knows. */
export function sortOfWord(word: string | undefined): FeatureSort {
  return SORTS.get(word ?? '') ?? DEFAULT_SORT;
}

/** The word for a sort in an address, where it is not the default one. */
export function sortWordOf(sort: FeatureSort): string | undefined {
  return sort === DEFAULT_SORT ? undefined : wordOf(sort);
}

/** The sort a click on a column's head leads to: that column, or the other way round where it is sorted by it already. */
export function nextSort(current: FeatureSort, column: SortColumn): FeatureSort {
  const [first, second] = GREATEST_FIRST.includes(column)
    ? (['DESC', 'ASC'] as const)
    : (['ASC', 'DESC'] as const);
  return current === `${column}_${first}` ? `${column}_${second}` : `${column}_${first}`;
}

/** For `aria-sort`: how the list is sorted by a column now, if it is. */
export function directionOf(
  current: FeatureSort,
  column: SortColumn,
): 'ascending' | 'descending' | undefined {
  if (current === `${column}_ASC`) return 'ascending';
  return current === `${column}_DESC` ? 'descending' : undefined;
}

function wordOf(sort: FeatureSort): string {
  return sort.toLowerCase().replaceAll('_', '-');
}
