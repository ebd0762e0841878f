// A query → record positions, best first: names it is exactly, phrases that mean it, then texts it
// occurs in, all on one scale.
import type { ExactMatches, ExactNames } from './ExactNames';
import type { Phrases } from './Phrases';
import { GENERIC_WORDS, type Question, questionOf, type Term } from './questionOf';
import { ScoreSheet } from './ScoreSheet';
import { SearchProblem } from './SearchProblem';
import type { SearchField } from './searchTexts';
import type { Spelling, TextIndex } from './TextIndex';
import { unprefixed } from './tokens';
import type { Vocabulary } from './Vocabulary';

export interface RankOptions {
  readonly hasTypoTolerance: boolean;
  readonly prefixes: 'last' | 'all' | 'none';
  /** Only these fields; the exact names are then left out. */
  readonly fields?: readonly SearchField[];
  /** When to give up, by `performance.now()`. */
  readonly until?: number;
}

export interface Ranked {
  readonly position: number;
  readonly score: number;
}

/** Where is searched: `worth` is what a text there counts beside the others. */
export interface SearchedTexts {
  readonly index: TextIndex;
  readonly worth: number;
}

export interface Searched {
  readonly names: ExactNames;
  readonly phrases: Phrases;
  readonly texts: readonly SearchedTexts[];
  readonly vocabulary: Vocabulary;
  readonly recordCount: number;
  /** What finding a record by its text is worth beside others of its query. */
  readonly worthOf: (position: number) => number;
  /** The feature that a key belongs to, by positions. */
  readonly ownerOf: (position: number) => number | undefined;
}

/** What the best text match is worth beside exact names. */
const TEXT_WEIGHT = 4;
/**
 * What an exact name is worth that is the query without its generic words, or a word of the query.
 */
const EXACT_SHARE = { specific: 0.93, singular: 0.9, word: 0.35 };
/** Below so many texts with all terms, texts with some of them are let in. */
const ENOUGH = 10;
/** The share of the query's information a text must hold to be let in. */
const LEAST_COVERAGE = 0.45;
const ALL = 0.999;
const GENERIC = { coverage: 0.15, score: 0.3 };
const TYPO_WORTH = 0.6;
const MAX_MEANT = 8;
/** What a phrase like the query counts where the query also begins a name, or was put right. */
const LIKE_NAMED = 0.3;
const COMPOUND_WORTH = 1.5;

export function rank(query: string, searched: Searched, options: RankOptions): Ranked[] {
  const asked = questionOf(query);
  const scores = textScores(asked, searched, options);
  if (!options.fields) addNames(scores, query, asked, searched, options);
  raiseOwners(scores, searched.ownerOf);

  return Array.from(scores, ([position, score]) => ({ position, score })).sort(
    (a, b) => b.score - a.score || a.position - b.position,
  );
}

/** Positions with what their texts are worth, `TEXT_WEIGHT` for the best. */
function textScores(
  asked: Question,
  searched: Searched,
  options: RankOptions,
): Map<number, number> {
  let found = scoreTexts(asked, searched, options, false);
  if (options.hasTypoTolerance && !found.some(({ coverage }) => coverage > ALL))
    found = scoreTexts(asked, searched, options, true);
  const full = found.filter(({ coverage }) => coverage > ALL);
  const kept =
    full.length >= ENOUGH ? full : found.filter(({ coverage }) => coverage >= LEAST_COVERAGE);
  const best = kept.reduce((most, { score }) => Math.max(most, score), 0);

  return new Map(
    kept.map(({ position, score }) => [
      position,
      (TEXT_WEIGHT * score * searched.worthOf(position)) / best,
    ]),
  );
}

interface Found {
  readonly position: number;
  readonly score: number;
  /** The share of the query's information that was found, 0–1. */
  readonly coverage: number;
}

function scoreTexts(
  { terms, compounds }: Question,
  searched: Searched,
  { prefixes, fields, until = Infinity }: RankOptions,
  isTolerant: boolean,
): Found[] {
  const sheet = new ScoreSheet(searched.recordCount, terms.length);
  const look = ({ spellings, from, to, worth, isGeneric }: Looked): void => {
    if (performance.now() > until)
      throw new SearchProblem('The search took too long. Ask with fewer words, or try again.', 503);
    const isPrefix =
      !isGeneric &&
      spellings[0]!.length > 1 &&
      (prefixes === 'all' || (prefixes === 'last' && to === terms.length));
    const asked = isTolerant
      ? withTypos(spellings, searched.vocabulary)
      : spellings.map((text) => ({ text, worth: 1 }));
    // Sorts of things are named by every other key, which says nothing about the key.
    for (const text of isGeneric ? searched.texts.slice(0, 1) : searched.texts) {
      sheet.enter(
        text.index.scores(asked, { isPrefix, fields }),
        from,
        to,
        (worth * text.worth) / (to - from),
      );
    }
  };
  terms.forEach(({ spellings, isGeneric }, at) =>
    look({ spellings, from: at, to: at + 1, worth: 1, isGeneric: isGeneric && terms.length > 1 }),
  );
  for (const { whole, from, to } of compounds)
    look({ spellings: [whole], from, to, worth: COMPOUND_WORTH, isGeneric: false });
  return coverages(terms, sheet, isTolerant);
}

/** What is looked for at once: it stands for the terms from `from` to before `to`. */
interface Looked {
  readonly spellings: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly worth: number;
  readonly isGeneric: boolean;
}

