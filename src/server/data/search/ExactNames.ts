// Maps names to records, ignoring punctuation: `Array.prototype.at()`, `array.at` and `ArrayAt`
// share one entry. A feature also owns the names of its keys, so a search for `border-block-color`
// returns “Logical properties” first and the key second.
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { NameCollection, type NameTable } from './NameTable';
import { OPERATOR_PATHS } from './operators.data';
import type { SearchRecords } from './SearchRecords';
import type { Steps } from './Steps';
import { exactForm, getStem, stripPrefix } from './tokens';

/**
 * How strongly a name identifies a record. Weights share a scale with text scores, which are at
 * most 4.
 */
const WEIGHT = {
  path: 14,
  literal: 11,
  name: 10,
  formerSlug: 9,
  topKey: 6,
  other: 3.5,
  pair: 5,
  twoSegments: 4,
  leaf: 3,
  deepLeaf: 2,
  begun: 4.5,
} as const;
const SINGULAR = 0.95;
/** Ranks a key just below the feature it belongs to. */
const BEHIND_FEATURE = 0.3;
/** How many leading path segments are folders and not part of a name. */
const FOLDER_DEPTH: Readonly<Record<string, number>> = {
  api: 1,
  css: 2,
  html: 2,
  javascript: 2,
  http: 2,
  svg: 2,
  mathml: 2,
  webassembly: 1,
  manifests: 1,
  webdriver: 1,
  webextensions: 2,
};

/** Shortest input, in characters, that may match as a prefix. */
const LEAST_BEGUN = 3;

/** Record position → weight. */
export type ExactMatches = ReadonlyMap<number, number>;

type Literals = ReadonlyMap<string, ExactMatches>;
type FeatureForms = readonly { readonly form: string; readonly position: number }[];

export class ExactNames {
  readonly #names: NameTable;
  /**
   * Feature names and slugs as written: `<progress>` and `progress()` are two different features.
   */
  readonly #literals: Literals;
  /** Normalized feature names and slugs, for prefix matches. */
  readonly #features: FeatureForms;

  private constructor(names: NameTable, literals: Literals, features: FeatureForms) {
    this.#names = names;
    this.#literals = literals;
    this.#features = features;
  }

  static *build(catalogue: Catalogue, records: SearchRecords): Steps<ExactNames> {
    const names = new NameCollection();
    const add = (name: string, position: number, weight: number): void => {
      const form = toExactForm(name);
      if (form !== '') names.add(form, position, weight);
    };
    for (const feature of catalogue.features) {
      addFeature(add, feature);
      yield;
    }
    for (const index of catalogue.dataKeyIndexes) {
      addKey(add, catalogue.keyAt(index), records.positionOfKey(index));
      yield;
    }
    for (const redirect of catalogue.redirects) {
      for (const { index } of redirect.kind === 'moved' ? [redirect.target] : redirect.targets)
        add(redirect.slug, index, WEIGHT.formerSlug);
    }
    addOthers(add, records);
    yield;
    const table = names.makeTable();
    yield;
    return new ExactNames(table, makeLiterals(catalogue, records), makeForms(catalogue));
  }

  matches(name: string): ExactMatches {
    return this.#names.matches(toExactForm(name));
  }

  literalMatches(name: string): ExactMatches {
    return this.#literals.get(name.trim().toLowerCase()) ?? NONE;
  }

  /** Features whose name starts with the input; the weight grows with the share already typed. */
  begunMatches(name: string): ExactMatches {
    const begun = toExactForm(name);
    const found = new Map<number, number>();
    if (begun.length < LEAST_BEGUN) return found;
    for (const { form, position } of this.#features) {
      if (form.startsWith(begun))
        found.set(
          position,
          Math.max(found.get(position) ?? 0, (WEIGHT.begun * begun.length) / form.length),
        );
    }
    return found;
  }

  /** Matches for the singular form; each feature name is indexed in the singular as well. */
  singularMatches(name: string): ExactMatches {
    return this.#names.matches(getStem(toExactForm(name)));
  }
}

