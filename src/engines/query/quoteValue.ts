/** Text that needs no quotation marks. `()` directly after a word belongs to it: `:has()`. */
export const WORD_SOURCE = String.raw`[^\s()"](?:[^\s()"]|(?<=[^\s()"])\(\))*`;

const WORD = new RegExp(`^${WORD_SOURCE}$`);

/** Writes a term's value: bare if it parses as one word, otherwise quoted. */
export function quoteValue(value: string): string {
  return WORD.test(value) ? value : phrase(value);
}

/** Like `quoted`, for text on its own: it must not parse as an operator, a negation or a term. */
export function quoteWord(value: string): string {
  return /^(?:-|(?:and|or|not|&&?|\|\|?|:)$|[a-z][\w-]*:)/i.test(value)
    ? phrase(value)
    : quoteValue(value);
}

function phrase(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
