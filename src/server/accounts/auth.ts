// better-auth as a library: it keeps accounts, hashes passwords and knows sessions. Its own routes
// are not served; what people can reach is in server/http (docs/decisions/0030-accounts.md).
import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { ACCOUNT_LIMITS, SESSION_COOKIE } from '@/domain/accountLimits';
import { config } from '@/server/config/config';
import type { Database } from '@/server/database/Database';
import { log } from '@/server/observe/log';

export const SESSION_DAYS = 30;

const DAY_S = 86_400;
const SECRET = 'auth_secret';

/** Browsers accept the prefix from no other host and over no plain connection. */
export function sessionCookie(): string {
  return isHttps() ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

const isHttps = (): boolean => config().baseUrl.startsWith('https:');

export type Auth = ReturnType<typeof createAuth>;

const memory = globalThis as { plimsollAuth?: WeakMap<Database, Promise<Auth>> };

/** One a database and process, although this module is loaded twice. */
export function getAuth(database: Database): Promise<Auth> {
  const known = (memory.plimsollAuth ??= new WeakMap());
  const found = known.get(database);
  if (found) return found;
  const made = findSecret(database).then((secret) => createAuth(database, secret));
  made.catch(() => known.delete(database));
  known.set(database, made);
  return made;
}

function createAuth(database: Database, secret: string) {
  return betterAuth({
    baseURL: config().baseUrl,
    secret,
    database: { ...database.forLibrary(), transaction: true },
    telemetry: { enabled: false },
    // Signing up answers the same whether or not the address has an account.
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: ACCOUNT_LIMITS.password.min,
      maxPasswordLength: ACCOUNT_LIMITS.password.max,
      revokeSessionsOnPasswordReset: true,
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * DAY_S,
      updateAge: DAY_S,
      // It would keep a revoked session valid for minutes.
      cookieCache: { enabled: false },
    },
    user: { modelName: 'accounts', deleteUser: { enabled: true } },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications' },
    // Limits are those of server/http, which alone knows who asks.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookie(), attributes: { secure: isHttps() } } },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      // What it says of sign-ups names addresses.
      level: 'error',
      log: (level, message) => log.error({ level }, `accounts: ${withoutAddresses(message)}`),
    },
  });
}

const withoutAddresses = (text: string): string => text.replace(/\S+@\S+/g, '…');

/** Signs session cookies; made by whichever process comes first and kept beside the sessions. */
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
