// Wraps matched words in a pair of tags. As the Algolia protocol requires, the text is not escaped;
// the client splits it at the tags.
import { editDistance } from '@/domain/editDistance';
import type { Highlight } from '@/domain/SearchHit';
import { getStem, wordsIn } from './tokens';
import { allowedSlips } from './Vocabulary';

export interface HighlightTags {
  readonly before: string;
  readonly after: string;
}

/** Must split text into the same runs as `tokens` does for its terms. */
const RUN = /\d+(?:\.\d+)+|\d+|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+/gu;

interface Match {
  readonly word: string;
  /** Characters of the run to highlight: a prefix, or the whole run for a typo. */
  readonly length: number;
}

/** A query word, precomputed for comparison with each run. */
interface Wanted {
  readonly word: string;
  readonly stem: string;
  readonly letters: number;
  /** Typos allowed in this word. */
  readonly slips: number;
}

/**
 * Highlights the words of one query. Caches the result per run, because words repeat across texts.
 */
export class Highlighter {
  readonly #words: readonly Wanted[];
  readonly #matches = new Map<string, Match | undefined>();

  constructor(
    query: string,
    readonly tags: HighlightTags,
    hasTypoTolerance: boolean,
  ) {
    const words = new Set(wordsIn(query).flatMap(({ parts, whole }) => [...parts, whole]));
    this.#words = Array.from(words, (word) => ({
      word,
      stem: getStem(word),
      letters: countLetters(word),
      slips: hasTypoTolerance ? allowedSlips(word) : 0,
    }));
  }

  highlight(text: string): Highlight {
    if (this.#words.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
    const found = new Set<string>();
    let runs = 0;
    let marks = 0;
    const value = text.replace(RUN, (run) => {
      runs++;
      const match = this.#matchOf(run.toLowerCase());
      if (!match) return run;
      marks++;
      found.add(match.word);
      return `${this.tags.before}${run.slice(0, match.length)}${this.tags.after}${run.slice(match.length)}`;
    });
    return {
      value,
      matchLevel: this.#levelOf(found),
      matchedWords: [...found],
      ...(found.size > 0 && { fullyHighlighted: marks === runs }),
    };
  }

  #levelOf(found: ReadonlySet<string>): Highlight['matchLevel'] {
    if (found.size === 0) return 'none';
    return this.#words.every(({ word }) => found.has(word) || isMadeOfParts(word, found))
      ? 'full'
      : 'partial';
  }

  #matchOf(run: string): Match | undefined {
    if (!this.#matches.has(run)) this.#matches.set(run, this.#look(run));
    return this.#matches.get(run);
  }

  #look(run: string): Match | undefined {
    const begun = this.#words.find(({ word }) => run.startsWith(word));
    if (begun) return { word: begun.word, length: begun.word.length };
    const stem = getStem(run);
    const letters = countLetters(run);
    const meant =
      this.#words.find((wanted) => wanted.stem === stem || isMistyped(wanted, run, letters)) ??
      (run.length < SHORTEST_HELD
        ? undefined
        : this.#words.find(({ word }) => word.startsWith(run)));
    return meant && { word: meant.word, length: run.length };
  }
}

/** Shorter runs are prefixes of too many unrelated words, as `for` is of `format`. */
const SHORTEST_HELD = 4;

/**
 * Edit distance is the costly step and rarely needed. A typo removes at most one letter, so
 * comparing lengths and letter masks rules out most runs first.
 */
function isMistyped({ word, letters, slips }: Wanted, run: string, lettersOfRun: number): boolean {
  if (slips === 0 || Math.abs(word.length - run.length) > slips) return false;
  let missing = letters & ~lettersOfRun;
  for (let slip = 0; slip < slips; slip++) missing &= missing - 1;
  return missing === 0 && editDistance(word, run) <= slips;
}

/** The set of letters as a bit mask; two letters may share a bit. */
function countLetters(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** A compound counts as matched if one of its parts was. */
const isMadeOfParts = (word: string, found: ReadonlySet<string>): boolean =>
  [...found].some((part) => part !== word && word.includes(part));
