import { PAGES } from '@/domain/routes/pages.data';

/** Addresses beyond the pages whose holders may do or see something, in Next's notation. */
const OTHERS = ['/feeds/watches/[token]', '/api/unsubscribe/[token]', '/api/audiences/[id]'];

const SECRET_PART = /\/\[(?:token|id)\]/;

/** The part before a secret, for each route with one. */
const PREFIXES = [...Object.keys(PAGES), ...OTHERS]
  .filter((route) => SECRET_PART.test(route))
  .map((route) => route.slice(0, route.search(SECRET_PART)).replace(/\[\w+\]/g, '[^/]+'));

const SECRETS = new RegExp(`^(/_next/data/[^/]+)?(${PREFIXES.join('|')})/+[^/].*$`, 'i');

/** Anyone who knows the id of an own audience may see it. */
const OWN_AUDIENCE = /custom(?::|%3A)[\w-]+/gi;

/**
 * A path for the log: its readers must not get into an account, a workspace or an audience.
 * All that follows a secret goes with it.
 */
export function withoutSecrets(path: string): string {
  return decode(path).replace(SECRETS, '$1$2/…').replace(OWN_AUDIENCE, 'custom:…');
}

/** A letter may be escaped in an address that works all the same. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
