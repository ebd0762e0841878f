// Splits a query into terms, and into runs of terms that may also be written as one word.
import { getStem, wordsIn } from './tokens';

/** Words that only name a kind of thing and are often left out. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  (
    'css css2 css3 css4 html html5 js javascript ecmascript es6 dom web api apis basic support the a an of for in on to and or with via as element elements ' +
    'attribute attributes property properties function functions selector selectors pseudo pseudoclass pseudoelement class value values method methods event ' +
    'events object interface feature browser type syntax format command header rule atrule keyword tag'
  ).split(' '),
);

export interface SearchTerm {
  /** As typed, then the singular. */
  readonly spellings: readonly string[];
  readonly isGeneric: boolean;
}

/** The terms in [from, to), written as one word. */
interface Compound {
  readonly whole: string;
  readonly from: number;
  readonly to: number;
}

export interface SearchQuestion {
  readonly terms: readonly SearchTerm[];
  readonly compounds: readonly Compound[];
}

/** Caps the work per query; further words are ignored. */
const MAX_TERMS = 24;

export function parseQuestion(query: string): SearchQuestion {
  const terms: SearchTerm[] = [];
  const compounds: Compound[] = [];
  const words = wordsIn(query);
  for (const [index, { parts, whole }] of words.entries()) {
    if (terms.length + parts.length > MAX_TERMS) break;
    const from = terms.length;
    for (const part of parts)
      terms.push({
        spellings: [...new Set([part, getStem(part)])],
        isGeneric: GENERIC_WORDS.has(part),
      });
    if (parts.length > 1) compounds.push({ whole, from, to: terms.length });
    const previous = words[index - 1];
    if (previous)
      compounds.push({
        whole: previous.whole + whole,
        from: from - previous.parts.length,
        to: terms.length,
      });
  }
  return { terms, compounds };
}
