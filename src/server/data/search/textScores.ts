// Scores of texts for a query: how well, and how much of it, each text covers.
import type { SearchQuestion, SearchTerm } from './parseQuestion';
import { toRootTerm } from './roots';
import { ScoreSheet } from './ScoreSheet';
import type { NamedOptions, RankOptions, Searched } from './Searched';
import { SearchProblem } from './SearchProblem';
import type { Scores, Spelling } from './TextIndex';
import type { Vocabulary } from './Vocabulary';

/** Score of the best text match, on the scale of exact names. */
const TEXT_WEIGHT = 4;
/** With fewer texts than this matching every term, partial matches are added. */
const ENOUGH = 10;
/** Minimum share of the query's information a partial match must cover. */
const LEAST_COVERAGE = 0.45;
/** Where no text covers as much, those count that cover nearly as much as the best. */
const NEAR_MOST = 0.6;
const ALL = 0.999;
const GENERIC = { coverage: 0.15, score: 0.3 };
const FILLER = { coverage: 0.3, score: 0.5 };
const TYPO_WORTH = 0.6;
/** Factor for a text that has another form of a word, or another word for it. */
const ROOT_WORTH = 0.5;
const COMPOUND_WORTH = 1.5;

/** Text scores by position, scaled so that the best is `TEXT_WEIGHT`. */
export function textScores(
  asked: SearchQuestion,
  searched: Searched,
  options: NamedOptions,
): Map<number, number> {
  let found = scoreTexts(asked, searched, options, false);
  if (options.hasTypoTolerance && !found.some(({ coverage }) => coverage > ALL))
    found = scoreTexts(asked, searched, options, true);
  const full = found.filter(({ coverage }) => coverage > ALL);
  const most = found.reduce((greatest, { coverage }) => Math.max(greatest, coverage), 0);
  const least = Math.min(LEAST_COVERAGE, most * NEAR_MOST);
  const enough = options.isNamed ? 1 : ENOUGH;
  const kept = full.length >= enough ? full : found.filter(({ coverage }) => coverage >= least);
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
  /** Share of the query's information found, 0–1. */
  readonly coverage: number;
}

function scoreTexts(
  { terms, compounds }: SearchQuestion,
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
    // Generic words occur in every other key name and tell keys nothing apart, so search only the
    // other records.
    for (const text of isGeneric ? searched.texts.slice(0, 1) : searched.texts) {
      sheet.enter(
        text.index.scores(asked, { isPrefix, fields }),
        from,
        to,
        (worth * text.worth) / (to - from),
      );
    }
  };
  terms.forEach(({ spellings, isGeneric }, at) => {
    look({ spellings, from: at, to: at + 1, worth: 1, isGeneric: isGeneric && terms.length > 1 });
    if (!isGeneric)
      sheet.enter(rootScores(spellings[0]!, searched, fields), at, at + 1, ROOT_WORTH);
  });
  for (const { whole, from, to } of compounds)
    look({ spellings: [whole], from, to, worth: COMPOUND_WORTH, isGeneric: false });
  return coverages(terms, sheet, isTolerant);
}

/** Only the texts of features, groups and the like have roots. */
const rootScores = (word: string, { texts }: Searched, fields: RankOptions['fields']): Scores =>
  texts[0]!.index.scores([{ text: toRootTerm(word), worth: 1 }], { isPrefix: false, fields });

/** One lookup; its result counts for the terms in [from, to). */
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

/** Once typos have been tried, a term that occurs nowhere no longer counts against a text. */
function coverages(terms: readonly SearchTerm[], sheet: ScoreSheet, isTolerant: boolean): Found[] {
  const informations = terms.map((term, at) =>
    isTolerant && !sheet.isFound(at) ? 0 : (getKind(term)?.coverage ?? sheet.information(at)),
  );
  const worths = terms.map((term) => getKind(term)?.score ?? 1);
  const total = informations.reduce((sum, information) => sum + information, 0) || 1;

  return sheet.positions.map((position) => {
    let covered = 0;
    let score = 0;
    for (let at = 0; at < terms.length; at++) {
      const value = sheet.score(position, at);
      if (value > 0) covered += informations[at]!;
      score += value * worths[at]!;
    }
    const coverage = covered / total;
    return { position, coverage, score: score * coverage ** 3 };
  });
}

const getKind = ({ isGeneric, isFiller }: SearchTerm) =>
  isGeneric ? GENERIC : isFiller ? FILLER : undefined;
