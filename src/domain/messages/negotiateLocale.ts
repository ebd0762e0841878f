import { DEFAULT_LOCALE, type Locale, parseLocale } from './locale';

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
