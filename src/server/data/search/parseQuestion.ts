// Splits a query into terms, and into runs of terms that may also be written as one word.
import { GENERIC_WORDS } from './commonWords.data';
import { isFiller } from './roots';
import { getStem, wordsIn } from './tokens';

export interface SearchTerm {
  /** As typed, then the singular. */
  readonly spellings: readonly string[];
  readonly isGeneric: boolean;
  /** True if it says little, like “how” and “want”. */
  readonly isFiller: boolean;
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
        isFiller: isFiller(part),
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
