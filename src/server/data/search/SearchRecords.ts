// Everything searchable in the catalogue, as a hit shows it. A record is built on demand: twenty
// thousand of them take more memory than the catalogue. Baseline statuses are as of the given day,
// so an index kept overnight goes stale.
import { LRUCache } from 'lru-cache';
import type { Day } from '@/domain/Day';
import { HIT_KINDS, type HitKind, type SearchRecord } from '@/domain/SearchHit';
import type {
  Browser,
  Catalogue,
  Feature,
  Group,
  Release,
  Specification,
} from '@/server/data/catalogue/Catalogue';
import {
  browserFacts,
  featureFacts,
  groupFacts,
  keyFacts,
  releaseFacts,
  type SearchFacts,
  type SearchIdentity,
  specificationFacts,
} from './searchFacts';

/** Records of the size of a kilobyte. */
const MAX_MADE = 2_000;

type Placed<Entity> = readonly (readonly [position: number, entity: Entity])[];

/**
 * The order breaks ties in ranking: features, keys in code-unit order of their paths, then the
 * rest; a browser's newest release first.
 */
export class SearchRecords {
  readonly length: number;
  readonly #catalogue: Catalogue;
  readonly #today: Day;
  readonly #formerSlugs: ReadonlyMap<Feature, string[]>;
  readonly #releases: readonly Release[];
  /** Position of the first record of each kind, in the order of `HIT_KINDS`. */
  readonly #starts: readonly number[];
  /** By key index. */
  readonly #keyPositions: Uint32Array;
  /** The records that readers see often. */
  readonly #made = new LRUCache<number, SearchRecord>({ max: MAX_MADE });

  constructor(catalogue: Catalogue, today: Day) {
    this.#catalogue = catalogue;
    this.#today = today;
    this.#formerSlugs = getFormerSlugs(catalogue);
    const { features, dataKeyIndexes, browsers, groups, specifications } = catalogue;
    this.#releases = browsers.flatMap(({ releases }) => [...releases].reverse());
    const lists = [features, dataKeyIndexes, browsers, this.#releases, groups, specifications];
    const starts = [0];
    for (const { length } of lists) starts.push(starts.at(-1)! + length);
    this.#starts = starts;
    this.length = starts.at(-1)!;
    this.#keyPositions = new Uint32Array(catalogue.keyCount);
    for (const [at, index] of dataKeyIndexes.entries())
      this.#keyPositions[index] = features.length + at;
  }

  kindAt(position: number): HitKind {
    let kind = 0;
    while (position >= this.#starts[kind + 1]!) kind++;
    return HIT_KINDS[kind]!;
  }

  /** @param position at least 0 and less than `length` */
  at(position: number): SearchRecord {
    const known = this.#made.get(position);
    if (known) return known;
    const record = this.#make(position);
    this.#made.set(position, record);
    return record;
  }

  #make(position: number): SearchRecord {
    return Object.assign(this.identityAt(position), this.#factsAt(position));
  }

  /** The identity of a record, without building the record. */
  identityAt(position: number): SearchIdentity {
    const kind = this.kindAt(position);
    const at = position - this.#startOf(kind);
    const { features, dataKeyIndexes, keyAt, browsers, groups, specifications } = this.#catalogue;
    switch (kind) {
      case 'feature': {
        const { slug } = features[at]!;
        return { objectID: `feature:${slug}`, kind, slug };
      }
      case 'key': {
        const { path } = keyAt(dataKeyIndexes[at]!);
        return { objectID: `key:${path}`, kind, path };
      }
      case 'browser': {
        const { slug } = browsers[at]!;
        return { objectID: `browser:${slug}`, kind, slug };
      }
      case 'release': {
        const { browser, version } = this.#releases[at]!;
        return { objectID: `release:${browser.slug}@${version}`, kind, slug: browser.slug };
      }
      case 'group': {
        const { path } = groups[at]!;
        return { objectID: `group:${path}`, kind, path };
      }
      case 'specification': {
        const { id } = specifications[at]!;
        return { objectID: `spec:${id}`, kind, slug: id };
      }
    }
  }

  #factsAt(position: number): SearchFacts {
    const kind = this.kindAt(position);
    const at = position - this.#startOf(kind);
    const { features, dataKeyIndexes, keyAt, browsers, groups, specifications } = this.#catalogue;
    switch (kind) {
      case 'feature': {
        const feature = features[at]!;
        return featureFacts(feature, this.#formerSlugs.get(feature) ?? [], this.#today);
      }
      case 'key':
        return keyFacts(keyAt(dataKeyIndexes[at]!), this.#today);
      case 'browser':
        return browserFacts(browsers[at]!);
      case 'release':
        return releaseFacts(this.#releases[at]!);
      case 'group':
        return groupFacts(groups[at]!);
      case 'specification':
        return specificationFacts(specifications[at]!);
    }
  }

  *[Symbol.iterator](): Generator<SearchRecord, void> {
    for (let position = 0; position < this.length; position++) yield this.#make(position);
  }

  /** @param index of a key with data */
  positionOfKey(index: number): number {
    return this.#keyPositions[index]!;
  }

  /** The feature that owns the key at a position, by position: a feature's is its index. */
  ownerOf(position: number): number | undefined {
    if (this.kindAt(position) !== 'key') return undefined;
    const { dataKeyIndexes, keyAt } = this.#catalogue;
    return keyAt(dataKeyIndexes[position - this.#startOf('key')]!).feature?.index;
  }

  get browsers(): Placed<Browser> {
    return this.#place('browser', this.#catalogue.browsers);
  }

  get releases(): Placed<Release> {
    return this.#place('release', this.#releases);
  }

  get groups(): Placed<Group> {
    return this.#place('group', this.#catalogue.groups);
  }

  get specifications(): Placed<Specification> {
    return this.#place('specification', this.#catalogue.specifications);
  }

  #place<Entity>(kind: HitKind, entities: readonly Entity[]): Placed<Entity> {
    const start = this.#startOf(kind);
    return entities.map((entity, at) => [start + at, entity]);
  }

  #startOf(kind: HitKind): number {
    return this.#starts[HIT_KINDS.indexOf(kind)]!;
  }
}

/** The old slug of a split feature leads to each of its successors. */
function getFormerSlugs({ redirects }: Catalogue): ReadonlyMap<Feature, string[]> {
  const slugs = new Map<Feature, string[]>();
  for (const redirect of redirects) {
    for (const target of redirect.kind === 'moved' ? [redirect.target] : redirect.targets)
      slugs.set(target, [...(slugs.get(target) ?? []), redirect.slug]);
  }
  return slugs;
}
