import type { IncomingMessage } from 'node:http';
import { sessionCookie } from '@/server/accounts/auth';
import { finishOidc } from '@/server/accounts/oidc';
import { config } from '@/server/config/config';
import { isInvited } from '@/server/workspaces/invitations';
import { memberCookie } from './accountCookies';
import { accountLimits } from './accountLimits';
import type { AccountOutcome } from './accountOutcome';

/** Where the provider sends people back to. */
export async function finishSignIn(request: IncomingMessage): Promise<AccountOutcome> {
  accountLimits().take(request, '');
  const { searchParams } = new URL(request.url ?? '/', config().baseUrl);
  const { cookie, 'user-agent': userAgent } = request.headers;
  const { location, cookies } = await finishOidc(
    Object.fromEntries(searchParams),
    { cookies: cookie, userAgent },
    { isInvited },
  );
  const isSignedIn = cookies.some((line) => line.startsWith(`${sessionCookie()}=`));
  return { to: location, cookies: isSignedIn ? [...cookies, memberCookie(true)] : cookies };
}
