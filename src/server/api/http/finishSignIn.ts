import type { IncomingMessage } from 'node:http';
import { config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { sessionCookie } from '@/server/teams/accounts/auth';
import { finishOidc } from '@/server/teams/accounts/oidc';
import { placeAtSignIn } from '@/server/teams/provisioning/placeByDirectory';
import { isInvited } from '@/server/teams/workspaces/invitations';
import { memberCookie } from './accountCookies';
import { accountLimits } from './accountLimits';
import type { AccountOutcome } from './accountOutcome';
import { noteSignIn } from './noteSignIn';

/** Where the provider sends people back to. */
export async function finishSignIn(request: IncomingMessage): Promise<AccountOutcome> {
  const succeeded = accountLimits().take(request, '');
  const { searchParams } = new URL(request.url ?? '/', config().baseUrl);
  const { cookie, 'user-agent': userAgent } = request.headers;
  const database = await openDatabase();
  const { location, cookies, signedOn } = await finishOidc(
    database,
    Object.fromEntries(searchParams),
    { cookies: cookie, userAgent },
    { isInvited },
  );
  if (signedOn) await placeAtSignIn(database, signedOn);
  const isSignedIn = cookies.some((line) => line.startsWith(`${sessionCookie()}=`));
  if (isSignedIn) {
    succeeded();
    await noteSignIn(cookies, 'oidc');
  }
  return { to: location, cookies: isSignedIn ? [...cookies, memberCookie(true)] : cookies };
}
