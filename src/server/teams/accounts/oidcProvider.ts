// The operator's OpenID Connect provider, found by discovery each time that it is needed and not
// known: one that is away when the server starts is found later, and nothing else waits for it.
import type { GenericOAuthConfig } from 'better-auth/plugins';
import { Refusal } from '@/domain/Refusal';
import type { OidcConfig } from '@/server/platform/config/oidcConfig';
import { log } from '@/server/platform/observe/log';
import { currentAdmission } from './SignUpAdmission';

export const OIDC_ID = 'oidc';

const LIMIT_MS = 8_000;

export interface OidcProvider {
  readonly settings: GenericOAuthConfig;
}

interface Discovery {
  readonly issuer: string;
  readonly userinfo_endpoint?: string;
}

interface Claims {
  readonly sub: string;
  readonly name?: string;
  readonly preferred_username?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

interface ProviderOptions {
  readonly redirectUri: string;
  readonly needsVerifiedEmail: boolean;
  /** Returns the reason for refusing an account with this address. */
  readonly refuse: (email: string) => Promise<Refusal | undefined>;
}

/** @throws Refusal PROVIDER_UNREACHABLE */
export async function findOidcProvider(
  { issuer, clientId, clientSecret, name }: OidcConfig,
  { redirectUri, needsVerifiedEmail, refuse }: ProviderOptions,
): Promise<OidcProvider> {
  const discoveryUrl = `${issuer}/.well-known/openid-configuration`;
  const discovery = await readJson<Discovery>(discoveryUrl).catch((cause: unknown) => {
    log.warn({ cause: String(cause) }, 'The OpenID Connect provider cannot be reached.');
    throw unreachable(name);
  });
  if (discovery.issuer.replace(/\/$/, '') !== issuer) {
    log.warn({ issuer: discovery.issuer }, 'The provider’s issuer differs from OIDC_ISSUER.');
    throw unreachable(name);
  }
  return {
    settings: {
      providerId: OIDC_ID,
      name,
      discoveryUrl,
      clientId,
      clientSecret,
      scopes: ['openid', 'profile', 'email'],
      redirectURI: redirectUri,
      pkce: true,
      requireIdTokenVerification: true,
      requireEmailVerification: needsVerifiedEmail,
      getUserInfo: async ({ idToken, accessToken }) => {
        // Its signature, audience and nonce have been verified by now.
        if (idToken === undefined) return null;
        const claims = await readClaims(idToken, accessToken, discovery);
        const admission = currentAdmission();
        if (admission && claims.email) admission.refusal = await refuse(claims.email);
        return toProfile(claims);
      },
    },
  };
}

/** Claims of the token, completed by the provider, because tokens often lack the address. */
async function readClaims(
  idToken: string,
  accessToken: string | undefined,
  { userinfo_endpoint }: Discovery,
): Promise<Claims> {
  const own = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as Claims;
  if (own.email !== undefined || userinfo_endpoint === undefined || !accessToken) return own;
  const more = await readJson<Claims>(userinfo_endpoint, {
    authorization: `Bearer ${accessToken}`,
  });
  if (more.sub !== own.sub) throw new Error('The provider answered about another person.');
  return { ...more, ...own };
}

function toProfile({ sub, name, preferred_username, email, email_verified }: Claims) {
  const shown = (name ?? preferred_username ?? email?.split('@')[0] ?? '').trim().slice(0, 80);
  return {
    id: sub,
    sub,
    name: shown || 'Unnamed',
    email: email?.toLowerCase(),
    emailVerified: email_verified === true,
  };
}

async function readJson<T>(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as T;
}

const unreachable = (name: string): Refusal =>
  new Refusal(
    'PROVIDER_UNREACHABLE',
    `${name} cannot be reached. Try again in a minute, or sign in with your password.`,
  );
