// Maps what developers say to the features they mean. A phrase is a set of words: order and endings
// don't matter, and a query that shares most of its words and adds little also matches.
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { CANIUSE_KEYWORDS } from './caniuseKeywords.data';
import { PHRASES } from './phrases.data';
import { FILLER_ROOTS, toRoot, toRoots } from './roots';
import type { Steps } from './Steps';
import { wordsIn } from './tokens';

/** Our own phrases were written for their features; a caniuse keyword often names only a part. */
const WEIGHT = { phrase: 20, keyword: 6 } as const;
/** Each further feature of a phrase loses this share of the weight. */
const NEXT = 0.2;
/** Minimum likeness (0–1) for a query to match a phrase. */
const LEAST_LIKENESS = 0.2;
/** Factor for any match that isn't the exact phrase. */
const INEXACT = 0.6;
/** Code is looked up by name only, never by an approximate phrase. */
const CODE = /[()<>{}[\]@:=]|\w\.\w|^[-.]|\p{Ll}\p{Lu}/u;
/** Factor for the information content of filler words. */
const FILLER = 0.3;

export type Meant = Feature | CompatKey;

export const isFeature = (meant: Meant): meant is Feature => 'slug' in meant;

export interface Phrase {
  readonly text: string;
  /** Most likely first. */
  readonly meant: readonly Meant[];
  readonly weight: number;
}

/** All phrases that mean something in the catalogue. */
export function collectPhrases(catalogue: Catalogue): Phrase[] {
  const own = PHRASES.flatMap(({ phrases, means }) => {
    const meant = means.flatMap((name) => findMeant(catalogue, name) ?? []);
    return phrases.map((text) => ({ text, meant, weight: WEIGHT.phrase }));
  });

  return [...own, ...collectKeywords(catalogue)].filter(({ meant }) => meant.length > 0);
}

/** Only the paths of keys have dots. */
export const findMeant = (catalogue: Catalogue, name: string): Meant | undefined =>
  name.includes('.') ? catalogue.keyByPath(name) : catalogue.featureBySlug(name);

/** All phrases whose most likely feature is the same, joined by spaces. Keyed by slug. */
export function joinPhrases(phrases: readonly Phrase[]): ReadonlyMap<string, string> {
  const joined = new Map<string, string>();
  for (const { text, meant } of phrases) {
    const slug = meant.find(isFeature)?.slug;
    if (slug !== undefined) joined.set(slug, `${joined.get(slug) ?? ''} ${text}`);
  }
  return joined;
}

function collectKeywords(catalogue: Catalogue): Phrase[] {
  const featuresByText = new Map<string, Feature[]>();
  for (const feature of catalogue.features) {
    for (const id of feature.caniuseIds) {
      for (const text of CANIUSE_KEYWORDS[id] ?? [])
        featuresByText.set(text, [...(featuresByText.get(text) ?? []), feature]);
    }
  }
  return Array.from(featuresByText, ([text, features]) => ({
    text,
    meant: features,
    // A keyword shared by many features, such as `es6`, says little about each.
    weight: WEIGHT.keyword / Math.sqrt(features.length),
  }));
}

interface Entry {
  readonly information: number;
  readonly weights: readonly (readonly [position: number, weight: number])[];
}

interface Rooted extends Phrase {
  readonly roots: readonly string[];
}

interface PhraseOptions {
  readonly isBegun: boolean;
  readonly isNamed: boolean;
  readonly likeWorth: number;
}

export class Phrases {
  readonly #rootsByTerm = new Map<string, string>();
  readonly #entriesByRoot = new Map<string, Entry[]>();
  /** Keyed by the phrase written as one word, so that `screenshare` matches `screen share`. */
  readonly #entriesByWhole = new Map<string, Entry[]>();
  readonly #informations = new Map<string, number>();
  #maxInformation = 0;

  private constructor() {}

