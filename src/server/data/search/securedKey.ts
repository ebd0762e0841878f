// Search keys. A secured key is derived from the parent key without a server call: base64 of an
// HMAC and the restrictions it signs. Pitfall: never derive one from the public key. Everyone has
// it, so its signature proves nothing.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseFilters } from './parseFilters';
import type { Predicate } from './Predicate';
import { SearchProblem } from './SearchProblem';

/** Limits for the holder of a key. */
export interface KeyRestrictions {
  readonly predicate?: Predicate;
  /** Index names; a leading or trailing `*` is a wildcard. */
  readonly indexNames?: readonly string[];
}

export interface KeyRing {
  readonly publicKey: string;
  /** Undefined if the operator set none; then no secured key is valid. */
  readonly parentKey?: string;
}

const HMAC_LENGTH = 64;
const MAX_KEY_LENGTH = 2000;

/**
 * Verifies a key and reads its restrictions.
 * @param now in seconds since 1970
 * @throws SearchProblem 403 if the key is invalid, expired, or has an unsupported restriction
 */
export function parseRestrictions(
  key: string,
  { publicKey, parentKey }: KeyRing,
  now: number,
): KeyRestrictions {
  if (isEqual(key, publicKey) || (parentKey !== undefined && isEqual(key, parentKey))) return {};
  const signed = parentKey === undefined ? undefined : signedText(key, parentKey);
  if (signed === undefined) throw new SearchProblem('Invalid Application-ID or API key', 403);

  return readRestrictions(new URLSearchParams(signed), now);
}

function signedText(key: string, parentKey: string): string | undefined {
  if (key.length > MAX_KEY_LENGTH) return undefined;
  const decoded = Buffer.from(key, 'base64').toString('utf8');
  const text = decoded.slice(HMAC_LENGTH);

  return isEqual(
    decoded.slice(0, HMAC_LENGTH),
    createHmac('sha256', parentKey).update(text).digest('hex'),
  )
    ? text
    : undefined;
}

function readRestrictions(signed: URLSearchParams, now: number): KeyRestrictions {
  const {
    filters,
    validUntil,
    restrictIndices,
    userToken: _,
    ...others
  } = Object.fromEntries(signed);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new SearchProblem(
      `This key restricts by ${unknown}, which this engine cannot hold it to. It can: filters, restrictIndices, validUntil.`,
      403,
    );
  if (validUntil !== undefined && !(Number(validUntil) > now))
    throw new SearchProblem('This key is no longer valid.', 403);

  return {
    ...(filters && { predicate: restrictedBy(filters) }),
    ...(restrictIndices && { indexNames: namesIn(restrictIndices) }),
  };
}

/** If the key's filter can't be parsed, deny access; never fall back to no filter. */
function restrictedBy(filters: string): Predicate {
  try {
    return parseFilters(filters);
  } catch {
    throw new SearchProblem('The filters of this key cannot be read.', 403);
  }
}

function namesIn(list: string): string[] {
  return list
    .replace(/^\[|\]$|"/g, '')
    .split(',')
    .map((name) => name.trim());
}

export function mayAsk(indexName: string, { indexNames }: KeyRestrictions): boolean {
  return indexNames === undefined || indexNames.some((pattern) => matches(pattern, indexName));
}

function matches(pattern: string, name: string): boolean {
  const bare = pattern.replace(/^\*|\*$/g, '');
  if (pattern === '*') return true;
  if (pattern.startsWith('*') && pattern.endsWith('*')) return name.includes(bare);
  if (pattern.startsWith('*')) return name.endsWith(bare);
  return pattern.endsWith('*') ? name.startsWith(bare) : name === pattern;
}

/** Constant-time. Hashing both sides first hides even the difference in length. */
function isEqual(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHmac('sha256', 'compare').update(text).digest();

  return timingSafeEqual(digest(a), digest(b));
}
