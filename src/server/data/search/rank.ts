// Ranks records for a query. Exact names, phrases and text matches share one scale.
import { GENERIC_WORDS } from './commonWords.data';
import type { ExactMatches } from './ExactNames';
import { parseQuestion, type SearchQuestion } from './parseQuestion';
import { isFiller } from './roots';
import type { NamedOptions, RankOptions, Searched } from './Searched';
import { textScores } from './textScores';
import { stripPrefix } from './tokens';
import type { Vocabulary } from './Vocabulary';

export interface Ranked {
  readonly position: number;
  readonly score: number;
}

/**
 * Factors for a name that equals the query without its generic words, its singular, or one of its
 * words.
 */
const EXACT_SHARE = { specific: 0.93, singular: 0.9, word: 0.35 };
/** Least weight of a name that means all of the query: of a feature, or of a key by itself. */
const WHOLE_NAME = 6;
const TYPO_WORTH = 0.6;
const MAX_MEANT = 8;
/** Factor for a similar phrase if the query is a name, or the start of one, or was corrected. */
const LIKE_NAMED = 0.3;

export function rank(query: string, searched: Searched, options: RankOptions): Ranked[] {
  const asked = parseQuestion(query);
  const isNamed = !options.fields && isWholeName(query, searched);
  const scores = textScores(asked, searched, { ...options, isNamed });
  if (!options.fields) addNames(scores, query, asked, searched, { ...options, isNamed });
  raiseOwners(scores, searched.ownerOf);

  return Array.from(scores, ([position, score]) => ({ position, score })).sort(
    (a, b) => b.score - a.score || a.position - b.position,
  );
}

/** The corrected query. A single-term query yields every correction at the same distance. */
function meantQueries({ terms }: SearchQuestion, vocabulary: Vocabulary): string[] {
  const meant = terms.map(({ spellings }) => vocabulary.corrections(spellings[0]!));
  if (meant.every(({ length }) => length === 0)) return [];
  if (terms.length === 1) return meant[0]!.slice(0, MAX_MEANT);
  return [terms.map(({ spellings }, at) => meant[at]![0] ?? spellings[0]!).join(' ')];
}

/**
 * Adds matches by full name and by prefix. A prefix of a name is unfinished, not mistyped, so only
 * other queries are corrected.
 */
function addNames(
  scores: Map<number, number>,
  query: string,
  asked: SearchQuestion,
  searched: Searched,
  { hasTypoTolerance, prefixes, isNamed }: NamedOptions,
): void {
  const { names, vocabulary } = searched;
  const begun = prefixes === 'none' ? [] : [...names.begunMatches(query)];
  const isBegun = prefixes !== 'none' && begun.length === 0;
  addExact(scores, query, searched, {
    worth: 1,
    isBegun,
    isNamed,
    likeWorth: begun.length > 0 || isName(query, names) ? LIKE_NAMED : 1,
  });
  for (const [position, weight] of begun)
    scores.set(position, (scores.get(position) ?? 0) + weight);
  if (!hasTypoTolerance || begun.length > 0) return;
  for (const meant of meantQueries(asked, vocabulary))
    addExact(scores, meant, searched, {
      worth: TYPO_WORTH,
      isBegun: false,
      isNamed: false,
      likeWorth: LIKE_NAMED,
    });
}

/** With its generic words, as in “css nesting”, or without them. */
const isName = (query: string, names: Searched['names']): boolean =>
  namesWithin(query).some(
    ({ name, share }) => share > EXACT_SHARE.word && names.matches(name).size > 0,
  );

/** Not only the name of a part of something, such as “fullscreen window” of WebDriver. */
const isWholeName = (query: string, { names }: Searched): boolean =>
  namesWithin(query).some(({ name, share }) =>
    [...names.matches(name).values()].some((weight) => weight * share >= WHOLE_NAME),
  );

interface ExactOptions {
  readonly worth: number;
  /** True if the last word may be the prefix of a word in a phrase. */
  readonly isBegun: boolean;
  /** True if only phrases with every word of the query count. */
  readonly isNamed: boolean;
  /** Factor for phrases that only resemble the query. */
  readonly likeWorth: number;
}

/** Adds matches by full name, by name without generic words, by single word, and by phrase. */
function addExact(
  scores: Map<number, number>,
  query: string,
  { names, phrases }: Searched,
  { worth, ...like }: ExactOptions,
): void {
  const best = new Map<number, number>();
  const take = (matches: ExactMatches, share: number): void => {
    for (const [position, weight] of matches)
      best.set(position, Math.max(best.get(position) ?? 0, weight * share));
  };
  take(names.literalMatches(query), 1);
  for (const { name, share } of namesWithin(query)) {
    if (like.isNamed && share <= EXACT_SHARE.word) continue;
    take(names.matches(name), share);
    take(names.singularMatches(name), share * EXACT_SHARE.singular);
  }
  take(phrases.matches(query, like), 1);
  for (const [position, weight] of best)
    scores.set(position, (scores.get(position) ?? 0) + weight * worth);
}

/** The query, the query without generic words at its ends, and each specific word by itself. */
function namesWithin(query: string): { readonly name: string; readonly share: number }[] {
  const words = query.split(/\s+/).filter(Boolean);
  const isGeneric = words.map((word) =>
    GENERIC_WORDS.has(stripPrefix(word).toLowerCase().replace(/-/g, '')),
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
      if (!isFiller(word)) names.push({ name: word, share: EXACT_SHARE.word / specific.length });
  return names;
}

/** Minimum score of a key searched by its path; such a key ranks above its feature. */
const ASKED_BY_PATH = 14;

/** Readers decide about features, so a feature ranks directly above its best key. */
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
