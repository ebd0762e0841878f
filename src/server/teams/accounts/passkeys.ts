import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { Refusal } from '@/domain/Refusal';
import type { Database } from '@/server/platform/database/Database';
import { getAuth } from './auth';
import { type SessionRequest, type SetCookies, toHeaders } from './sessions';
import { waysIn } from './waysIn';

/** Options for a browser's authenticator, and the cookie that links its answer to them. */
export interface PasskeyQuestion {
  readonly options: object;
  readonly cookies: SetCookies;
}

const NAME_LENGTH = 60;

/** @throws Refusal SIGN_IN_AGAIN */
export async function askForNewPasskey(
  database: Database,
  request: SessionRequest,
): Promise<PasskeyQuestion> {
  const auth = await getAuth(database);
  return readQuestion(
    await auth.api.generatePasskeyRegistrationOptions({
      query: {},
      headers: toHeaders(request),
      asResponse: true,
    }),
  );
}

/** @throws Refusal PASSKEY_REFUSED, SIGN_IN_AGAIN */
export async function registerPasskey(
  database: Database,
  { name, answer }: { readonly name: string; readonly answer: string },
  request: SessionRequest,
): Promise<SetCookies> {
  const auth = await getAuth(database);
  const response = await auth.api.verifyPasskeyRegistration({
    body: { response: parseAnswer(answer), name: checkName(name) },
    headers: toHeaders(request),
    asResponse: true,
  });
  if (response.status === 403) throw signInAgain();
  if (!response.ok) throw passkeyRefused();
  return response.headers.getSetCookie();
}

/** The passkey determines the account. */
export async function askForPasskey(
  database: Database,
  request: SessionRequest,
): Promise<PasskeyQuestion> {
  const auth = await getAuth(database);
  const { options, cookies } = await readQuestion(
    await auth.api.generatePasskeyAuthenticationOptions({
      headers: toHeaders({ ...request, cookies: undefined }),
      asResponse: true,
    }),
  );
  return { options: { ...options, userVerification: 'required' }, cookies };
}

/** @throws Refusal PASSKEY_REFUSED */
export async function authenticateByPasskey(
  database: Database,
  answer: string,
  request: SessionRequest,
): Promise<SetCookies> {
  const auth = await getAuth(database);
  const response = await auth.api.verifyPasskeyAuthentication({
    body: { response: parseAnswer(answer) },
    headers: toHeaders(request),
    asResponse: true,
  });
  if (!response.ok) throw passkeyRefused();
  return response.headers.getSetCookie();
}

/** @throws Refusal ACCOUNT_INVALID */
export async function renamePasskey(
  database: Database,
  accountId: string,
  id: string,
  name: string,
): Promise<void> {
  await database
    .connection()
    .updateTable('passkeys')
    .set({ name: checkName(name) })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** @throws Refusal LAST_WAY_IN */
export async function removePasskey(
  database: Database,
  accountId: string,
  id: string,
): Promise<void> {
  await database.inTransaction(async () => {
    await database
      .connection()
      .deleteFrom('passkeys')
      .where('userId', '=', accountId)
      .where('id', '=', id)
      .execute();
    const { hasPassword, hasProvider, passkeys } = await waysIn(database, accountId);
    if (!hasPassword && !hasProvider && passkeys.length === 0)
      throw new Refusal(
        'LAST_WAY_IN',
        'This is your only way in. Add another passkey first, or set a password by the link on the sign-in page.',
      );
  });
}

function checkName(text: string): string {
  const name = text.trim().replace(/\s+/gu, ' ');
  if (name !== '' && name.length <= NAME_LENGTH && !/\p{Cc}/u.test(name)) return name;
  throw new Refusal('ACCOUNT_INVALID', `A passkey’s name has 1 to ${NAME_LENGTH} characters.`, {
    path: ['name'],
  });
}

function parseAnswer(text: string): AuthenticationResponseJSON & RegistrationResponseJSON {
  try {
    const answer = JSON.parse(text) as unknown;
    if (typeof answer === 'object' && answer !== null && 'id' in answer && 'response' in answer)
      return answer as unknown as ReturnType<typeof parseAnswer>;
  } catch {
    // Invalid JSON is refused like any other wrong answer.
  }
  throw passkeyRefused();
}

async function readQuestion(response: Response): Promise<PasskeyQuestion> {
  if (response.status === 401 || response.status === 403) throw signInAgain();
  if (!response.ok) throw passkeyRefused();
  const options = (await response.json()) as object;
  return { options, cookies: response.headers.getSetCookie() };
}

const passkeyRefused = (): Refusal =>
  new Refusal(
    'PASSKEY_REFUSED',
    'This passkey was not accepted: it belongs to no account here, or it took too long. Try again, or use your password.',
  );

const signInAgain = (): Refusal =>
  new Refusal(
    'SIGN_IN_AGAIN',
    'You signed in more than 15 minutes ago. Sign in again, then add the passkey.',
  );
