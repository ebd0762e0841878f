import { findOwn } from '@/domain/findOwn';
import { Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { hasMail } from '@/server/platform/mail/sendMail';
import { type Auth, authWith, getAuth } from './auth';
import { isOn } from './isOn';
import { mailSecurity } from './letters';
import { findOidcProvider, OIDC_ID } from './oidcProvider';
import {
  endOtherSessions,
  openSessions,
  type SessionRequest,
  type SetCookies,
  toHeaders,
} from './sessions';
import { type IsInvited, refuseSignUp } from './signUp';
import { type SignUpAdmission, withAdmission } from './SignUpAdmission';
import { waysIn } from './waysIn';

/** A step that leads to another address. */
export interface OidcStep {
  readonly location: string;
  readonly cookies: SetCookies;
}

/** A person that the provider has let in. */
export interface SignedOn {
  readonly accountId: string;
  readonly groups: readonly string[];
}

interface OidcStart {
  readonly next: string;
  readonly isLink: boolean;
  /** The page that says what went wrong. */
  readonly errorPage: string;
}

interface OidcOptions {
  readonly isInvited: IsInvited;
}

/** Where the provider sends people back to. */
const OIDC_CALLBACK = '/api/account/oidc-callback';

/**
 * Leads to the provider, to sign in or, with `isLink`, to add it to the account that is signed in.
 * @throws Refusal NOT_FOUND, PROVIDER_UNREACHABLE, SIGNED_OUT
 */
export async function startOidc(
  database: Database,
  { next, isLink, errorPage }: OidcStart,
  request: SessionRequest,
  options: OidcOptions,
): Promise<OidcStep> {
  const auth = await openOidc(database, options);
  const headers = toHeaders(request);
  const body = {
    provider: OIDC_ID,
    callbackURL: next,
    errorCallbackURL: errorPage,
    disableRedirect: true,
  };
  const response = isLink
    ? await auth.api.linkSocialAccount({ body, headers, asResponse: true })
    : await auth.api.signInSocial({ body, headers, asResponse: true });
  if (response.status === 401)
    throw new Refusal('SIGNED_OUT', 'You are signed out. Sign in again.');
  const { url } = (await response.json()) as { readonly url?: string };
  if (!response.ok || url === undefined) throw providerFailed();
  return { location: url, cookies: response.headers.getSetCookie() };
}

/**
 * Handles the callback of the provider.
 * @returns the next address, with session cookies after signing in
 * @throws Refusal with the page that shows it in `details.page`
 */
export async function finishOidc(
  database: Database,
  query: Readonly<Record<string, string>>,
  request: SessionRequest,
  options: OidcOptions,
): Promise<OidcStep & { readonly signedOn: SignedOn | undefined }> {
  const auth = await openOidc(database, options);
  const admission: SignUpAdmission = {};
  const response = await withAdmission(admission, () =>
    auth.api.callbackOAuth({
      method: 'GET',
      params: { id: OIDC_ID },
      query,
      headers: toHeaders(request),
      asResponse: true,
    }),
  );
  const location = new URL(response.headers.get('location') ?? '/', config().baseUrl);
  const error = location.searchParams.get('error');
  const page = location.pathname;
  const { denial } = admission;
  if (denial) throw new Refusal(denial.code, denial.message, { page });
  if (error !== null) throw toRefusal(error, page);
  if (admission.joined !== undefined && admission.created === undefined) {
    await endOtherWaysIfOff(database, admission.joined);
    await mailSecurity(database, admission.joined, 'provider');
  }
  return {
    location: page + location.search,
    cookies: response.headers.getSetCookie(),
    signedOn: await findSignedOn(database, admission),
  };
}

async function findSignedOn(
  database: Database,
  { claims }: SignUpAdmission,
): Promise<SignedOn | undefined> {
  const row =
    claims &&
    (await database
      .connection()
      .selectFrom('credentials')
      .select('userId')
      .where('providerId', '=', OIDC_ID)
      .where('accountId', '=', claims.subject)
      .executeTakeFirst());
  return row && { accountId: row.userId, groups: claims.groups };
}

/**
 * Where the provider is the only way in, an account joins it without having proved its address.
 * Nobody who made that account in another's name may stay in.
 */
async function endOtherWaysIfOff(database: Database, accountId: string): Promise<void> {
  if (isOn('password') || isOn('passkey')) return;
  const [newest] = await openSessions(database, accountId);
  await database.inTransaction(async () => {
    await endOtherSessions(database, accountId, newest?.id ?? '');
    await database.connection().deleteFrom('passkeys').where('userId', '=', accountId).execute();
    await database
      .connection()
      .deleteFrom('credentials')
      .where('userId', '=', accountId)
      .where('password', 'is not', null)
      .execute();
  });
}

async function openOidc(database: Database, { isInvited }: OidcOptions): Promise<Auth> {
  const { oidc, baseUrl } = config();
  if (!oidc || !isOn('provider'))
    throw new Refusal('NOT_FOUND', 'This server has no provider to sign in with.');
  // The library asks the provider again. While it loads, the provider may close an idle connection.
  await getAuth(database);
  const provider = await findOidcProvider(oidc, {
    redirectUri: `${baseUrl}${OIDC_CALLBACK}`,
    needsVerifiedEmail: hasMail(),
    refuse: (email) => refuseSignUp(database, email, { rule: oidc.signUp, isInvited }),
  });
  return authWith(database, provider);
}

const providerFailed = (page?: string): Refusal =>
  new Refusal('PROVIDER_FAILED', 'Signing in with the provider did not work. Try again.', { page });

const SENTENCES: Readonly<Record<string, readonly [Refusal['code'], string]>> = {
  SIGN_UP_CLOSED: [
    'SIGN_UP_CLOSED',
    'This server isn’t open to new accounts. Ask for an invitation.',
  ],
  account_not_linked: [
    'PROVIDER_NOT_LINKED',
    'An account with this address exists. Sign in to it as before, then add the provider on your account page.',
  ],
  account_already_linked_to_different_user: [
    'PROVIDER_TAKEN',
    'This provider’s account belongs to another account here. Remove it there first.',
  ],
  BANNED_USER: ['ACCOUNT_LOCKED', 'This account is locked. Ask the person who runs this server.'],
  email_not_verified: [
    'EMAIL_UNVERIFIED',
    'The provider has not confirmed your address. Confirm it there, then try again.',
  ],
  unable_to_link_account: [
    'EMAIL_UNVERIFIED',
    'The provider has not confirmed your address. Confirm it there, then try again.',
  ],
};

function toRefusal(error: string, page: string): Refusal {
  const found = findOwn(SENTENCES, error) ?? findOwn(SENTENCES, error.toLowerCase());
  return found ? new Refusal(found[0], found[1], { page }) : providerFailed(page);
}

/** Takes the provider away from an account. @throws Refusal LAST_WAY_IN */
export async function unlinkOidc(database: Database, accountId: string): Promise<void> {
  await database.inTransaction(async () => {
    const { hasPassword, passkeys } = await waysIn(database, accountId);
    if (!hasPassword && passkeys.length === 0)
      throw new Refusal(
        'LAST_WAY_IN',
        'This is your only way in. Add a passkey first, or set a password by the link on the sign-in page.',
      );
    await database
      .connection()
      .deleteFrom('credentials')
      .where('userId', '=', accountId)
      .where('providerId', '=', OIDC_ID)
      .execute();
  });
}
