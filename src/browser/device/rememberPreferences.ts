import {
  AUDIENCE_COOKIE,
  LINE_COOKIE,
  preferenceCookie,
  type Preferences,
} from '@/domain/preferences';

/** Stores the audience and line in cookies, which the server reads too. */
export function rememberPreferences({ audience, linePercent }: Preferences): void {
  rememberAudience(audience);
  document.cookie = preferenceCookie(LINE_COOKIE, String(linePercent), location);
}

/** As above, and the line stays as it is. */
export function rememberAudience(audience: string): void {
  document.cookie = preferenceCookie(AUDIENCE_COOKIE, audience, location);
}
