import { LRUCache } from 'lru-cache';
import { type Audience, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import type { Day } from '@/domain/Day';
import type { Browser, Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { governingShares } from '@/server/model/coverage/coverage';

/** Sortable columns: four general ones, and the first supporting version of each core browser. */
export const SORT_COLUMNS = [
  'NAME',
  'BASELINE',
  'COVERAGE',
  'NEWLY_ON',
  'CHROME',
  'CHROME_ANDROID',
  'EDGE',
  'FIREFOX',
  'FIREFOX_ANDROID',
  'SAFARI',
  'SAFARI_IOS',
] as const;

type SortColumn = (typeof SORT_COLUMNS)[number];
export type FeatureSort = `${SortColumn}_${'ASC' | 'DESC'}`;

export interface Order {
  readonly sort: FeatureSort;
  readonly audience: Audience;
  /** In percent; decides which share of a feature governs. The default line if undefined. */
  readonly linePercent?: number | undefined;
  readonly today: Day;
}

/** Undefined sorts last in both directions. */
type SortKey = number | undefined;

/** Bounds the cache to the orders in use at one time; each is an array of all features. */
const MAX_ORDERS = 64;
const getMemory = memoizeByCatalogue(
  'featureOrders',
  () => new LRUCache<string, readonly Feature[]>({ max: MAX_ORDERS }),
);

/** All features in a total order. Ties sort by slug in code-unit order, in both directions. */
export function sortFeatures(
  catalogue: Catalogue,
  { sort, audience, linePercent = DEFAULT_LINE_PERCENT, today }: Order,
): readonly Feature[] {
  const orders = getMemory(catalogue);
  const people = sort.startsWith('COVERAGE') ? `${audience.key} ${linePercent}` : '';
  const name = `${today} ${sort} ${people}`;
  const known = orders.get(name);
  if (known) return known;

  const direction = sort.endsWith('_DESC') ? -1 : 1;
  const column = sort.replace(/_(ASC|DESC)$/, '') as SortColumn;
  const keys =
    column === 'COVERAGE'
      ? governingShares(catalogue, audience, linePercent)
      : sortKeys(catalogue, column, today);
  const sorted = catalogue.features.toSorted(
    (a, b) => compareKeys(keys[a.index], keys[b.index], direction) || a.index - b.index,
  );
  orders.set(name, sorted);
  return sorted;
}

function compareKeys(a: SortKey, b: SortKey, direction: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return (a - b) * direction;
}

function sortKeys(
  catalogue: Catalogue,
  column: Exclude<SortColumn, 'COVERAGE'>,
  today: Day,
): ArrayLike<SortKey> {
  const { features } = catalogue;
  switch (column) {
    case 'NAME':
      return nameRanks(features);
    case 'BASELINE':
      return features.map((feature) => STATUS_RANKS[getBaseline(feature, today).status]);
    case 'NEWLY_ON':
      return features.map(({ stated: { lowDate } }) =>
        lowDate === undefined ? undefined : dayNumber(lowDate),
      );
    default:
      return features.map((feature) =>
        firstSupportKey(feature, catalogue.browserBySlug(column.toLowerCase())),
      );
  }
}

const STATUS_RANKS = { LIMITED: 0, NEWLY: 1, WIDELY: 2 } as const;

/**
 * Names that differ only in case, accents or punctuation share a rank, so their slugs decide:
 * `::backdrop` sorts under b.
 */
function nameRanks(features: readonly Feature[]): number[] {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const named = features.map((feature) => ({ feature, name: sortedName(feature) }));
  const ranks = new Array<number>(features.length);
  let rank = 0;
  named
    .sort((a, b) => compare(a.name, b.name))
    .forEach(({ feature, name }, position) => {
      const previous = named[position - 1];
      if (previous && compare(previous.name, name) !== 0) rank++;
      ranks[feature.index] = rank;
    });
  return ranks;
}

const sortedName = ({ name }: Feature): string => name.replace(/[^\p{L}\p{N}\s]+/gu, ' ').trim();

/**
 * By release date, then by position among the browser's releases. A version without a release sorts
 * after all others.
 */
function firstSupportKey(feature: Feature, browser: Browser | undefined): SortKey {
  const first = feature.support.find((support) => support.browser === browser);
  if (!first) return undefined;
  const { release } = first;
  return (
    (release?.releasedOn ? dayNumber(release.releasedOn) : 99_999_999) * 10_000 +
    (release?.index ?? 9_999)
  );
}

function dayNumber(day: Day): number {
  return Number(day.replaceAll('-', ''));
}
