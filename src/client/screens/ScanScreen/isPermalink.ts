export const PERMALINK_START = '#scan=';

/** True if an address claims to hold a result; scanPermalink.ts reads it. */
export function isPermalink(hash: string): boolean {
  return hash.startsWith(PERMALINK_START);
}
