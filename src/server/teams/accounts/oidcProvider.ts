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
  readonly [name: string]: unknown;
  readonly sub: string;
  readonly name?: string;
  readonly preferred_username?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

interface ProviderOptions {
  readonly redirectUri: string;
  readonly needsVerifiedEmail: boolean;
  /** Returns the reason for refusing an account with this address, if it makes one. */
  readonly refuse: (email: string) => Promise<Refusal | undefined>;
}

/** @throws Refusal PROVIDER_UNREACHABLE */
export async function findOidcProvider(
  settings: OidcConfig,
  { redirectUri, needsVerifiedEmail, refuse }: ProviderOptions,
): Promise<OidcProvider> {
  const { issuer, clientId, clientSecret, name, scopes } = settings;
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
      scopes: [...scopes],
      redirectURI: redirectUri,
      pkce: true,
      requireIdTokenVerification: true,
      requireEmailVerification: needsVerifiedEmail,
      getUserInfo: async ({ idToken, accessToken }) => {
        // Its signature, audience and nonce have been verified by now.
        if (idToken === undefined) return null;
        const claims = await readClaims({ idToken, accessToken }, discovery, settings);
        const profile = toProfile(claims, settings);
        const admission = currentAdmission();
        if (!admission) return profile;
        admission.claims = { subject: claims.sub, groups: readGroups(claims, settings) };
        admission.denial = denyDomain(profile, settings);
        if (admission.denial) return null;
        if (profile.email) admission.refusal = await refuse(profile.email);
        return profile;
      },
    },
  };
}

/** Claims of the token, completed by the provider, because tokens often lack the address. */
async function readClaims(
  { idToken, accessToken }: { readonly idToken: string; readonly accessToken?: string | undefined },
  { userinfo_endpoint }: Discovery,
  settings: OidcConfig,
): Promise<Claims> {
  const own = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as Claims;
  const needsGroups = settings.placements.some(({ group }) => group !== undefined);
  const isWhole =
    own.email !== undefined && !(needsGroups && findClaim(own, settings) === undefined);
  if (isWhole || userinfo_endpoint === undefined || !accessToken) return own;
  const more = await readJson<Claims>(userinfo_endpoint, {
    authorization: `Bearer ${accessToken}`,
  });
  if (more.sub !== own.sub) throw new Error('The provider answered about another person.');
  return { ...more, ...own };
}

function toProfile(
  { sub, name, preferred_username, email, email_verified }: Claims,
  { isEmailTrusted }: OidcConfig,
) {
  const shown = (name ?? preferred_username ?? email?.split('@')[0] ?? '').trim().slice(0, 80);
  return {
    id: sub,
    sub,
    name: shown || 'Unnamed',
    email: email?.toLowerCase(),
    emailVerified: email_verified === true || isEmailTrusted,
  };
}

/** By its name as a whole, or along its dots, as in `realm_access.roles`. */
function findClaim(claims: Claims, { groupsClaim }: OidcConfig): unknown {
  if (Object.hasOwn(claims, groupsClaim)) return claims[groupsClaim];
  return groupsClaim
    .split('.')
    .reduce<unknown>(
      (within, name) =>
        typeof within === 'object' && within !== null && Object.hasOwn(within, name)
          ? (within as Record<string, unknown>)[name]
          : undefined,
      claims,
    );
}

function readGroups(claims: Claims, settings: OidcConfig): readonly string[] {
  const found = findClaim(claims, settings);
  return (Array.isArray(found) ? found : [found]).filter((group) => typeof group === 'string');
}

/** True if addresses of its domain may get in. */
export const isInDomains = (email: string, { domains }: Pick<OidcConfig, 'domains'>): boolean =>
  domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1));

/** A domain counts only where the provider vouches for the address. */
function denyDomain(
  { email = '', emailVerified }: ReturnType<typeof toProfile>,
  { domains, name }: OidcConfig,
): Refusal | undefined {
  if (domains.length === 0) return undefined;
  if (!isInDomains(email, { domains }))
    return new Refusal(
      'DOMAIN_CLOSED',
      `This server is only for addresses of ${domains.join(', ')}. Choose another account of ${name}.`,
    );
  return emailVerified
    ? undefined
    : new Refusal(
        'EMAIL_UNVERIFIED',
        `${name} has not confirmed your address. Confirm it there, then try again.`,
      );
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
  new Refusal('PROVIDER_UNREACHABLE', `${name} can’t be reached. Try again in a minute.`);