  static *build(phrases: readonly Phrase[], positionOf: (meant: Meant) => number): Steps<Phrases> {
    const made = new Phrases();
    const rooted: Rooted[] = [];
    for (const phrase of phrases) {
      rooted.push({ ...phrase, roots: made.#read(phrase.text) });
      yield;
    }
    made.#weigh(rooted);
    yield;
    for (const phrase of rooted) {
      made.#add(phrase, positionOf);
      yield;
    }
    return made;
  }

  /** The rarer a root, the more it says. */
  #weigh(phrases: readonly Rooted[]): void {
    const counts = new Map<string, number>();
    for (const { roots } of phrases)
      for (const root of new Set(roots)) counts.set(root, (counts.get(root) ?? 0) + 1);
    this.#maxInformation = Math.log(1 + phrases.length);
    for (const [root, count] of counts)
      this.#informations.set(root, Math.log(1 + phrases.length / count));
  }

  #add({ roots, meant, weight }: Rooted, positionOf: (meant: Meant) => number): void {
    const entry: Entry = {
      information: this.#sumInformation(roots),
      weights: meant.map((one, at) => [positionOf(one), weight * (1 - NEXT) ** at] as const),
    };
    for (const root of new Set(roots)) put(this.#entriesByRoot, root, entry);
    put(this.#entriesByWhole, roots.join(''), entry);
  }

  get terms(): Iterable<string> {
    return this.#rootsByTerm.keys();
  }

  /**
   * Returns record position → weight, on the scale of exact names.
   * @param isBegun whether the last word may be incomplete
   * @param isNamed whether the query is a name, of which a phrase must have every word
   * @param likeWorth factor for phrases that only resemble the query
   */
  matches(
    query: string,
    { isBegun, isNamed, likeWorth }: PhraseOptions,
  ): ReadonlyMap<number, number> {
    const roots = toRoots(query);
    const found = new Map<number, number>();
    if (roots.length === 0) return found;
    const take = ({ weights }: Entry, share: number): void => {
      for (const [position, weight] of weights)
        found.set(position, Math.max(found.get(position) ?? 0, weight * share));
    };
    for (const entry of this.#entriesByWhole.get(roots.join('')) ?? []) take(entry, 1);
    if (CODE.test(query)) return found;
    const asked = this.#sumInformation(roots);
    const begun = isBegun ? wordsIn(query).at(-1)!.parts.at(-1)! : '';
    for (const [entry, information] of this.#sharedInformation(roots, begun)) {
      const likeness = (information / asked) * (information / entry.information);
      if (likeness >= LEAST_LIKENESS && !(isNamed && information < asked))
        take(entry, INEXACT * likeness * likeWorth);
    }
    return found;
  }

  #sharedInformation(roots: readonly string[], begun: string): Map<Entry, number> {
    const shared = new Map<Entry, number>();
    for (const root of roots) {
      for (const entry of this.#entriesByRoot.get(root) ?? [])
        shared.set(entry, (shared.get(entry) ?? 0) + this.#information(root));
    }
    if (begun.length > 1 && !this.#entriesByRoot.has(roots.at(-1)!)) {
      for (const [entry, information] of this.#begunInformation(begun))
        shared.set(entry, (shared.get(entry) ?? 0) + information);
    }
    return shared;
  }

  /**
   * For each phrase, the most informative word with this prefix, scaled by the share already typed.
   */
  #begunInformation(begun: string): Map<Entry, number> {
    const best = new Map<Entry, number>();
    for (const [term, root] of this.#rootsByTerm) {
      if (!term.startsWith(begun)) continue;
      const information = (this.#information(root) * begun.length) / term.length;
      for (const entry of this.#entriesByRoot.get(root) ?? [])
        best.set(entry, Math.max(best.get(entry) ?? 0, information));
    }
    return best;
  }

  #read(text: string): string[] {
    for (const { parts } of wordsIn(text))
      for (const part of parts) this.#rootsByTerm.set(part, toRoot(part));
    return toRoots(text);
  }

  #information(root: string): number {
    const information = this.#informations.get(root) ?? this.#maxInformation;
    return FILLER_ROOTS.has(root) ? information * FILLER : information;
  }

  #sumInformation(roots: Iterable<string>): number {
    let sum = 0;
    for (const root of roots) sum += this.#information(root);
    return sum;
  }
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
