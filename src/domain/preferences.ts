import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from './Audience';

/** Which audience a reader asks about and how much of it a feature must reach. */
export interface Preferences {
  readonly audience: string;
  /** Per cent of the audience, greater than 0 and at most 100. */
  readonly linePercent: number;
}

/**
 * What a URL or a cookie may hold; both are written by people and by old versions, so nothing in
 * them is trusted.
 */
export interface PreferenceText {
  readonly audience?: string | undefined;
  readonly line?: string | undefined;
}

export const AUDIENCE_COOKIE = 'audience';
export const LINE_COOKIE = 'line';
export const THEME_COOKIE = 'theme';
export const PREFERENCE_COOKIE_SECONDS = 31_536_000;

const MAX_AUDIENCE_KEY_LENGTH = 600;

/**
 * The line a text states, or undefined where it is not a number above 0 and at most 100 (one
 * decimal is kept).
 */
export function linePercentOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,3}([.,]\d+)?$/.test(text.trim())) return undefined;
  const percent = Math.round(Number(text.trim().replace(',', '.')) * 10) / 10;
  return percent > 0 && percent <= 100 ? percent : undefined;
}

/**
 * The URL decides, then the cookie, then the defaults; `problem` is a sentence where the URL asked
 * for a line that is none.
 */
export function resolvePreferences(
  url: PreferenceText,
  cookie: PreferenceText,
): Preferences & { readonly problem?: string } {
  const audience = [url.audience, cookie.audience].find(
    (key) => key !== undefined && key !== '' && key.length <= MAX_AUDIENCE_KEY_LENGTH,
  );
  const urlLine = linePercentOf(url.line);
  return {
    audience: audience ?? DEFAULT_AUDIENCE_KEY,
    linePercent: urlLine ?? linePercentOf(cookie.line) ?? DEFAULT_LINE_PERCENT,
    ...(url.line !== undefined &&
      urlLine === undefined && {
        problem: `The line “${url.line.slice(0, 20)}” isn’t a percentage between 0 and 100, so your usual line is used.`,
      }),
  };
}

/**
 * Reads one cookie from a `Cookie` header or `document.cookie`; undefined where it is absent or
 * badly encoded.
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
