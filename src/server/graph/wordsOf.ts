// What is typed into the features page's box → words that must all occur. "Quoted phrases" count as one word.

/** Where and why a query cannot be read; positions count UTF-16 units. */
export interface QueryProblem {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

export const MAX_QUERY_LENGTH = 2048;

/** Lower-cased words, none for an empty query; or the problem. */
export function wordsOf(query: string): readonly string[] | QueryProblem {
  if (query.length > MAX_QUERY_LENGTH) {
    return { message: `The query has ${query.length} characters, but at most ${MAX_QUERY_LENGTH} are read.`, start: MAX_QUERY_LENGTH, end: query.length };
  }
  const unclosed = unclosedQuote(query);
  if (unclosed !== undefined) {
    return { message: 'This quotation mark is not closed. Put another one where the phrase ends.', start: unclosed, end: query.length };
  }
  return Array.from(query.toLowerCase().matchAll(/"([^"]*)"|[^\s"]+/g), ([word, phrase]) => (phrase ?? word).trim()).filter(Boolean);
}

function unclosedQuote(query: string): number | undefined {
  const quotes = Array.from(query.matchAll(/"/g), ({ index }) => index);

  return quotes.length % 2 === 1 ? quotes.at(-1) : undefined;
}
