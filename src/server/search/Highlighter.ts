// A text → the same with the words that were searched for between two tags. Nothing is escaped, as the protocol has it: who shows it splits it.
import type { Highlight } from '@/domain/SearchHit';
import { editDistance } from '@/domain/editDistance';
import { stemOf, wordsIn } from './tokens';
import { allowedSlips } from './Vocabulary';

export interface HighlightTags {
  readonly before: string;
  readonly after: string;
}

/** The words of a query that are looked for in texts, each with what it also stands for. */
export type Marked = readonly string[];

export function markedWords(query: string): Marked {
  return [...new Set(wordsIn(query).flatMap(({ parts, whole }) => [...parts, whole]))];
}

/** The same runs of letters and of digits as `tokens` makes terms of. */
const RUN = /\d+(?:\.\d+)+|\d+|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+/gu;

export function highlight(text: string, marked: Marked, { before, after }: HighlightTags, hasTypoTolerance: boolean): Highlight {
  const found = new Set<string>();
  let runs = 0;
  let marks = 0;
  const value = text.replace(RUN, (run) => {
    runs++;
    const matched = lengthMarked(run.toLowerCase(), marked, hasTypoTolerance);
    if (!matched) return run;
    marks++;
    found.add(matched.word);
    return `${before}${run.slice(0, matched.length)}${after}${run.slice(matched.length)}`;
  });
  const matchLevel = found.size === 0 ? 'none' : marked.every((word) => found.has(word) || isMadeOf(word, found)) ? 'full' : 'partial';

  return { value, matchLevel, matchedWords: [...found], ...(found.size > 0 && { fullyHighlighted: marks === runs }) };
}

/** How much of a run a word of the query accounts for: a beginning, or all of it where it was mistyped. */
function lengthMarked(run: string, marked: Marked, hasTypoTolerance: boolean): { readonly word: string; readonly length: number } | undefined {
  const begun = marked.find((word) => run.startsWith(word));
  if (begun !== undefined) return { word: begun, length: begun.length };
  const stem = stemOf(run);
  const meant = marked.find((word) => stemOf(word) === stem || (hasTypoTolerance && allowedSlips(word) > 0 && editDistance(word, run) <= allowedSlips(word)));
  if (meant !== undefined) return { word: meant, length: run.length };
  const containing = marked.find((word) => word.length > run.length && run.length > 3 && word.startsWith(run));
  return containing === undefined ? undefined : { word: containing, length: run.length };
}

/** A compound is found when its parts are. */
const isMadeOf = (word: string, found: ReadonlySet<string>): boolean => [...found].some((part) => part !== word && word.includes(part));
