import { type Locale, LOCALE_PARAMETER, parseLocale } from '@/domain/messages/locale';
import { negotiateLocale } from '@/domain/messages/negotiateLocale';
import { policyBrowsersHref } from './policy';

/** Pages with a verdict. */
const WITH_VERDICT = /^\/(?:(?:features\/[^/]+|compat(?:\/.*)?)\/?)?$/;

export interface PageLocale {
  readonly locale: Locale;
  /** The address names no language, so the header decided. */
  readonly isNegotiated: boolean;
}

/**
 * The language of a page, by its address and the header `Accept-Language`; undefined for a page that
 * says everything in English.
 */
export function localeOfPage(
  address: string,
  acceptLanguage: string | undefined,
): PageLocale | undefined {
  const { path, lang } = parseAddress(address);
  if (!isWholeInLocale(address) && !WITH_VERDICT.test(path)) return undefined;
  const asked = parseLocale(lang);
  return { locale: asked ?? negotiateLocale(acceptLanguage), isNegotiated: asked === undefined };
}

/** True if every word of a page is in its language, not only its verdict. */
export function isWholeInLocale(address: string): boolean {
  return parseAddress(address).path === policyBrowsersHref();
}

function parseAddress(address: string) {
  const [path = '', search = ''] = address.replace(/#.*$/s, '').split(/\?(.*)/s);
  return { path, lang: new URLSearchParams(search).get(LOCALE_PARAMETER) ?? undefined };
}
