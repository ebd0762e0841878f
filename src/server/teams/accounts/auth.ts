// better-auth as a library: it keeps accounts, hashes passwords and knows sessions. Its own routes
// are not served; what people can reach is in server/http (docs/decisions/0030-accounts.md).
import { randomBytes } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { ACCOUNT_LIMITS } from '@/domain/accountLimits';
import { SESSION_COOKIE } from '@/domain/protocol';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { hasMail } from '@/server/platform/mail/sendMail';
import { perProcess } from '@/server/platform/memory/perProcess';
import { log } from '@/server/platform/observe/log';
import { hashLink } from './hashLink';
import { hashSessionTokens } from './hashSessionTokens';
import { isOn } from './isOn';
import type { OidcProvider } from './oidcProvider';
import { currentAdmission } from './SignUpAdmission';
import { noteStorageFailures, refuseWhileAway } from './storageNotes';

export const SESSION_DAYS = 30;

const DAY_S = 86_400;
/** Maximum age of a session that may add a way to sign in, in seconds. */
export const FRESH_S = 900;
const SECRET = 'auth_secret';

/** Browsers accept the prefix from no other host and over no plain connection. */
export function sessionCookie(): string {
  return isHttps() ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

const isHttps = (): boolean => config().baseUrl.startsWith('https:');

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** With a provider, for as long as it takes to sign in with that. */
export async function authWith(database: Database, provider: OidcProvider): Promise<Auth> {
  return createAuth(database, await findSecret(database), provider);
}

const known = perProcess('auth', () => new WeakMap<Database, Promise<Auth>>());

/** One a database and process. */
export function getAuth(database: Database): Promise<Auth> {
  const found = known.get(database);
  if (found) return found;
  const made = findSecret(database).then((secret) => createAuth(database, secret));
  made.catch(() => known.delete(database));
  known.set(database, made);
  return made;
}

async function createAuth(database: Database, secret: string, provider?: OidcProvider) {
  // A server that nobody signs in to, and a test without accounts, start without it: 0.3 s of CPU.
  const [{ betterAuth }, { kyselyAdapter }, { admin, genericOAuth, twoFactor }] = await Promise.all(
    [import('better-auth'), import('@better-auth/kysely-adapter'), import('better-auth/plugins')],
  );
  const passkeys = await ownPasskeys();
  const adapt = kyselyAdapter(database.forLibrary(), { type: database.kind, transaction: true });
  const auth = betterAuth({
    baseURL: config().baseUrl,
    secret,
    database: (options: BetterAuthOptions) =>
      hashSessionTokens(noteStorageFailures(adapt(options))),
    telemetry: { enabled: false },
    emailAndPassword: passwordOptions(),
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * DAY_S,
      updateAge: DAY_S,
      freshAge: FRESH_S,
      // It would keep a revoked session valid for minutes.
      cookieCache: { enabled: false },
    },
    user: { modelName: 'accounts', deleteUser: { enabled: true } },
    account: {
      modelName: 'credentials',
      accountLinking: linkingOptions(),
    },
    verification: {
      modelName: 'verifications',
      storeIdentifier: { hash: (identifier) => Promise.resolve(hashLink(identifier)) },
    },
    databaseHooks: {
      user: { create: { before: admit, after: noteCreated } },
      account: { create: { after: noteJoined } },
    },
    // server/api/http sets the limits, because only it knows the client.
    rateLimit: { enabled: false },
    plugins: [
      passkeys,
      admin(),
      twoFactor({ schema: { twoFactor: { modelName: 'second_factors' } } }),
      genericOAuth({ config: provider ? [provider.settings] : [] }),
    ],
    advanced: { ...cookieOptions(), ipAddress: { disableIpTracking: true } },
    // Its messages about sign-ups contain addresses.
    logger: {
      level: 'error',
      log: (level, message) => log.error({ level }, `accounts: ${withoutAddresses(message)}`),
    },
  });
  return { ...auth, api: refuseWhileAway(auth.api) };
}

/** Signing up answers the same whether or not the address has an account. */
const passwordOptions = () => ({
  enabled: isOn('password'),
  autoSignIn: false,
  minPasswordLength: ACCOUNT_LIMITS.password.min,
  maxPasswordLength: ACCOUNT_LIMITS.password.max,
  requireEmailVerification: hasMail(),
  revokeSessionsOnPasswordReset: true,
});

/**
 * An account joins a provider's by itself only where both have proved the address; where the provider
 * is the only way in, its word for the address is enough.
 */
const linkingOptions = () => ({
  trustedProviders: [],
  allowDifferentEmails: true,
  requireLocalEmailVerified: isOn('password') || isOn('passkey'),
});

const cookieOptions = () => ({
  useSecureCookies: false,
  cookiePrefix: 'plimsoll',
  cookies: { session_token: { name: sessionCookie() } },
  defaultCookieAttributes: {
    sameSite: 'lax' as const,
    httpOnly: true,
    path: '/',
    secure: isHttps(),
  },
});

async function ownPasskeys() {
  const [{ passkey }, { APIError }] = await Promise.all([
    import('@better-auth/passkey'),
    import('better-auth/api'),
  ]);
  return passkey({
    rpID: new URL(config().baseUrl).hostname,
    rpName: 'Plimsoll',
    origin: config().baseUrl,
    schema: { passkey: { modelName: 'passkeys' } },
    advanced: { webAuthnChallengeCookie: 'challenge' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    authentication: {
      // It stands for a password, so the person at the device must have proved who they are.
      afterVerification: ({ verification: { authenticationInfo } }) => {
        if (!authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED');
        return Promise.resolve();
      },
    },
  });
}

/** Runs within the library's transaction, so it must not ask the database. */
async function admit(): Promise<void> {
  const refusal = currentAdmission()?.refusal;
  if (!refusal) return;
  const { APIError } = await import('better-auth/api');
  throw new APIError('FORBIDDEN', { code: refusal.code, message: refusal.message });
}

function noteCreated({ id }: { readonly id: string }): Promise<void> {
  const admission = currentAdmission();
  if (admission) admission.created = id;
  return Promise.resolve();
}

function noteJoined({ userId }: { readonly userId: string }): Promise<void> {
  const admission = currentAdmission();
  if (admission) admission.joined = userId;
  return Promise.resolve();
}

const withoutAddresses = (text: string): string => text.replace(/\S+@\S+/g, '…');

/** Signs session cookies. The first process creates it and stores it next to the sessions. */
async function findSecret(database: Database): Promise<string> {
  return database.inTransaction(async () => {
    const value = randomBytes(48).toString('base64url');
    await database
      .connection()
      .insertInto('instance_settings')
      .values({ name: SECRET, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await database
      .connection()
      .selectFrom('instance_settings')
      .select('value')
      .where('name', '=', SECRET)
      .executeTakeFirstOrThrow();
    return row.value;
  });
}
