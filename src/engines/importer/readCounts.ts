// Parses the numbers of one column, whatever the locale. Pitfall: "1.234" is ambiguous by itself,
// so the format is decided for the whole column. If no row settles it, a count is an integer and a
// share is a decimal.

const SPACES = /[\s\u00A0\u202F\u2009'’]/g;

const WHOLE = /^\d+$/;

/** NaN for a cell without a number or with a negative one. */
export function readCounts(cells: readonly string[], isShare: boolean): Float64Array {
  const texts = cells.map((cell) =>
    WHOLE.test(cell) ? cell : cell.replace(SPACES, '').replace(/%$|^%/, ''),
  );
  const decimal = detectDecimal(texts, isShare);
  const grouping = decimal === ',' ? /\./g : /,/g;
  return Float64Array.from(texts, (text) => {
    if (WHOLE.test(text)) return Number(text);
    const plain =
      decimal === undefined
        ? text.replace(/[.,]/g, '')
        : text.replace(grouping, '').replace(decimal, '.');
    return /^\d*\.?\d+(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  });
}

/** A column's decimal separator; undefined if its numbers are integers. */
function detectDecimal(texts: readonly string[], isShare: boolean): '.' | ',' | undefined {
  let undecided: '.' | ',' | undefined;
  for (const whole of texts) {
    if (WHOLE.test(whole)) continue;
    // Without the exponent: `1.234e3` has no thousands group.
    const text = whole.replace(/e[+-]?\d+$/i, '');
    const dot = text.lastIndexOf('.');
    const comma = text.lastIndexOf(',');
    if (dot < 0 && comma < 0) continue;
    const sign = dot > comma ? '.' : ',';
    const isMixed = dot >= 0 && comma >= 0;
    const isRepeated = text.indexOf(sign) !== text.lastIndexOf(sign);
    const digits = text.length - 1 - Math.max(dot, comma);
    if (isMixed && !isRepeated) return sign;
    if (isMixed || isRepeated) continue;
    if (digits !== 3 || text !== whole || /^0?[.,]/.test(text)) return sign;
    undecided = sign;
  }
  return isShare ? undecided : undefined;
}
