import { type PageAddress, pageParameter, withSearch } from './address';

/** The state of the features list, as in its URL. */
export interface FeaturesView {
  /** Trimmed; empty for all features. */
  readonly query: string;
  readonly sort: SortName;
  /** The columns besides the name. */
  readonly columns: readonly ColumnName[];
  /** Starts at 1. */
  readonly page: number;
}

export function parseFeaturesView(address: PageAddress): FeaturesView {
  return {
    query: address.search('q')?.trim() ?? '',
    sort: parseSort(address.search('sort'), FEATURES_SORT),
    columns: parseColumns(address.search('columns')),
    page: address.page,
  };
}

export function featuresHref({ query, sort, columns, page }: Partial<FeaturesView> = {}): string {
  return withSearch('/features', {
    q: query,
    sort: sortParameter(sort, FEATURES_SORT),
    columns: columnsParameter(columns),
    page: pageParameter(page),
  });
}

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

/** Columns that feature lists can be sorted by: all that the schema's `FeatureSort` knows. */
const SORT_COLUMNS = [
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

export type SortColumn = (typeof SORT_COLUMNS)[number];

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

export const SORT_NAMES = SORT_COLUMNS.flatMap((column): readonly SortName[] => [
  `${column}-asc`,
  `${column}-desc`,
]);

/** Columns that sort descending first, because their highest values matter most. */
const GREATEST_FIRST: readonly SortColumn[] = ['coverage', 'newly-on'];

/** Falls back to the list's default sort if the URL names no valid one. */
function parseSort(name: string | undefined, own: SortName = DEFAULT_SORT): SortName {
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

/** A group and the state of its feature list. */
export interface GroupView {
  /** Slugs from the root, joined by `/`. */
  readonly path: string;
  readonly sort: SortName;
  /** Starts at 1. */
  readonly page: number;
}

export function parseGroupView(address: PageAddress): GroupView {
  return {
    path: address.params('path').join('/'),
    sort: parseSort(address.search('sort')),
    page: address.page,
  };
}

export function groupHref(path: string, { sort, page }: Partial<Omit<GroupView, 'path'>> = {}) {
  return withSearch(`/groups/${path}`, { sort: sortParameter(sort), page: pageParameter(page) });
}

export function baselineHref(year?: number): string {
  return year === undefined ? '/baseline' : `/baseline/${year}`;
}

/** Undefined if the URL has no year; NaN if it is invalid. */
export function parseBaselineYear(address: PageAddress): number | undefined {
  const [text, ...rest] = address.params('year');
  if (text === undefined) return undefined;
  return /^\d{4}$/.test(text) && rest.length === 0 ? Number(text) : NaN;
}