function withTypos(spellings: readonly string[], vocabulary: Vocabulary): Spelling[] {
  const meant = vocabulary.meant(spellings[0]!);

  return [
    ...spellings.map((text) => ({ text, worth: 1 })),
    ...meant.map((text) => ({ text, worth: TYPO_WORTH })),
  ];
}

/** A term that occurs nowhere is no reason against a text, once its typos have been looked for. */
function coverages(terms: readonly Term[], sheet: ScoreSheet, isTolerant: boolean): Found[] {
  const informations = terms.map(({ isGeneric }, at) =>
    isTolerant && !sheet.isFound(at) ? 0 : isGeneric ? GENERIC.coverage : 1,
  );
  const total = informations.reduce((sum, information) => sum + information, 0) || 1;

  return sheet.positions.map((position) => {
    let covered = 0;
    let score = 0;
    for (let at = 0; at < terms.length; at++) {
      const value = sheet.score(position, at);
      if (value > 0) covered += informations[at]!;
      score += value * (terms[at]!.isGeneric ? GENERIC.score : 1);
    }
    const coverage = covered / total;
    return { position, coverage, score: score * coverage * coverage };
  });
}

/**
 * The query with each mistyped term put right; a query of one term in every way that is equally
 * near.
 */
function meantQueries({ terms }: Question, vocabulary: Vocabulary): string[] {
  const meant = terms.map(({ spellings }) => vocabulary.corrections(spellings[0]!));
  if (meant.every(({ length }) => length === 0)) return [];
  if (terms.length === 1) return meant[0]!.slice(0, MAX_MEANT);
  return [terms.map(({ spellings }, at) => meant[at]![0] ?? spellings[0]!).join(' ')];
}

/**
 * Adds what a query names, by its whole or its beginning. What begins a name is being typed, not
 * mistyped; anything else may be.
 */
function addNames(
  scores: Map<number, number>,
  query: string,
  asked: Question,
  searched: Searched,
  { hasTypoTolerance, prefixes }: RankOptions,
): void {
  const { names, vocabulary } = searched;
  const begun = prefixes === 'none' ? [] : [...names.begunMatches(query)];
  const isBegun = prefixes !== 'none' && begun.length === 0;
  addExact(scores, query, searched, {
    worth: 1,
    isBegun,
    likeWorth: begun.length > 0 ? LIKE_NAMED : 1,
  });
  for (const [position, weight] of begun)
    scores.set(position, (scores.get(position) ?? 0) + weight);
  if (!hasTypoTolerance || begun.length > 0) return;
  for (const meant of meantQueries(asked, vocabulary))
    addExact(scores, meant, searched, { worth: TYPO_WORTH, isBegun: false, likeWorth: LIKE_NAMED });
}

interface ExactOptions {
  readonly worth: number;
  /** Whether the last word may be the beginning of one that a phrase has. */
  readonly isBegun: boolean;
  /** What phrases count that are merely like the query. */
  readonly likeWorth: number;
}

/**
 * Adds what a query names: wholly, without generic words around it, by one of its words, or as
 * people call it.
 */
function addExact(
  scores: Map<number, number>,
  query: string,
  { names, phrases }: Searched,
  { worth, isBegun, likeWorth }: ExactOptions,
): void {
  const best = new Map<number, number>();
  const take = (matches: ExactMatches, share: number): void => {
    for (const [position, weight] of matches)
      best.set(position, Math.max(best.get(position) ?? 0, weight * share));
  };
  take(names.literalMatches(query), 1);
  for (const { name, share } of namesWithin(query)) {
    take(names.matches(name), share);
    take(names.singularMatches(name), share * EXACT_SHARE.singular);
  }
  take(phrases.matches(query, isBegun, likeWorth), 1);
  for (const [position, weight] of best)
    scores.set(position, (scores.get(position) ?? 0) + weight * worth);
}

/**
 * The query and what is left of it when generic words fall away from its ends; then its words, each
 * for itself.
 */
function namesWithin(query: string): { readonly name: string; readonly share: number }[] {
  const words = query.split(/\s+/).filter(Boolean);
  const isGeneric = words.map((word) =>
    GENERIC_WORDS.has(unprefixed(word).toLowerCase().replace(/-/g, '')),
  );
  const names = [{ name: query, share: 1 }];
  const maxFrom = isGeneric.indexOf(false);
  const minTo = isGeneric.lastIndexOf(false) + 1;
  for (let from = 0; from <= maxFrom; from++) {
    for (let to = words.length; to >= minTo; to--)
      names.push({
        name: words.slice(from, to).join(' '),
        share: EXACT_SHARE.specific ** (from + words.length - to),
      });
  }
  const specific = words.filter((_, at) => !isGeneric[at]);
  if (specific.length > 1)
    for (const word of specific)
      names.push({ name: word, share: EXACT_SHARE.word / specific.length });
  return names;
}

/** From here on a key was asked for by its path, and stands before its feature. */
const ASKED_BY_PATH = 14;

/** What a reader decides about is the feature: it stands right before the first of its keys. */
function raiseOwners(
  scores: Map<number, number>,
  ownerOf: (position: number) => number | undefined,
): void {
  for (const [position, score] of [...scores]) {
    const owner = ownerOf(position);
    if (owner !== undefined && score < ASKED_BY_PATH && score >= (scores.get(owner) ?? 0))
      scores.set(owner, score + 0.001);
  }
}
