import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from './Audience';

/** The reader's audience, and the share of it a feature must reach. */
export interface Preferences {
  readonly audience: string;
  /** Percent of the audience, above 0 and at most 100. */
  readonly linePercent: number;
}

/**
 * Raw values from a URL or cookie. People and older versions of this site write both, so nothing in
 * them is trusted.
 */
export interface PreferenceText {
  readonly audience?: string | undefined;
  readonly line?: string | undefined;
}

export const AUDIENCE_COOKIE = 'audience';
export const LINE_COOKIE = 'line';
export const THEME_COOKIE = 'theme';
const PREFERENCE_COOKIE_SECONDS = 31_536_000;

const MAX_AUDIENCE_KEY_LENGTH = 600;

/**
 * Parses a line; undefined unless it is a number above 0 and at most 100. Rounds to one decimal.
 */
export function parseLinePercent(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,3}([.,]\d+)?$/.test(text.trim())) return undefined;
  const percent = Math.round(Number(text.trim().replace(',', '.')) * 10) / 10;
  return percent > 0 && percent <= 100 ? percent : undefined;
}

/**
 * The URL takes precedence, then the cookie, then the defaults. `problem` is a sentence if the URL
 * has an invalid line.
 */
export function resolvePreferences(
  url: PreferenceText,
  cookie: PreferenceText,
): Preferences & { readonly problem?: string } {
  const audience = [url.audience, cookie.audience].find(
    (key) => key !== undefined && key !== '' && key.length <= MAX_AUDIENCE_KEY_LENGTH,
  );
  const urlLine = parseLinePercent(url.line);
  return {
    audience: audience ?? DEFAULT_AUDIENCE_KEY,
    linePercent: urlLine ?? parseLinePercent(cookie.line) ?? DEFAULT_LINE_PERCENT,
    ...(url.line !== undefined &&
      urlLine === undefined && {
        problem: `The line “${url.line.slice(0, 20)}” isn’t a percentage between 0 and 100, so your usual line is used.`,
      }),
  };
}

/**
 * Reads one cookie from a `Cookie` header or `document.cookie`; undefined if absent or badly
 * encoded.
 */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split('; ').find((part) => part.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/**
 * The text to assign to `document.cookie`. If the page came over HTTPS, the cookie is only sent
 * over HTTPS.
 */
export function preferenceCookie(
  name: string,
  value: string,
  { protocol }: Pick<Location, 'protocol'>,
  seconds = PREFERENCE_COOKIE_SECONDS,
): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
