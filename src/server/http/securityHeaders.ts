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

const pagePolicy = (graphqlUrl: string): string =>
  directives(graphqlUrl.startsWith('/') ? {} : { 'connect-src': `'self' ${new URL(graphqlUrl).origin}` });

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
 */
export function securityHeaders(path: string, isHttps: boolean, graphqlUrl = '/graphql'): Readonly<Record<string, string>> {
  const isPublicApi = isUnder(path, '/graphql') || isUnder(path, '/api/graphql');

  return {
    ...COMMON,
    'Content-Security-Policy': isUnder(path, '/developers') ? EXPLORER_POLICY : pagePolicy(graphqlUrl),
    'Cross-Origin-Resource-Policy': isPublicApi ? 'cross-origin' : 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
