// What developers say → the features they mean. A phrase is a set of words: their order and endings
// do not matter, and a query that has most of its words, and little else, means it too.
import type { Catalogue, Feature } from '@/server/catalogue/Catalogue';
import { CANIUSE_KEYWORDS } from './caniuseKeywords.data';
import { PHRASES, SAME_WORDS } from './phrases.data';
import { GENERIC_WORDS } from './questionOf';
import { rootOf, wordsIn } from './tokens';

/** A phrase of our own is written for its features; a keyword of caniuse's is often about a part. */
const WEIGHT = { phrase: 20, keyword: 6 } as const;
/** How much less the second feature of a phrase is meant than the first, and so on. */
const NEXT = 0.2;
/** Below this likeness a query does not mean a phrase. */
const LEAST_LIKENESS = 0.2;
/** What a phrase is worth that is not the query word for word. */
const INEXACT = 0.6;
/** An identifier is asked for by its name: it is not nearly a phrase. */
const CODE = /[()<>{}[\]@:=]|\w\.\w|^[-.]|\p{Ll}\p{Lu}/u;
/** What words say that stand in every other sentence. */
const FILLER = 0.2;
const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the of for in on to and or with via as is are be by at from into my your it its i we you do does can how what when if not ' +
    'use using make add get set new native browser web page website site user turn up off out show enable'
  ).split(' '),
);

export interface Phrase {
  readonly text: string;
  /** The likeliest first. */
  readonly features: readonly Feature[];
  readonly weight: number;
}

/** Every phrase whose features the catalogue has. */
export function collectPhrases(catalogue: Catalogue): Phrase[] {
  const own = PHRASES.flatMap(([phrases, slugs]) => {
    const features = slugs.split(' ').flatMap((slug) => catalogue.featureBySlug(slug) ?? []);
    return phrases.split(', ').map((text) => ({ text, features, weight: WEIGHT.phrase }));
  });

  return [...own, ...collectKeywords(catalogue)].filter(({ features }) => features.length > 0);
}

/** Every phrase of the feature it most likely means, by the feature's slug. */
export function joinPhrases(phrases: readonly Phrase[]): ReadonlyMap<string, string> {
  const joined = new Map<string, string>();
  for (const { text, features } of phrases) {
    const { slug } = features[0]!;
    joined.set(slug, `${joined.get(slug) ?? ''} ${text}`);
  }
  return joined;
}

function collectKeywords(catalogue: Catalogue): Phrase[] {
  const featuresByText = new Map<string, Feature[]>();
  for (const feature of catalogue.features) {
    for (const id of feature.caniuseIds) {
      for (const text of CANIUSE_KEYWORDS[id]?.split(' | ') ?? [])
        featuresByText.set(text, [...(featuresByText.get(text) ?? []), feature]);
    }
  }
  return Array.from(featuresByText, ([text, features]) => ({
    text,
    features,
    // A keyword that many have, such as `es6`, says little of each.
    weight: WEIGHT.keyword / Math.sqrt(features.length),
  }));
}

interface Entry {
  readonly information: number;
  readonly weights: readonly (readonly [position: number, weight: number])[];
}

export class Phrases {
  readonly #rootsByTerm = new Map<string, string>();
  readonly #entriesByRoot = new Map<string, Entry[]>();
  /** By the phrase written as one word: `screenshare` is `screen share`. */
  readonly #entriesByWhole = new Map<string, Entry[]>();
  readonly #informations = new Map<string, number>();
  readonly #maxInformation: number;

  constructor(phrases: readonly Phrase[], positionOf: (feature: Feature) => number) {
    const rooted = phrases.map((phrase) => ({ ...phrase, roots: this.#read(phrase.text) }));
    const counts = new Map<string, number>();
    for (const { roots } of rooted)
      for (const root of new Set(roots)) counts.set(root, (counts.get(root) ?? 0) + 1);
    this.#maxInformation = Math.log(1 + phrases.length);
    for (const [root, count] of counts)
      this.#informations.set(root, Math.log(1 + phrases.length / count));
    for (const { roots, features, weight } of rooted) {
      const entry: Entry = {
        information: this.#sumInformation(roots),
        weights: features.map(
          (feature, at) => [positionOf(feature), weight * (1 - NEXT) ** at] as const,
        ),
      };
      for (const root of new Set(roots)) put(this.#entriesByRoot, root, entry);
      put(this.#entriesByWhole, roots.join(''), entry);
    }
  }

  /** Every word that occurs. */
  get terms(): Iterable<string> {
    return this.#rootsByTerm.keys();
  }

  /**
   * Record position → weight, on the scale of exact names.
   * @param isBegun whether the last word may still be typed
   * @param likeWorth what phrases count that are not the query word for word
   */
  matches(query: string, isBegun: boolean, likeWorth = 1): ReadonlyMap<number, number> {
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
      if (likeness >= LEAST_LIKENESS) take(entry, INEXACT * likeness * likeWorth);
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

  /** What the best word of each phrase says that begins so, less the more of it is missing. */
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

/** In the order written; a word that comes again counts as another (`grid in grid`). */
function toRoots(text: string): string[] {
  const times = new Map<string, number>();

  return wordsIn(text).flatMap(({ parts }) =>
    parts.map((part) => {
      const root = toRoot(part);
      const time = (times.get(root) ?? 0) + 1;
      times.set(root, time);
      return time > 1 ? `${root}${time}` : root;
    }),
  );
}

const SAME_ROOTS: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.flatMap((words) => words.map((word) => [rootOf(word), rootOf(words[0]!)])),
);

const toRoot = (word: string): string => SAME_ROOTS.get(rootOf(word)) ?? rootOf(word);

const FILLER_ROOTS: ReadonlySet<string> = new Set([...GENERIC_WORDS, ...FILLERS].map(toRoot));

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
