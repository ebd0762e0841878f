import { ACCOUNT_LIMITS } from '@/domain/accountLimits';
import { MEMBER_COOKIE, ONCE_COOKIE, TYPED_COOKIE } from '@/domain/protocol';
import { config } from '@/server/platform/config/config';
import { SESSION_DAYS, sessionCookie } from '@/server/teams/accounts/auth';
import type { SetCookies } from '@/server/teams/accounts/sessions';

const isHttps = (): boolean => config().baseUrl.startsWith('https:');

/** Says to scripts of public pages that there is something to ask for, and nothing else. */
export function memberCookie(isSignedIn: boolean): string {
  const age = isSignedIn ? SESSION_DAYS * 86_400 : 0;
  return `${MEMBER_COOKIE}=1; Path=/; Max-Age=${age}; SameSite=Lax${isHttps() ? '; Secure' : ''}`;
}

export const clearSessionCookie = (): SetCookies => [
  `${sessionCookie()}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps() ? '; Secure' : ''}`,
];

/** Fields that a form shows again. */
const KEPT_FIELDS = ['name', 'email'];

/** For the page whose form was refused; empty if no field is worth keeping. */
export function typedFieldsCookie(form: URLSearchParams, page: string): SetCookies {
  const kept = KEPT_FIELDS.flatMap((name) => {
    const value = form.get(name)?.slice(0, ACCOUNT_LIMITS.email);
    return value ? [[name, value]] : [];
  });
  if (kept.length === 0) return [];
  const value = encodeURIComponent(String(new URLSearchParams(kept)));
  const [path] = page.split('?');
  return [
    `${TYPED_COOKIE}=${value}; Path=${path}; Max-Age=60; HttpOnly; SameSite=Lax${isHttps() ? '; Secure' : ''}`,
  ];
}

/** Shows the secret of a new token on the account page, next to the token. */
export const onceCookie = (id: string, secret: string): string =>
  `${ONCE_COOKIE}=${encodeURIComponent(`${id} ${secret}`)}; Path=/account; Max-Age=60; HttpOnly; SameSite=Strict${isHttps() ? '; Secure' : ''}`;
