import { MEMBER_COOKIE } from '@/domain/accountLimits';
import { SESSION_DAYS, sessionCookie } from '@/server/accounts/auth';
import type { SetCookies } from '@/server/accounts/sessions';
import { config } from '@/server/config/config';

const isHttps = (): boolean => config().baseUrl.startsWith('https:');

/** Says to scripts of public pages that there is something to ask for, and nothing else. */
export function memberCookie(isSignedIn: boolean): string {
  const age = isSignedIn ? SESSION_DAYS * 86_400 : 0;
  return `${MEMBER_COOKIE}=1; Path=/; Max-Age=${age}; SameSite=Lax${isHttps() ? '; Secure' : ''}`;
}

export const endedSession = (): SetCookies => [
  `${sessionCookie()}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps() ? '; Secure' : ''}`,
];
