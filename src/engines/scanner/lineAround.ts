/**
 * The line of a place, or as much of it as lies within `reach`. Callers that ask for each of a file's uses must not
 * look for the ends of a line: a minified one has millions of signs.
 */
export function lineAround(
  text: string,
  at: number,
  reach: number,
): { readonly start: number; readonly end: number } {
  const first = Math.max(0, at - reach);
  const ends = text.slice(at, at + reach).indexOf('\n');
  return {
    start: first + text.slice(first, at).lastIndexOf('\n') + 1,
    end: ends < 0 ? Math.min(text.length, at + reach) : at + ends,
  };
}