type Add = (name: string, position: number, weight: number) => void;

/** A feature's position is its index: features come first. */
function addFeature(add: Add, { index, slug, name, keys }: Feature): void {
  for (const known of [slug, name, name.replace(/\s*\(.*\)\s*$/, '')])
    add(known, index, WEIGHT.name);
  for (const known of [slug, name]) add(getStem(toExactForm(known)), index, WEIGHT.name * SINGULAR);
  for (const { path } of keys) add(path, index, WEIGHT.leaf);
}

function addKey(add: Add, key: CompatKey, position: number): void {
  add(key.path, position, WEIGHT.path);
  for (const [name, weight] of getNames(key)) {
    if (key.feature) add(name, key.feature.index, weight);
    add(name, position, (weight - BEHIND_FEATURE) * (isOfWebPages(key) ? 1 : 0.5));
  }
}

function addOthers(add: Add, records: SearchRecords): void {
  for (const [position, { slug, name }] of records.browsers)
    for (const known of [slug, name]) add(known, position, WEIGHT.name);
  for (const [position, { browser, version }] of records.releases)
    for (const known of [browser.name, browser.slug])
      add(`${known} ${version}`, position, WEIGHT.name);
  for (const [position, { path, name }] of records.groups)
    for (const known of [path, name]) add(known, position, WEIGHT.other);
  for (const [position, { id, title }] of records.specifications)
    for (const known of [id, title]) add(known, position, WEIGHT.other);
}

function makeLiterals(catalogue: Catalogue, records: SearchRecords): Literals {
  const literals = new Map<string, ExactMatches>();
  for (const { index, slug, name } of catalogue.features)
    for (const literal of [slug, name])
      literals.set(literal.toLowerCase(), new Map([[index, WEIGHT.literal]]));
  for (const [operator, paths] of Object.entries(OPERATOR_PATHS)) {
    const entry = new Map<number, number>();
    for (const [at, path] of paths.entries()) {
      const key = catalogue.keyByPath(path);
      if (!key?.hasData) continue;
      if (key.feature) entry.set(key.feature.index, WEIGHT.name - at);
      entry.set(records.positionOfKey(key.index), WEIGHT.name - at - BEHIND_FEATURE);
    }
    literals.set(operator, entry);
  }
  return literals;
}

const makeForms = ({ features }: Catalogue): FeatureForms =>
  features.flatMap(({ index, slug, name }) =>
    [slug, name].map((text) => ({ form: toExactForm(text), position: index })),
  );

/** Page authors rarely ask about browser extensions or WebDriver. */
const isOfWebPages = ({ path }: CompatKey): boolean => !/^web(?:extensions|driver)\./.test(path);

const NONE: ExactMatches = new Map();

const toExactForm = (name: string): string => exactForm(stripPrefix(name.trim()));

/** Every name for a key, with its weight. */
function getNames(key: CompatKey): [string, number][] {
  const segments = key.path.split('.');
  const named = segments.slice(Math.min(FOLDER_DEPTH[segments[0]!] ?? 0, segments.length - 1));
  const leaf = named.at(-1)!;
  const bare = stripPrefix(leaf);
  const leafWeight = [WEIGHT.topKey, WEIGHT.leaf][named.length - 1] ?? WEIGHT.deepLeaf;
  const names: [string, number][] = [[leaf, leafWeight]];

  if (leaf.endsWith('_event')) names.push([`on${bare}`, leafWeight]);
  if (named.length >= 2) {
    const pairWeight = segments[0] === 'css' ? WEIGHT.pair : WEIGHT.twoSegments;
    names.push(
      [`${named.at(-2)} ${bare}`, pairWeight],
      [`${named[0]} prototype ${bare}`, WEIGHT.twoSegments],
    );
    if (named.length > 2) names.push([named.join(' '), WEIGHT.pair]);
  }
  for (const alternative of key.alternativeNames()) names.push([alternative, leafWeight]);
  return names;
}
