import { foldText } from '@/domain/foldText';
import { VALUE_NAMES } from './valueNames.data';

/** `Revenue (EUR)` and `Revenue in $` are revenue. */
const IN_CURRENCY = /\s*(?:\([^)]*\)|\[[^\]]*\]|(?:in )?(?:\p{Sc}|\b[a-z]{3}))\s*$/u;

const BY_PREFERENCE = VALUE_NAMES.map((names) => new Set(names.map(foldText)));
const VALUES: ReadonlySet<string> = new Set(VALUE_NAMES.flat().map(foldText));

const withoutCurrency = (name: string): string =>
  VALUES.has(name) ? name : name.replace(IN_CURRENCY, '');

export const isValueName = (name: string): boolean => VALUES.has(withoutCurrency(name));

/** The column of a heading that says what visits are worth. */
export function detectValue(names: readonly string[]): number | undefined {
  const plain = names.map(withoutCurrency);
  return BY_PREFERENCE.map((synonyms) => plain.findIndex((name) => synonyms.has(name))).find(
    (index) => index >= 0,
  );
}
