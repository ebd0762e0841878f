// The two choices that compiled messages make, as in ICU MessageFormat.
import { DEFAULT_LOCALE, type Locale } from './locale';

type Forms = Readonly<Record<string, string>>;

const own = (forms: Forms, key: string): string | undefined =>
  Object.hasOwn(forms, key) ? forms[key] : undefined;

/** @returns the form of a keyword, or the one for others */
export const select = (value: string, forms: Forms): string =>
  own(forms, value) ?? forms['other'] ?? '';

/** @returns the form of this very number, of its plural category, or the one for others */
export const plural = (value: number, offset: number, locale: Locale, forms: Forms): string =>
  own(forms, String(value)) ?? select(findCategory(value - offset, locale), forms);

/** English needs no `Intl`, whose first formatter would cost every page 30 to 40 ms. */
function findCategory(count: number, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return count === 1 ? 'one' : 'other';
  return new Intl.PluralRules(locale).select(count);
}
