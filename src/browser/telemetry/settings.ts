import { cookieValue } from '@/domain/preferences';
import { TELEMETRY_COOKIE, TELEMETRY_REFUSED, type TelemetrySettings } from '@/domain/telemetry';

let settings: TelemetrySettings | undefined;

/** Stores the telemetry settings the server sent. */
export function keepSettings(given: TelemetrySettings | undefined): void {
  settings = given;
}

/**
 * `none`: this instance collects nothing; `refused`: the reader opted out, or the browser sends
 * Global Privacy Control; otherwise what to send and where.
 */
export function telemetryState(): 'none' | 'refused' | TelemetrySettings {
  if (!settings) return 'none';
  return asksForPrivacy() || cookieValue(document.cookie, TELEMETRY_COOKIE) === TELEMETRY_REFUSED
    ? 'refused'
    : settings;
}

/** Global Privacy Control: the browser asks every site not to share its user's data. */
export function asksForPrivacy(): boolean {
  return (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
