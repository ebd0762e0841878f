// A second step after the password: a code of an authenticator app (TOTP), or one of ten recovery
// codes, each of which works once. Passkeys and the provider are no passwords, so neither asks for it.
// better-auth bounds wrong codes: five a sign-in, and ten in a row lock the step for 15 minutes.
import { createOTP } from '@better-auth/utils/otp';
import { Refusal } from '@/domain/Refusal';
import type { Person } from '@/server/model/features/Viewer';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { FRESH_S, getAuth } from './auth';
import { openSessions, type SessionRequest, type SetCookies, toHeaders } from './sessions';
import { isCodeUsed, takeCode } from './usedCodes';

/** The library's cookie for the time between the password and the code. */
const CHALLENGE_COOKIE = 'plimsoll.two_factor';

/** True if the password was right and a code is asked for, so that nobody is signed in yet. */
export const asksForCode = (cookies: SetCookies): boolean =>
  cookies.some((line) => line.startsWith(`${CHALLENGE_COOKIE}=`) && !/;\s*max-age=0/i.test(line));

/**
 * Makes a secret, which counts once a code of it was given.
 * @throws Refusal SIGN_IN_WRONG, CONFLICT
 */
export async function startSecondFactor(
  database: Database,
  password: string,
  request: SessionRequest,
): Promise<void> {
  const auth = await getAuth(database);
  const response = await auth.api.enableTwoFactor({
    body: { password, method: 'totp', issuer: new URL(config().baseUrl).host },
    headers: toHeaders(request),
    asResponse: true,
  });
  if (!response.ok) throw await toRefusal(response);
}

/** @throws Refusal CODE_WRONG, SIGN_IN_AGAIN */
export async function confirmSecondFactor(
  database: Database,
  text: string,
  request: SessionRequest,
): Promise<SetCookies> {
  const auth = await getAuth(database);
  const code = withoutSpaces(text);
  const response = await auth.api.verifyTOTP({
    body: { code },
    headers: toHeaders(request),
    asResponse: true,
  });
  if (!response.ok) throw await toRefusal(response);
  const { user } = (await response.json()) as SignedIn;
  // A second request with it, to sign in, is not another code.
  await takeCode(database, user.id, code);
  return response.headers.getSetCookie();
}

interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string };
}

interface Entered {
  readonly cookies: SetCookies;
  /** Undefined for a code of the app. */
  readonly usedRecoveryCodeOf?: string;
}

/**
 * Ends a sign-in that waits for a code, with one of the app or a recovery code.
 * @throws Refusal CODE_WRONG, CODE_LATE, SIGN_IN_LIMIT
 */
export async function enterCode(
  database: Database,
  text: string,
  request: SessionRequest,
): Promise<Entered> {
  const auth = await getAuth(database);
  const code = withoutSpaces(text);
  // A session of another person in this browser must not take the code for its own.
  const headers = toHeaders({ ...request, cookies: onlyChallenge(request.cookies) });
  const body = { code };
  const isRecovery = !/^\d{6}$/.test(code);
  const asked = isRecovery ? undefined : await challenged(database, request.cookies);
  if (asked !== undefined && (await isCodeUsed(database, asked, code))) throw codeWrong();
  const response = isRecovery
    ? await auth.api.verifyBackupCode({ body, headers, asResponse: true })
    : await auth.api.verifyTOTP({ body, headers, asResponse: true });
  if (!response.ok) throw await toRefusal(response);
  const { user, token } = (await response.json()) as SignedIn;
  if (!isRecovery && !(await takeCode(database, user.id, code))) {
    // Another request was faster with the same code; nobody has seen this session yet.
    await (await auth.$context).internalAdapter.deleteSession(token);
    throw codeWrong();
  }
  const cookies = response.headers.getSetCookie();
  return isRecovery ? { cookies, usedRecoveryCodeOf: user.id } : { cookies };
}

/** The account whose sign-in waits for a code, by the library's cookie. */
async function challenged(
  database: Database,
  cookies: string | undefined,
): Promise<string | undefined> {
  const [, signed = ''] = onlyChallenge(cookies)?.split('=') ?? [];
  const [identifier = ''] = signed.split('.');
  const { internalAdapter } = await (await getAuth(database)).$context;
  return (await internalAdapter.findVerificationValue(identifier))?.value;
}

