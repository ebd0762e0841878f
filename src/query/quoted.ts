/** What needs no quotation marks. `()` right behind a word belongs to it: `:has()`. */
export const WORD_SOURCE = String.raw`[^\s()"](?:[^\s()"]|(?<=[^\s()"])\(\))*`;

const WORD = new RegExp(`^${WORD_SOURCE}$`);

/**
 * A term's value as a query writes it: as it is where it reads back as one word, else in quotation
 * marks.
 */
export function quoted(value: string): string {
  return WORD.test(value) ? value : phrase(value);
}

/** The same of what stands alone: it must not read as an operator, a negation or a term. */
export function quotedWord(value: string): string {
  return /^(?:-|(?:AND|OR|:)$|[A-Za-z][\w-]*:)/.test(value) ? phrase(value) : quoted(value);
}

function phrase(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
