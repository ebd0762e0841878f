// Everything needed to answer queries: records, exact names, and two text indexes, one for keys and
// one for all other records, since keys are the majority.
import { LRUCache } from 'lru-cache';
import type { Day } from '@/domain/Day';
import type { HitKind, SearchRecord } from '@/domain/SearchHit';
import { SEARCH_FACETS, type SearchFacet, type SearchOrder } from '@/domain/SearchSettings';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { buildRecords } from './buildRecords';
import { ExactNames } from './ExactNames';
import { FacetColumn } from './FacetColumns';
import { collectPhrases, joinPhrases, Phrases } from './Phrases';
import { rank, type RankOptions, type Searched } from './rank';
import { searchText, type SearchText } from './searchTexts';
import { TextIndex } from './TextIndex';
import { Vocabulary } from './Vocabulary';

const MAX_KEPT_POSITIONS = 300_000;
/** Readers look for what they can use before they look for where it is specified. */
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

export class SearchIndex {
  readonly records: readonly SearchRecord[];
  /** Every position, for the empty query. */
  readonly allPositions: readonly number[];
  readonly columns: Readonly<Record<SearchFacet, FacetColumn>>;
  readonly #searched: Searched;
  /** The same query recurs for each page, facet and reader. */
  readonly #kept = new LRUCache<string, readonly number[]>({
    maxSize: MAX_KEPT_POSITIONS,
    sizeCalculation: ({ length }) => length + 1,
  });
  readonly #placesByOrder = new Map<SearchOrder, Uint32Array>();

  constructor(catalogue: Catalogue, today: Day) {
    this.records = buildRecords(catalogue, today);
    this.allPositions = this.records.map((_, position) => position);
    this.columns = buildColumns(this.records);
    const positions = new Map(this.records.map(({ objectID }, position) => [objectID, position]));
    const phrases = collectPhrases(catalogue);
    const phrasesBySlug = joinPhrases(phrases);
    const texts = this.records.map((record, position) =>
      searchText(
        record,
        position,
        catalogue,
        record.kind === 'feature' ? phrasesBySlug.get(record.slug!) : undefined,
      ),
    );
    const isKey = ({ id }: SearchText): boolean => this.records[id]!.kind === 'key';
    const owners = this.#owners(catalogue, positions);
    const ofKeys = new TextIndex(texts.filter(isKey));
    const ofOthers = new TextIndex(texts.filter((text) => !isKey(text)));
    const said = new Phrases(phrases, ({ slug }) => positions.get(`feature:${slug}`)!);
    this.#searched = {
      names: new ExactNames(catalogue, (objectID) => positions.get(objectID)!),
      phrases: said,
      texts: [
        { index: ofOthers, worth: 1 },
        { index: ofKeys, worth: KEY_WORTH },
      ],
      vocabulary: new Vocabulary([ofOthers.terms, ofKeys.terms, said.terms]),
      recordCount: this.records.length,
      worthOf: (position) => WORTHS[this.records[position]!.kind],
      ownerOf: (position) => owners.get(position),
    };
  }

  #owners(
    catalogue: Catalogue,
    positions: ReadonlyMap<string, number>,
  ): ReadonlyMap<number, number> {
    const owners = new Map<number, number>();
    for (const index of catalogue.dataKeyIndexes) {
      const { path, feature } = catalogue.keyAt(index);
      if (feature)
        owners.set(positions.get(`key:${path}`)!, positions.get(`feature:${feature.slug}`)!);
    }
    return owners;
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
      .sort((a, b) => COMPARE[order](this.records[a]!, this.records[b]!))
      .forEach((position, place) => (places[position] = place));
    this.#placesByOrder.set(order, places);
    return places;
  }
}

const buildColumns = (records: readonly SearchRecord[]) =>
  Object.fromEntries(
    SEARCH_FACETS.map((facet) => [facet, new FacetColumn(records, facet)]),
  ) as Record<SearchFacet, FacetColumn>;

const COMPARE: Readonly<Record<SearchOrder, (a: SearchRecord, b: SearchRecord) => number>> = {
  name_asc: (a, b) => COLLATOR.compare(a.name, b.name),
  newly_desc: (a, b) => (b.newlyAt ?? -Infinity) - (a.newlyAt ?? -Infinity) || 0,
};

const COLLATOR = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });
