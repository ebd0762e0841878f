/** Of texts up to this long the rows are kept between calls: lists of thousands are compared. */
const KEPT_ROW = 65;

const keptRows = [0, 1, 2].map(() => new Uint16Array(KEPT_ROW)) as [
  Uint16Array,
  Uint16Array,
  Uint16Array,
];

/** Bits of a word: a text up to this long is compared in one step for each unit of the other. */
const WORD = 32;
const ASCII = 128;

/** Where in the shorter text each unit stands; empty between calls. */
const places = new Int32Array(ASCII);

/**
 * Insertions, deletions, substitutions and swaps of neighbors that make one text the other
 * (optimal string alignment).
 * @param limit a distance above it is of no interest: the work ends early, and some number above
 *   the limit is given
 */
export function editDistance(a: string, b: string, limit = Math.max(a.length, b.length)): number {
  if (Math.abs(a.length - b.length) > Math.floor(limit)) return Math.floor(limit) + 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 0 && short.length <= WORD && isAscii(short) && isAscii(long)
    ? distanceByBits(short, long)
    : distanceByRows(a, b, limit);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= ASCII) return false;
  return true;
}

/**
 * A column of the table at a time, as the bits of words that say where a number is one more or one
 * less than its neighbor's (Hyyrö, 2003).
 */
function distanceByBits(short: string, long: string): number {
  for (let at = 0; at < short.length; at++) places[short.charCodeAt(at)]! |= 1 << at;
  const last = 1 << (short.length - 1);
  let more = -1;
  let less = 0;
  let same = 0;
  let before = 0;
  let distance = short.length;
  for (let at = 0; at < long.length; at++) {
    const here = places[long.charCodeAt(at)]!;
    const swaps = ((~same & here) << 1) & before;
    same = (((here & more) + more) ^ more) | here | less | swaps;
    const rises = less | ~(same | more);
    const falls = same & more;
    if ((rises & last) !== 0) distance++;
    else if ((falls & last) !== 0) distance--;
    const shifted = (rises << 1) | 1;
    more = (falls << 1) | ~(same | shifted);
    less = shifted & same;
    before = here;
  }
  for (let at = 0; at < short.length; at++) places[short.charCodeAt(at)] = 0;
  return distance;
}

function distanceByRows(a: string, b: string, limit: number): number {
  const band = Math.floor(limit);
  const over = band + 1;
  const width = b.length + 1;
  let [before, previous, current] = width <= KEPT_ROW ? keptRows : makeRows(width);
  for (let column = 0; column < width; column++) previous[column] = column;

  for (let row = 1; row <= a.length; row++) {
    // Farther from the diagonal than the limit, every number is above it.
    const first = Math.max(1, row - band);
    const last = Math.min(b.length, row + band);
    const unit = a.charCodeAt(row - 1);
    const unitBefore = row > 1 ? a.charCodeAt(row - 2) : -1;
    let least = (current[first - 1] = first === 1 ? row : over);
    for (let column = first; column <= last; column++) {
      const other = b.charCodeAt(column - 1);
      let best = previous[column - 1]! + (unit === other ? 0 : 1);
      // At the end of the band the row above holds nothing of this call.
      if (column < row + band && previous[column]! + 1 < best) best = previous[column]! + 1;
      if (current[column - 1]! + 1 < best) best = current[column - 1]! + 1;
      if (
        column > 1 &&
        other === unitBefore &&
        unit === b.charCodeAt(column - 2) &&
        before[column - 2]! + 1 < best
      )
        best = before[column - 2]! + 1;
      current[column] = best;
      if (best < least) least = best;
    }
    // A swap reaches back two rows, and costs one more than what it reaches back to.
    if (least > over) return over;
    [before, previous, current] = [previous, current, before];
  }
  return previous[b.length]!;
}

const makeRows = (width: number): typeof keptRows => [
  new Uint16Array(width),
  new Uint16Array(width),
  new Uint16Array(width),
];
