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

/** No browser sends as many. */
const MAX_TAGS = 32;

/**
 * The language that a reader prefers among ours, by the header `Accept-Language`. English where it
 * names none of them: `*` asks for no language either.
 */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  const [best] = (acceptLanguage ?? '')
    .split(',', MAX_TAGS)
    .flatMap((part) => {
      const [tag, ...parameters] = part.split(';');
      const locale = parseLocale(tag);
      const quality = readQuality(parameters);
      return locale !== undefined && quality > 0 ? [{ locale, quality }] : [];
    })
    .sort((a, b) => b.quality - a.quality);
  return best?.locale ?? DEFAULT_LOCALE;
}

function readQuality(parameters: readonly string[]): number {
  const text = parameters.map((one) => /^\s*q=([\d.]{1,5})\s*$/i.exec(one)?.[1]).find(Boolean);
  return text === undefined ? 1 : Number(text) || 0;
}

/** The language of a page: its address, or else what the reader's browser asks for. */
export function chooseLocale(
  asked: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  return parseLocale(asked) ?? negotiateLocale(acceptLanguage);
}
