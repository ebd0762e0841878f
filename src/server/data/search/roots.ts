// Roots of words, shared by all forms of a word and by synonyms.
import { FILLERS, GENERIC_WORDS } from './commonWords.data';
import { SAME_WORDS } from './phrases.data';
import { getRoot, wordsIn } from './tokens';

const SAME_ROOTS: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.flatMap((words) => words.map((word) => [getRoot(word), getRoot(words[0]!)])),
);

export function toRoot(word: string): string {
  const root = getRoot(word);

  return SAME_ROOTS.get(root) ?? root;
}

export const FILLER_ROOTS: ReadonlySet<string> = new Set(
  [...GENERIC_WORDS, ...FILLERS].map(toRoot),
);

/** In the order written. A repeated word counts as a new root (`grid in grid`). */
export function toRoots(text: string): string[] {
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

/** No word begins with this, so that a root is never taken for one. */
const MARK = '~';

/** A root as a term of the text index, which has words as well. */
export const toRootTerm = (word: string): string => `${MARK}${toRoot(word)}`;

export const isRootTerm = (term: string): boolean => term.startsWith(MARK);

export const isFiller = (word: string): boolean => FILLER_ROOTS.has(toRoot(word));
