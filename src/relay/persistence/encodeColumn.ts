// Values of one column → the shortest of its forms. Easy to get wrong: characters count on the disk
// and gzipped bytes in the HTML; each form here wins in both.
import { DIGITS, type EncodedColumn, type Scalar, writeDigit } from './encodedOperation';

/** Shorter prefixes save less than naming them costs. */
const MIN_PREFIX = 3;

/**
 * @param values in the order of the walk
 * @param owners ids of the records they belong to
 */
export function encodeColumn(values: readonly unknown[], owners: readonly string[]): EncodedColumn {
  const [first] = values;
  if (first === undefined) return 0;
  if (values.length > 1 || typeof first === 'string') {
    const separator = findSeparator(values, owners);
    if (separator !== undefined) return [[], separator];
  }
  const column = scalarColumn(values);
  return column === undefined ? plainColumn(values) : column;
}

/** The text in every id before the value it ends with. */
function findSeparator(values: readonly unknown[], owners: readonly string[]): string | undefined {
  const owner = owners[0] ?? '';
  const value = values[0];
  if (typeof value !== 'string' || value.length < MIN_PREFIX || !owner.endsWith(value))
    return undefined;
  const separator = owner[owner.length - value.length - 1];
  return separator !== undefined &&
    values.every(
      (each, at) => each === owners[at]?.slice((owners[at].lastIndexOf(separator) ?? 0) + 1),
    )
    ? separator
    : undefined;
}

/** A column whose first rows are all different is taken to have no use for a dictionary. */
const SAMPLE_ROWS = 256;

/** Undefined if a constant or a dictionary would be longer than the values, or one is no scalar. */
function scalarColumn(values: readonly unknown[]): EncodedColumn | undefined {
  const positions = new Map<unknown, number>();
  let plain = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    if (typeof value === 'object' && value !== null) return undefined;
    if (!positions.has(value)) positions.set(value, positions.size);
    plain += getLength(value);
    if (at === SAMPLE_ROWS && positions.size > SAMPLE_ROWS) return undefined;
  }
  const distinct = [...positions.keys()] as [Scalar, ...Scalar[]];
  if (distinct.length === 1) return distinct[0];
  if (distinct.length > DIGITS * DIGITS) return undefined;

  const isWide = distinct.length > DIGITS;
  let packed = values.length * (isWide ? 2 : 1) + 6;
  for (const value of distinct) packed += getLength(value);
  if (packed >= plain) return undefined;
  const digits = distinct.map((_, position) =>
    isWide
      ? writeDigit(Math.floor(position / DIGITS)) + writeDigit(position % DIGITS)
      : writeDigit(position),
  );
  return [distinct, values.map((value) => digits[positions.get(value) ?? 0]).join('')];
}

/** About how many characters a value and its comma take. */
function getLength(value: unknown): number {
  return typeof value === 'string' ? value.length + 3 : String(value).length + 1;
}

function plainColumn(values: readonly unknown[]): EncodedColumn {
  const prefix = findPrefix(values);
  if (prefix.length >= MIN_PREFIX)
    return [
      [prefix],
      values.map((value) => (typeof value === 'string' ? value.slice(prefix.length) : value)),
    ];
  return Array.isArray(values[0]) ? [[], values] : values;
}

/** The common start of all strings; empty if some values are neither strings nor null. */
function findPrefix(values: readonly unknown[]): string {
  const [first, ...others] = values.filter((value) => value !== null);
  if (typeof first !== 'string' || others.length === 0) return '';
  let length = first.length;
  for (const text of others) {
    if (typeof text !== 'string') return '';
    while (!text.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}
