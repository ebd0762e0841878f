// The catalogue → what answers queries: records, exact names, and a text index each for keys and for everything else, since most are keys.
import type { Day } from '@/domain/Day';
import type { HitKind, SearchRecord } from '@/domain/SearchHit';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { buildRecords } from './buildRecords';
import { ExactNames } from './ExactNames';
import { rank, type Ranked, type RankOptions, type Searched } from './rank';
import { searchText, type SearchText } from './searchTexts';
import { TextIndex } from './TextIndex';
import { Vocabulary } from './Vocabulary';

/** Readers look for what they can use first, and then for where it is written down. */
const WORTHS: Readonly<Record<HitKind, number>> = { feature: 1, key: 1, browser: 1, release: 1, group: 0.7, specification: 0.6 };
/** A key whose name has a word of the query is less likely meant than a feature whose name has it. */
const KEY_WORTH = 0.5;

export class SearchIndex {
  readonly records: readonly SearchRecord[];
  readonly #searched: Searched;

  constructor(catalogue: Catalogue, today: Day) {
    this.records = buildRecords(catalogue, today);
    const positions = new Map(this.records.map(({ objectID }, position) => [objectID, position]));
    const texts = this.records.map((record, position) => searchText(record, position, catalogue));
    const isKey = ({ id }: SearchText): boolean => this.records[id]!.kind === 'key';
    const owners = this.#owners(catalogue, positions);
    const ofKeys = new TextIndex(texts.filter(isKey));
    const ofOthers = new TextIndex(texts.filter((text) => !isKey(text)));
    this.#searched = {
      names: new ExactNames(catalogue, (objectID) => positions.get(objectID)!),
      texts: [
        { index: ofOthers, worth: 1 },
        { index: ofKeys, worth: KEY_WORTH },
      ],
      vocabulary: new Vocabulary([ofOthers.terms, ofKeys.terms]),
      recordCount: this.records.length,
      worthOf: (position) => WORTHS[this.records[position]!.kind],
      ownerOf: (position) => owners.get(position),
    };
  }

  #owners(catalogue: Catalogue, positions: ReadonlyMap<string, number>): ReadonlyMap<number, number> {
    const owners = new Map<number, number>();
    for (const index of catalogue.dataKeyIndexes) {
      const { path, feature } = catalogue.keyAt(index);
      if (feature) owners.set(positions.get(`key:${path}`)!, positions.get(`feature:${feature.slug}`)!);
    }
    return owners;
  }

  /** Best first. A query without any letter or digit finds what it names alone. */
  rank(query: string, options: RankOptions): readonly Ranked[] {
    return rank(query, this.#searched, options);
  }
}
