/**
 * Types of CSS values that the data file under one property's feature, although every property is
 * made of them: a number under `opacity`, an integer under `z-index`. A use of one is no use of it.
 */
const INCIDENTAL = new Set(
  'angle angle-percentage dimension image integer length length-percentage number percentage position ratio string time url'
    .split(' ')
    .map((type) => `css.types.${type}`),
);

export function isIncidental(key: string): boolean {
  return INCIDENTAL.has(key);
}
