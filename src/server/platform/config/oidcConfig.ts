import { type Environment, refuse } from './variables';

export interface OidcConfig {
  /** As the provider calls itself; its discovery document is found below it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The label of the button. */
  readonly name: string;
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
  };
}

function parseIssuer(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Over a plain connection anyone on the way could say who signs in.
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url?.hostname ?? '');
  return url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) && !url.search
    ? value.replace(/\/$/, '')
    : refuse('OIDC_ISSUER', value, 'an https address such as https://login.example.org');
}
