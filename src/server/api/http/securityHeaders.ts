import { createHash } from 'node:crypto';
import { DEVELOPMENT_NONCE, EARLY_PRESS_SCRIPT } from '@/domain/protocol';
import { policyBrowsersHref } from '@/domain/routes/policy';
import { EMBEDDED_SEARCH, type SearchSettings } from '@/domain/SearchSettings';
import { badgeStyle, cardStyle, styleSources } from '@/server/api/answers/answerStyles';

/** Scripts that pages may run: our files, and the one script that is inlined in each. */
const SCRIPTS = `'self' 'sha256-${createHash('sha256').update(EARLY_PRESS_SCRIPT).digest('base64')}'`;

const directives = (overrides: Readonly<Record<string, string>> = {}): string =>
  Object.entries({
    'default-src': "'self'",
    'script-src': SCRIPTS,
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

/**
 * In development, Next.js evaluates edited modules, inlines their styles, and says in one inline
 * script what the page was made of, without which it misses edits before the page listens.
 */
const DEVELOPMENT = {
  'script-src': `${SCRIPTS} 'unsafe-eval' 'nonce-${DEVELOPMENT_NONCE}'`,
  'style-src': "'self' 'unsafe-inline'",
} as const;

interface Site {
  /** Where pages post operations; the policy must list a foreign origin. */
  readonly graphqlUrl: string;
  /** Where pages search; likewise. */
  readonly search: SearchSettings;
  /** Allows what Next.js needs during development. */
  readonly isDevelopment: boolean;
  /** Where people sign in; forms that lead there post to this site first. */
  readonly provider: string | undefined;
}

type SiteOptions = { readonly [Name in keyof Site]?: Site[Name] | undefined };

function pagePolicy(
  { graphqlUrl, search, isDevelopment, provider }: Site,
  frameAncestors: string,
): string {
  const origins = [
    ...(graphqlUrl.startsWith('/') ? [] : [new URL(graphqlUrl).origin]),
    ...searchOrigins(search),
  ];

  return directives({
    ...(origins.length > 0 && { 'connect-src': ["'self'", ...new Set(origins)].join(' ') }),
    ...(provider !== undefined && { 'form-action': `'self' ${new URL(provider).origin}` }),
    ...(isDevelopment && DEVELOPMENT),
    'frame-ancestors': frameAncestors,
  });
}

/** Without explicit hosts, those the search client derives from the application id. */
function searchOrigins({ applicationId, hosts }: SearchSettings): string[] {
  if (hosts.length > 0)
    return hosts.filter((host) => !host.startsWith('/')).map((host) => new URL(host).origin);
  return [
    `https://${applicationId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${applicationId}-${number}.algolianet.com`),
  ];
}

// The explorer's editor inlines styles and starts language workers from blobs. Scripts stay as
// strict as elsewhere.
const EXPLORER = {
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self' blob:",
  'font-src': "'self' data:",
} as const;

/** For a badge or card opened as a page: allows its own style sheet and nothing else. */
const drawingPolicy = (styles: string, frameAncestors: string): string =>
  `default-src 'none'; style-src ${styles}; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors}`;

const BADGE_POLICY = drawingPolicy(styleSources(badgeStyle), "'none'");
/** Other sites may frame it, like the page of browsers for customers. */
const CARD_POLICY = drawingPolicy(styleSources(cardStyle), '*');

/**
 * The only page that other sites may frame: it acts on nothing and knows no reader. Ruled by
 * docs/decisions/0059-a-page-on-other-sites.md.
 */
const FRAMED_PAGE = policyBrowsersHref();

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

const isUnder = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

const PUBLIC_FOLDERS = [
  '/graphql',
  '/api/graphql',
  '/api/search',
  '/feeds',
  '/badge',
  '/preview',
  '/browsers/calendar.ics',
  '/embed',
  '/oembed',
  '/m',
  '/exports',
];

const isPublic = (path: string): boolean =>
  path === FRAMED_PAGE ||
  PUBLIC_FOLDERS.some((folder) => isUnder(path, folder)) ||
  /^\/features\/[^/]+(?:\.json|\/line\.ics|\/feed\.atom)$|^\/(?:features|compat)\/.+\.md$/.test(
    path,
  );

/** Browsers that run no scripts hold a form's redirect against the policy. */
const SIGN_IN_PAGES = ['/sign-in', '/account'];

function buildPolicy(path: string, site: Site): string {
  if (isUnder(path, '/embed')) return CARD_POLICY;
  if (isUnder(path, '/badge')) return BADGE_POLICY;
  if (isUnder(path, '/developers'))
    return directives({ ...(site.isDevelopment && DEVELOPMENT), ...EXPLORER });
  return pagePolicy(site, path === FRAMED_PAGE ? '*' : "'none'");
}

/**
 * Headers for every response, including errors and static files.
 * @param path the request path without its query string
 * @param isHttps whether readers reach this server over HTTPS; only then may it send HSTS
 */
export function securityHeaders(
  path: string,
  isHttps: boolean,
  {
    graphqlUrl = '/graphql',
    search = EMBEDDED_SEARCH,
    isDevelopment = false,
    provider,
  }: SiteOptions = {},
): Readonly<Record<string, string>> {
  const policy = buildPolicy(path, {
    graphqlUrl,
    search,
    isDevelopment,
    provider: SIGN_IN_PAGES.includes(path) ? provider : undefined,
  });
  return {
    ...COMMON,
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': isPublic(path) ? 'cross-origin' : 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
