// Maps names to what they name, ignoring punctuation: `Array.prototype.at()`, `array.at` and
// `ArrayAt` share one entry. A feature also owns the names of its keys, so a search for
// `border-block-color` returns “Logical properties” first and the key second.
import type { Catalogue, CompatKey, Feature } from '@/server/catalogue/Catalogue';
import { OPERATOR_PATHS } from './operators.data';
import { exactForm, getStem, unprefixed } from './tokens';

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

export class ExactNames {
  readonly #entries = new Map<string, Map<number, number>>();
  /**
   * Feature names and slugs as written: `<progress>` and `progress()` are two different features.
   */
  readonly #literals = new Map<string, Map<number, number>>();
  /** Normalized feature names and slugs, for prefix matches. */
  readonly #features: readonly { readonly form: string; readonly position: number }[];

  constructor(catalogue: Catalogue, positionOf: (objectID: string) => number) {
    for (const feature of catalogue.features)
      this.#addFeature(feature, positionOf(`feature:${feature.slug}`));
    for (const index of catalogue.dataKeyIndexes) {
      const key = catalogue.keyAt(index);
      this.#addKey(
        key,
        positionOf(`key:${key.path}`),
        key.feature && positionOf(`feature:${key.feature.slug}`),
        catalogue,
      );
    }
    for (const redirect of catalogue.redirects) {
      for (const { slug } of redirect.kind === 'moved' ? [redirect.target] : redirect.targets)
        this.#add(redirect.slug, positionOf(`feature:${slug}`), WEIGHT.formerSlug);
    }
    this.#addOperators(catalogue, positionOf);
    for (const { slug, name } of catalogue.browsers)
      this.#addAll([slug, name], positionOf(`browser:${slug}`), WEIGHT.name);
    for (const { browser, version } of catalogue.releases) {
      this.#addAll(
        [`${browser.name} ${version}`, `${browser.slug} ${version}`],
        positionOf(`release:${browser.slug}@${version}`),
        WEIGHT.name,
      );
    }
    for (const { path, name } of catalogue.groups)
      this.#addAll([path, name], positionOf(`group:${path}`), WEIGHT.other);
    for (const { id, title } of catalogue.specifications)
      this.#addAll([id, title], positionOf(`spec:${id}`), WEIGHT.other);
    this.#features = catalogue.features.flatMap(({ slug, name }) =>
      [slug, name].map((text) => ({
        form: toExactForm(text),
        position: positionOf(`feature:${slug}`),
      })),
    );
  }

  get size(): number {
    return this.#entries.size;
  }

  matches(name: string): ExactMatches {
    return this.#entries.get(toExactForm(name)) ?? NONE;
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
    return this.#entries.get(getStem(toExactForm(name))) ?? NONE;
  }

  #addOperators(catalogue: Catalogue, positionOf: (objectID: string) => number): void {
    for (const [operator, paths] of Object.entries(OPERATOR_PATHS)) {
      const entry = new Map<number, number>();
      for (const [at, path] of paths.entries()) {
        const key = catalogue.keyByPath(path);
        if (!key?.hasData) continue;
        if (key.feature) entry.set(positionOf(`feature:${key.feature.slug}`), WEIGHT.name - at);
        entry.set(positionOf(`key:${path}`), WEIGHT.name - at - BEHIND_FEATURE);
      }
      this.#literals.set(operator, entry);
    }
  }

  #addFeature({ slug, name, keys }: Feature, position: number): void {
    for (const literal of [slug, name])
      this.#literals.set(literal.toLowerCase(), new Map([[position, WEIGHT.literal]]));
    this.#addAll([slug, name, name.replace(/\s*\(.*\)\s*$/, '')], position, WEIGHT.name);
    this.#addAll(
      [getStem(toExactForm(slug)), getStem(toExactForm(name))],
      position,
      WEIGHT.name * SINGULAR,
    );
    for (const { path } of keys) this.#add(path, position, WEIGHT.leaf);
  }

  #addKey(
    key: CompatKey,
    position: number,
    featurePosition: number | undefined,
    catalogue: Catalogue,
  ): void {
    this.#add(key.path, position, WEIGHT.path);
    for (const [name, weight] of getNames(key, catalogue)) {
      if (featurePosition !== undefined) this.#add(name, featurePosition, weight);
      this.#add(name, position, (weight - BEHIND_FEATURE) * (isOfWebPages(key) ? 1 : 0.5));
    }
  }

  #addAll(names: readonly string[], position: number, weight: number): void {
    for (const name of names) this.#add(name, position, weight);
  }

  #add(name: string, position: number, weight: number): void {
    const form = toExactForm(name);
    if (form === '') return;
    const entry = this.#entries.get(form) ?? new Map<number, number>();
    entry.set(position, Math.max(weight, entry.get(position) ?? 0));
    this.#entries.set(form, entry);
  }
}

/** Page authors rarely ask about browser extensions or WebDriver. */
const isOfWebPages = ({ path }: CompatKey): boolean => !/^web(?:extensions|driver)\./.test(path);

const NONE: ExactMatches = new Map();

const toExactForm = (name: string): string => exactForm(unprefixed(name.trim()));

/** Every name for a key, with its weight. */
function getNames(key: CompatKey, catalogue: Catalogue): [string, number][] {
  const segments = key.path.split('.');
  const named = segments.slice(Math.min(FOLDER_DEPTH[segments[0]!] ?? 0, segments.length - 1));
  const leaf = named.at(-1)!;
  const bare = unprefixed(leaf);
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
  for (const alternative of getAlternativeNames(key, catalogue))
    names.push([alternative, leafWeight]);
  return names;
}

/** Names that any browser uses or has used for the key. */
export function getAlternativeNames(key: CompatKey, { browsers }: Catalogue): string[] {
  const names = new Set<string>();
  for (const browser of browsers)
    for (const { alternativeName } of key.statements(browser) ?? [])
      if (alternativeName) names.add(alternativeName);
  return [...names];
}
