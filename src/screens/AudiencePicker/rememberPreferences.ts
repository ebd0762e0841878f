import {
  AUDIENCE_COOKIE,
  LINE_COOKIE,
  PREFERENCE_COOKIE_SECONDS,
  type Preferences,
} from '@/domain/preferences';

/** Stores the audience and line in cookies, which the server reads too. */
export function rememberPreferences({ audience, linePercent }: Preferences): void {
  setCookie(AUDIENCE_COOKIE, audience);
  setCookie(LINE_COOKIE, String(linePercent));
}

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${PREFERENCE_COOKIE_SECONDS}; SameSite=Lax`;
}