/** @throws Refusal SIGN_IN_WRONG */
export async function endSecondFactor(
  database: Database,
  password: string,
  request: SessionRequest,
): Promise<SetCookies> {
  const auth = await getAuth(database);
  const response = await auth.api.disableTwoFactor({
    body: { password },
    headers: toHeaders(request),
    asResponse: true,
  });
  if (!response.ok) throw await toRefusal(response);
  return response.headers.getSetCookie();
}

/** The former recovery codes end. @throws Refusal SIGN_IN_WRONG */
export async function renewRecoveryCodes(
  database: Database,
  password: string,
  request: SessionRequest,
): Promise<void> {
  const auth = await getAuth(database);
  const response = await auth.api.generateBackupCodes({
    body: { password },
    headers: toHeaders(request),
    asResponse: true,
  });
  if (!response.ok) throw await toRefusal(response);
}

/** For a person who lost the device and the codes, and is known to an operator. */
export async function dropSecondFactor(database: Database, accountId: string): Promise<void> {
  await database
    .connection()
    .deleteFrom('second_factors')
    .where('userId', '=', accountId)
    .execute();
  await database
    .connection()
    .updateTable('accounts')
    .set({ twoFactorEnabled: database.kind === 'sqlite' ? 0 : false })
    .where('id', '=', accountId)
    .execute();
}

export interface SecondFactor {
  readonly state: 'OFF' | 'STARTED' | 'ON';
  /** To enter in an app, and the same as an address; only until a code was given. */
  readonly setup?: { readonly key: string; readonly uri: string };
  readonly codesLeft: number;
  /** Only shortly after signing in. */
  readonly codes?: readonly string[];
}

export async function readSecondFactor(database: Database, person: Person): Promise<SecondFactor> {
  const row = await database
    .connection()
    .selectFrom('second_factors')
    .innerJoin('accounts', 'accounts.id', 'second_factors.userId')
    .select(['secret', 'backupCodes', 'twoFactorEnabled'])
    .where('userId', '=', person.accountId)
    .executeTakeFirst();
  if (!row) return { state: 'OFF', codesLeft: 0 };
  const codes = JSON.parse(await decrypt(database, row.backupCodes)) as readonly string[];
  if (row.twoFactorEnabled) {
    const isFresh = await isFreshSession(database, person);
    return { state: 'ON', codesLeft: codes.length, ...(isFresh && { codes }) };
  }
  const secret = await decrypt(database, row.secret);
  return { state: 'STARTED', codesLeft: codes.length, setup: setupOf(secret, person.email) };
}

/** As apps read it: the key in base 32, and an `otpauth:` address that names server and account. */
function setupOf(secret: string, email: string): NonNullable<SecondFactor['setup']> {
  const uri = createOTP(secret).url(new URL(config().baseUrl).host, email);
  return { uri, key: new URL(uri).searchParams.get('secret')! };
}

async function decrypt(database: Database, data: string): Promise<string> {
  const { symmetricDecrypt } = await import('better-auth/crypto');
  const { secretConfig } = await (await getAuth(database)).$context;
  return symmetricDecrypt({ key: secretConfig, data });
}

async function isFreshSession(
  database: Database,
  { accountId, sessionId }: Person,
): Promise<boolean> {
  const own = (await openSessions(database, accountId)).find(({ id }) => id === sessionId);
  return own !== undefined && Date.now() - own.createdAt < FRESH_S * 1_000;
}

const withoutSpaces = (code: string): string => code.replace(/\s/g, '').slice(0, 50);

const onlyChallenge = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${CHALLENGE_COOKIE}=`));

async function toRefusal(response: Response): Promise<Refusal> {
  const { code } = (await response.json().catch(() => ({}))) as { readonly code?: string };
  switch (code) {
    case 'INVALID_PASSWORD':
      return new Refusal('SIGN_IN_WRONG', 'This is not your password. Nothing was changed.', {
        path: ['current'],
      });
    case 'TOTP_ALREADY_ENABLED':
      return new Refusal('CONFLICT', 'The second step is on already.');
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return new Refusal(
        'CODE_LATE',
        'Too many wrong codes, or too much time since the password. Sign in again.',
      );
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return new Refusal('SIGN_IN_LIMIT', 'Too many wrong codes. Try again in 15 minutes.', {
        retryAfter: 900,
      });
    default:
      return codeWrong();
  }
}

const codeWrong = (): Refusal =>
  new Refusal(
    'CODE_WRONG',
    'This code is wrong, too old or used. Enter the newest one of your app, or a recovery code you have not used.',
    { path: ['code'] },
  );
