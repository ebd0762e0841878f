/** The languages of verdicts, of the page for customers and of the “please update” banner. */
export const LOCALES = ['en', 'de', 'fr', 'es', 'ja'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The parameter of an address that names the language; it comes before the reader's browser. */
export const LOCALE_PARAMETER = 'lang';

/** `de-AT` → `de`; undefined for a language that we don’t have. */
export function parseLocale(tag: string | undefined): Locale | undefined {
  const language = /^[a-z]{2,3}(?=-|$)/i.exec(tag?.trim() ?? '')?.[0].toLowerCase();
  return LOCALES.find((locale) => locale === language);
}
