// Everything needed to answer queries: records, exact names, and two text indexes, one for keys and
// one for all other records, since keys are the majority.
// Ruled by docs/decisions/0011-search-engine.md.
import { LRUCache } from 'lru-cache';
import type { Day } from '@/domain/Day';
import type { HitKind } from '@/domain/SearchHit';
import { SEARCH_FACETS, type SearchFacet, type SearchOrder } from '@/domain/SearchSettings';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { ExactNames } from './ExactNames';
import { FacetColumn, FacetColumnBuilder } from './FacetColumns';
import { collectPhrases, isFeature, joinPhrases, type Phrase, Phrases } from './Phrases';
import { rank } from './rank';
import type { RankOptions, Searched } from './Searched';
import { SearchRecords } from './SearchRecords';
import { searchText } from './searchTexts';
import type { Steps } from './Steps';
import { TextCollection } from './TextIndex';
import { Vocabulary } from './Vocabulary';

const MAX_KEPT_POSITIONS = 300_000;
/** Readers search for features more often than for specifications. */
const WORTHS: Readonly<Record<HitKind, number>> = {
  feature: 1,
  key: 1,
  browser: 1,
  release: 1,
  group: 0.7,
  specification: 0.6,
};
/** When both match the same word, the feature is the likelier target. */
const KEY_WORTH = 0.5;

type Columns = Readonly<Record<SearchFacet, FacetColumn>>;

export class SearchIndex {
  readonly records: SearchRecords;
  /** Every position, for the empty query. */
  readonly allPositions: readonly number[];
  readonly columns: Columns;
  /** By position, in Unix seconds; NaN for records without a date. */
  readonly newlyAt: Float64Array;
  readonly #searched: Searched;
  /** The same query recurs for each page, facet and reader. */
  readonly #kept = new LRUCache<string, readonly number[]>({
    maxSize: MAX_KEPT_POSITIONS,
    sizeCalculation: ({ length }) => length + 1,
  });
  readonly #placesByOrder = new Map<SearchOrder, Uint32Array>();

  private constructor(
    { records, columns, newlyAt }: Pick<SearchIndex, 'records' | 'columns' | 'newlyAt'>,
    searched: Searched,
  ) {
    this.records = records;
    this.allPositions = Array.from({ length: records.length }, (_, position) => position);
    this.columns = columns;
    this.newlyAt = newlyAt;
    this.#searched = searched;
  }

  /** Takes a second of computing altogether. */
  static *build(catalogue: Catalogue, today: Day): Steps<SearchIndex> {
    const records = new SearchRecords(catalogue, today);
    const phrases = collectPhrases(catalogue);
    yield;
    const { ofKeys, ofOthers, ...facts } = yield* readRecords(records, catalogue, phrases);
    const said = yield* Phrases.build(phrases, (meant) =>
      isFeature(meant) ? meant.index : records.positionOfKey(meant.index),
    );
    const vocabulary = yield* Vocabulary.build([ofOthers.terms, ofKeys.terms, said.terms]);
    const names = yield* ExactNames.build(catalogue, records);
    const searched: Searched = {
      names,
      phrases: said,
      texts: [
        { index: yield* ofOthers.makeIndex(), worth: 1 },
        { index: yield* ofKeys.makeIndex(), worth: KEY_WORTH },
      ],
      vocabulary,
      recordCount: records.length,
      worthOf: (position) => WORTHS[records.kindAt(position)],
      ownerOf: (position) => records.ownerOf(position),
    };
    return new SearchIndex({ records, ...facts }, searched);
  }

  /**
   * Positions of records, best first. A query without a letter or digit matches only what it names.
   */
  rank(query: string, options: RankOptions): readonly number[] {
    const question = `${options.prefixes} ${options.hasTypoTolerance} ${options.fields?.join() ?? ''} ${query}`;
    const known = this.#kept.get(question);
    if (known) return known;
    const positions = rank(query, this.#searched, options).map(({ position }) => position);
    this.#kept.set(question, positions);
    return positions;
  }

  /** Sorts positions by another order. Ties and records without the sort value keep their order. */
  inOrder(positions: readonly number[], order: SearchOrder): number[] {
    const places = this.#places(order);

    return [...positions].sort((a, b) => places[a]! - places[b]!);
  }

  #places(order: SearchOrder): Uint32Array {
    const known = this.#placesByOrder.get(order);
    if (known) return known;
    const places = new Uint32Array(this.records.length);
    [...this.allPositions]
      .sort(this.#compareBy(order))
      .forEach((position, place) => (places[position] = place));
    this.#placesByOrder.set(order, places);
    return places;
  }

  #compareBy(order: SearchOrder): (a: number, b: number) => number {
    if (order === 'name_asc') {
      const names = Array.from(this.records, ({ name }) => name);
      return (a, b) => COLLATOR.compare(names[a]!, names[b]!);
    }
    const dates = this.newlyAt.map((date) => (Number.isNaN(date) ? -Infinity : date));
    return (a, b) => dates[b]! - dates[a]! || 0;
  }
}

/** Reads each record once: its texts, its facets and its date. */
function* readRecords(
  records: SearchRecords,
  catalogue: Catalogue,
  phrases: readonly Phrase[],
): Steps<Pick<SearchIndex, 'columns' | 'newlyAt'> & Record<'ofKeys' | 'ofOthers', TextCollection>> {
  const phrasesBySlug = joinPhrases(phrases);
  const columns = SEARCH_FACETS.map((facet) => new FacetColumnBuilder(facet));
  const newlyAt = new Float64Array(records.length);
  const [ofKeys, ofOthers] = [new TextCollection(false), new TextCollection(true)];
  let position = 0;
  for (const record of records) {
    for (const column of columns) column.add(record);
    newlyAt[position] = record.newlyAt ?? Number.NaN;
    const said = record.kind === 'feature' ? phrasesBySlug.get(record.slug!) : undefined;
    const texts = record.kind === 'key' ? ofKeys : ofOthers;
    texts.add(searchText(record, position++, catalogue, said));
    yield;
  }
  const made = columns.map((column) => [column.attribute, new FacetColumn(column)] as const);
  return { columns: Object.fromEntries(made) as Columns, newlyAt, ofKeys, ofOthers };
}

const COLLATOR = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });
