/**
 * Milliseconds from now that the value of a `Retry-After` header asks for, in seconds or as an HTTP
 * date (RFC 9110, section 10.2.3); undefined if it asks for no pause.
 */
export function parseRetryAfter(value: string): number | undefined {
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.max(0, ms) || undefined;
}
