import { EMBEDDED_SEARCH, type SearchSettings } from '@/domain/SearchSettings';
import type { Environment } from './variables';

/** Regions of the hosted service's analytics, which some clients require. */
export const SEARCH_REGIONS = ['de', 'us'] as const;

export type SearchRegion = (typeof SEARCH_REGIONS)[number];

export interface SearchConfig {
  /** The settings sent to browsers. */
  readonly settings: SearchSettings;
  readonly isEmbedded: boolean;
  /** Used only by `npm run search:index`; never leaves the server. */
  readonly adminKey?: string;
  /** Used only by `npm run search:missed`. */
  readonly region?: SearchRegion;
  /** Signs secured keys for the built-in search. */
  readonly parentKey?: string;
  /** Requests per minute and client to the built-in search; 0 means no limit. */
  readonly requestsPerMinute: number;
  /** Mistakes in the configuration, one sentence each. They never stop the server. */
  readonly problems: readonly string[];
}

const HOSTED = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_ADMIN_KEY',
  'ALGOLIA_INDEX_PREFIX',
  'ALGOLIA_HOSTS',
  'ALGOLIA_REGION',
] as const;
const FALLBACK = 'The built-in search serves until then.';
const DEFAULT_REQUESTS_PER_MINUTE = 900;
/** A short parent key can be brute-forced from a single signature. */
const SHORTEST_PARENT_KEY = 16;

/**
 * Reads the search configuration. A mistake is reported but never prevents startup, because the
 * built-in search always works.
 */
export function readSearchConfig(env: Environment): SearchConfig {
  const region = SEARCH_REGIONS.find((name) => name === env.ALGOLIA_REGION);
  const isParentKeyUsable =
    (env.SEARCH_PARENT_KEY?.length ?? 0) >= SHORTEST_PARENT_KEY &&
    env.SEARCH_PARENT_KEY !== EMBEDDED_SEARCH.searchKey;
  const blocking = HOSTED.some((name) => env[name]) ? blockingProblems(env) : [];
  const isEmbedded = blocking.length > 0 || !env.ALGOLIA_APP_ID;

  return {
    settings: isEmbedded ? EMBEDDED_SEARCH : hostedSettings(env),
    isEmbedded,
    ...(env.ALGOLIA_ADMIN_KEY && { adminKey: env.ALGOLIA_ADMIN_KEY }),
    ...(region && { region }),
    ...(isParentKeyUsable && { parentKey: env.SEARCH_PARENT_KEY }),
    requestsPerMinute:
      parseRequestsPerMinute(env.SEARCH_REQUESTS_PER_MINUTE) ?? DEFAULT_REQUESTS_PER_MINUTE,
    problems: [
      ...blocking,
      ...otherProblems(env, { hasRegion: region !== undefined, isParentKeyUsable }),
    ],
  };
}

function blockingProblems(env: Environment): string[] {
  const problems: string[] = [];
  const set = HOSTED.filter((name) => env[name]).join(', ');
  if (!env.ALGOLIA_APP_ID)
    problems.push(
      `ALGOLIA_APP_ID is not set, but ${set} is: the hosted search has no application id. Set ALGOLIA_APP_ID. ${FALLBACK}`,
    );
  else if (!/^[A-Za-z0-9]+$/.test(env.ALGOLIA_APP_ID))
    problems.push(
      `ALGOLIA_APP_ID is “${env.ALGOLIA_APP_ID}”, but only letters and digits were expected. ${FALLBACK}`,
    );
  if (!env.ALGOLIA_SEARCH_KEY)
    problems.push(
      `ALGOLIA_SEARCH_KEY is not set, but ${set} is: the hosted search has no API key. Set a key that may only search. ${FALLBACK}`,
    );
  else if (env.ALGOLIA_SEARCH_KEY === env.ALGOLIA_ADMIN_KEY) {
    problems.push(
      `ALGOLIA_SEARCH_KEY is the same as ALGOLIA_ADMIN_KEY, and would give every browser the right to change the index. Set a key that may only search. ${FALLBACK}`,
    );
  }
  const wrong = parseHosts(env).find((host) => !isHost(host));
  if (wrong !== undefined)
    problems.push(
      `ALGOLIA_HOSTS names “${wrong}”, but addresses such as https://search.example, with commas between them, were expected. ${FALLBACK}`,
    );
  if (!/^[\w-]*$/.test(env.ALGOLIA_INDEX_PREFIX ?? '')) {
    problems.push(
      `ALGOLIA_INDEX_PREFIX is “${env.ALGOLIA_INDEX_PREFIX}”, but only letters, digits, _ and - were expected. ${FALLBACK}`,
    );
  }
  return problems;
}

function otherProblems(
  env: Environment,
  {
    hasRegion,
    isParentKeyUsable,
  }: { readonly hasRegion: boolean; readonly isParentKeyUsable: boolean },
): string[] {
  const problems: string[] = [];
  if (env.ALGOLIA_REGION && !hasRegion) {
    problems.push(
      `ALGOLIA_REGION is “${env.ALGOLIA_REGION}”, but one of ${SEARCH_REGIONS.join(', ')} was expected. Searching goes on; the report of searches without result does not.`,
    );
  }
  if (env.SEARCH_PARENT_KEY && !isParentKeyUsable) {
    problems.push(
      `SEARCH_PARENT_KEY is too short, but at least ${SHORTEST_PARENT_KEY} characters that nobody can guess were expected. No secured key is accepted until then.`,
    );
  }
  if (
    env.SEARCH_REQUESTS_PER_MINUTE &&
    parseRequestsPerMinute(env.SEARCH_REQUESTS_PER_MINUTE) === undefined
  ) {
    problems.push(
      `SEARCH_REQUESTS_PER_MINUTE is “${env.SEARCH_REQUESTS_PER_MINUTE}”, but a whole number was expected. It is ${DEFAULT_REQUESTS_PER_MINUTE} until then.`,
    );
  }
  return problems;
}

const hostedSettings = (env: Environment): SearchSettings => ({
  applicationId: env.ALGOLIA_APP_ID!,
  searchKey: env.ALGOLIA_SEARCH_KEY!,
  indexName: `${env.ALGOLIA_INDEX_PREFIX ?? ''}${EMBEDDED_SEARCH.indexName}`,
  hosts: parseHosts(env).map((host) => host.replace(/\/+$/, '')),
});

const parseHosts = ({ ALGOLIA_HOSTS = '' }: Environment): string[] =>
  ALGOLIA_HOSTS.split(',')
    .map((host) => host.trim())
    .filter(Boolean);

function isHost(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;

  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  );
}

const parseRequestsPerMinute = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
