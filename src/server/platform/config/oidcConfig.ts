import { type Placement, readPlacements } from './placements';
import { parseSignUp, type SignUpRule } from './signUpRule';
import { splitList } from './splitList';
import { type Environment, parseSwitch, refuse } from './variables';

export interface OidcConfig {
  /** As the provider calls itself; its discovery document is found below it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The label of the button. */
  readonly name: string;
  /** The rule for accounts at the first sign-in, whatever holds for passwords. */
  readonly signUp: SignUpRule;
  /** Only addresses of these domains get in; empty admits all. */
  readonly domains: readonly string[];
  /** Its addresses count as proved, even where it does not say so. */
  readonly isEmailTrusted: boolean;
  readonly scopes: readonly string[];
  /** The claim that lists a person's groups; dots lead into objects. */
  readonly groupsClaim: string;
  readonly placements: readonly Placement[];
}

/**
 * Undefined if none is set.
 * @throws Error with one sentence, which never repeats the secret
 */
export function readOidcConfig(env: Environment): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new Error(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three, or none.',
    );
  return {
    issuer: parseIssuer(issuer),
    clientId,
    clientSecret,
    name: env.OIDC_NAME || new URL(issuer).hostname,
    signUp: parseSignUp('OIDC_SIGN_UP', env.OIDC_SIGN_UP || 'open'),
    domains: splitList(env.OIDC_DOMAINS).map(parseDomain),
    isEmailTrusted: parseSwitch('OIDC_TRUST_EMAIL', env.OIDC_TRUST_EMAIL || '0'),
    scopes: [
      ...new Set(['openid', 'profile', 'email', ...(env.OIDC_SCOPES || '').split(/[\s,]+/)]),
    ].filter((scope) => scope !== ''),
    groupsClaim: env.OIDC_GROUPS_CLAIM || 'groups',
    placements: readPlacements(env),
  };
}

const parseDomain = (value: string): string =>
  /^[^\s@/:]+\.[^\s@/:]+$/.test(value)
    ? value.toLowerCase()
    : refuse('OIDC_DOMAINS', value, 'domains such as example.org, separated by commas,');

function parseIssuer(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Over a plain connection anyone on the way could say who signs in.
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url?.hostname ?? '');
  return url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) && !url.search
    ? value.replace(/\/$/, '')
    : refuse('OIDC_ISSUER', value, 'an https address such as https://login.example.org');
}
