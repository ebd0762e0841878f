/**
 * Milliseconds from now that `Retry-After` asks for, in seconds or as an HTTP date (RFC 9110,
 * section 10.2.3); undefined if it says neither.
 */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  const text = header?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
