import { preferenceCookie } from '@/domain/preferences';
import { TELEMETRY_COOKIE, TELEMETRY_REFUSED } from '@/domain/telemetry';
import { stopTelemetry } from './telemetry';

const listeners = new Set<() => void>();

/** Saves the reader's choice. “No” takes effect immediately, “yes” with the next page load. */
export function rememberTelemetryWish(isWanted: boolean): void {
  const seconds = isWanted ? 0 : undefined;
  document.cookie = preferenceCookie(TELEMETRY_COOKIE, TELEMETRY_REFUSED, location, seconds);
  if (!isWanted) stopTelemetry();
  listeners.forEach((listener) => listener());
}

/** Notifies when the choice changes: a page may show more than one switch. */
export function subscribeTelemetryWish(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
