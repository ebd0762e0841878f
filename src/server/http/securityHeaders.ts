import { EMBEDDED_SEARCH, type SearchSettings } from '@/domain/SearchSettings';

const directives = (overrides: Readonly<Record<string, string>> = {}): string =>
  Object.entries({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...overrides,
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

function pagePolicy(graphqlUrl: string, search: SearchSettings): string {
  const origins = [...(graphqlUrl.startsWith('/') ? [] : [new URL(graphqlUrl).origin]), ...searchOrigins(search)];

  return directives(origins.length === 0 ? {} : { 'connect-src': ["'self'", ...new Set(origins)].join(' ') });
}

/** Where no hosts are named, those that the search client makes of the application id. */
function searchOrigins({ applicationId, hosts }: SearchSettings): string[] {
  if (hosts.length > 0) return hosts.filter((host) => !host.startsWith('/')).map((host) => new URL(host).origin);
  return [`https://${applicationId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${applicationId}-${number}.algolianet.com`)];
}

// The explorer's editor writes its own style elements and starts its language workers from blobs. Scripts stay as strict as elsewhere.
const EXPLORER_POLICY = directives({ 'style-src': "'self' 'unsafe-inline'", 'worker-src': "'self' blob:", 'font-src': "'self' data:" });

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/**
 * The headers every answer carries, errors and static files included.
 * @param path the request's path without its query string
 * @param isHttps whether readers reach this server by https; only then may it promise that they always will
 * @param graphqlUrl where pages post their operations: another origin must be let through by name
 * @param search where pages search, likewise
 */
export function securityHeaders(path: string, isHttps: boolean, graphqlUrl = '/graphql', search = EMBEDDED_SEARCH): Readonly<Record<string, string>> {
  const isPublicApi = ['/graphql', '/api/graphql', '/api/search'].some((folder) => isUnder(path, folder));

  return {
    ...COMMON,
    'Content-Security-Policy': isUnder(path, '/developers') ? EXPLORER_POLICY : pagePolicy(graphqlUrl, search),
    'Cross-Origin-Resource-Policy': isPublicApi ? 'cross-origin' : 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
