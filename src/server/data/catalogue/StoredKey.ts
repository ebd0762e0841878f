// A CompatKey backed by one row of the key tables. It stores only its path; everything else is read
// from the tables on access.
import { type CatalogueTables, KeyFlag, NONE_16, NONE_32 } from './artefactTables';
import type {
  Browser,
  CompatKey,
  Feature,
  FirstSupport,
  NewlyAvailable,
  Specification,
  SpecificationLink,
  SupportStatement,
} from './Catalogue';
import type { PublishedStatus } from './PublishedStatus';

/** The entities that keys refer to. */
export interface KeySurroundings {
  readonly browsers: readonly Browser[];
  readonly coreBrowsers: readonly Browser[];
  readonly features: readonly Feature[];
  readonly specifications: readonly Specification[];
  /** URL of BCD's source files, ending in a slash. */
  readonly sourceRoot: string;
  /** The same, for keys that newer data has no longer. */
  readonly withdrawnSourceRoot: string;
  /** Indexes of keys that newer data has no longer. */
  readonly withdrawnKeys: ReadonlySet<number>;
  readonly publishedKeys: ReadonlyMap<number, PublishedStatus<FirstSupport>>;
}

export interface KeyRows {
  readonly tables: CatalogueTables;
  readonly surroundings: KeySurroundings;
  at(index: number): CompatKey;
  pathOf(key: number): string;
  /** Undefined for text number 0. */
  text(number: number): string | undefined;
  statements(block: number): readonly SupportStatement[];
  alternativeNames(block: number): readonly string[];
}

export class StoredKey implements CompatKey {
  readonly path: string;
  readonly #store: KeyRows;

  constructor(
    store: KeyRows,
    readonly index: number,
  ) {
    this.#store = store;
    this.path = store.pathOf(index);
  }

  get name(): string {
    return this.path.slice(this.path.lastIndexOf('.') + 1);
  }

  get hasData(): boolean {
    return this.#has(KeyFlag.HAS_DATA);
  }

  get isDeprecated(): boolean {
    return this.#has(KeyFlag.DEPRECATED);
  }

  get isExperimental(): boolean {
    return this.#has(KeyFlag.EXPERIMENTAL);
  }

  get isStandardTrack(): boolean {
    return this.#has(KeyFlag.STANDARD_TRACK);
  }

  get isWithdrawn(): boolean {
    return this.#store.surroundings.withdrawnKeys.has(this.index);
  }

  get published(): PublishedStatus<FirstSupport> | undefined {
    return this.#store.surroundings.publishedKeys.get(this.index);
  }

  get descriptionHtml(): string | undefined {
    return this.#store.text(this.#store.tables.keyDescription[this.index]!);
  }

  get mdnUrl(): string | undefined {
    return this.#store.text(this.#store.tables.keyMdnUrl[this.index]!);
  }

  get sourceUrl(): string | undefined {
    const file = this.#store.text(this.#store.tables.keySourceFile[this.index]!);

    const { sourceRoot, withdrawnSourceRoot } = this.#store.surroundings;
    return file === undefined
      ? undefined
      : (this.isWithdrawn ? withdrawnSourceRoot : sourceRoot) + file;
  }

  get parent(): CompatKey | undefined {
    const parent = this.#store.tables.keyParent[this.index]!;

    return parent === NONE_32 ? undefined : this.#store.at(parent);
  }

  get children(): readonly CompatKey[] {
    const { keyChildren, keyChildStart } = this.#store.tables;

    return Array.from(
      keyChildren.subarray(keyChildStart[this.index], keyChildStart[this.index + 1]),
      (child) => this.#store.at(child),
    );
  }

  get descendantCount(): number {
    return this.#store.tables.keyDescendantCount[this.index]!;
  }

  get feature(): Feature | undefined {
    return this.#store.surroundings.features[this.#store.tables.keyFeature[this.index]!];
  }

  get specifications(): readonly SpecificationLink[] {
    const { keySpecStart, keySpecUrl, keySpec } = this.#store.tables;
    const start = keySpecStart[this.index]!;

    return Array.from(
      keySpecUrl.subarray(start, keySpecStart[this.index + 1]),
      (url, position) => ({
        url: this.#store.text(url)!,
        specification: this.#store.surroundings.specifications[keySpec[start + position]!],
      }),
    );
  }

  get newlyAvailable(): NewlyAvailable | undefined {
    const digits = String(this.#store.tables.keyNewlyOn[this.index]!);
    if (digits === '0') return undefined;

    return {
      on: digits.replace(/(....)(..)(..)/, '$1-$2-$3'),
      isUpperBound: this.#has(KeyFlag.NEWLY_UPPER_BOUND),
    };
  }

  statements(browser: Browser): readonly SupportStatement[] | undefined {
    const block =
      this.#store.tables.keyBlock[
        this.index * this.#store.surroundings.browsers.length + browser.index
      ]!;

    return block === NONE_16 ? undefined : this.#store.statements(block);
  }

  alternativeNames(): readonly string[] {
    const { tables, surroundings } = this.#store;
    const from = this.index * surroundings.browsers.length;
    const names = new Set<string>();
    for (const block of tables.keyBlock.subarray(from, from + surroundings.browsers.length))
      if (block !== NONE_16)
        for (const name of this.#store.alternativeNames(block)) names.add(name);
    return [...names];
  }

  firstSupport(): readonly FirstSupport[] {
    const { coreBrowsers } = this.#store.surroundings;

    return coreBrowsers.flatMap((browser, position) => {
      const first = this.#store.tables.keyFirst[this.index * coreBrowsers.length + position]!;
      const release = browser.releases[first >> 1];
      return release
        ? [{ browser, version: release.version, release, isUpperBound: (first & 1) === 0 }]
        : [];
    });
  }

  missingIn(): readonly Browser[] {
    const support = this.firstSupport();

    return this.#store.surroundings.coreBrowsers.filter(
      (core) => !support.some(({ browser }) => browser === core),
    );
  }

  #has(flag: number): boolean {
    return (this.#store.tables.keyFlags[this.index]! & flag) !== 0;
  }
}
