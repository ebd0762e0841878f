// Finds what is being typed at a position: a term's name or its value. The query need not parse.
import { findTermName, type TermName } from './terms.data';

export interface Completing {
  /** The term whose value is being typed; undefined for a word or a term's name. */
  readonly term?: TermName;
  /** The text between `start` and the caret, without an opening quotation mark. */
  readonly typed: string;
  /** A completion replaces the text from here … */
  readonly start: number;
  /** … to the end of the word at the caret. */
  readonly end: number;
}

/** @param position the caret, in UTF-16 code units */
export function completionAt(text: string, position: number): Completing {
  const before = text.slice(0, position);
  // The last, possibly unfinished token: a term with an open phrase, an open phrase, or a word.
  const token =
    /(?:[a-z][\w-]*:)?"(?:[^"\\]|\\[^])*$/i.exec(withoutPhrases(before))?.[0] ??
    /[^\s()"]*$/.exec(before)![0];
  const spaced = /([a-z][\w-]*)\s*:\s+$/i.exec(before.slice(0, before.length - token.length));
  const spacedTerm = spaced ? findTermName(spaced[1]!) : undefined;
  const word = token.replace(/^-+/, '');
  const start = position - word.length;
  const end = position + /^[^\s()"]*"?/.exec(text.slice(position))![0].length;
  if (spacedTerm !== undefined)
    return { term: spacedTerm, typed: word.replace(/^"/, ''), start, end };
  const [, name, value] = /^([a-z][\w-]*):([^]*)$/i.exec(word) ?? [];
  const term = name === undefined ? undefined : findTermName(name);
  if (term === undefined || value === undefined)
    return { typed: word.replace(/^"/, ''), start, end };
  return { term, typed: value.replace(/^"/, ''), start: position - value.length, end };
}

/** Masks closed phrases, so that any remaining quotation mark opens one. */
function withoutPhrases(text: string): string {
  return text.replace(/"(?:[^"\\]|\\[^])*"/g, (phrase) => '_'.repeat(phrase.length));
}
