import { cookieValue } from '@/domain/preferences';
import { TELEMETRY_COOKIE, TELEMETRY_REFUSED, type TelemetrySettings } from '@/domain/telemetry';

let settings: TelemetrySettings | undefined;

/** Keeps what the server has said of telemetry. */
export function keepSettings(given: TelemetrySettings | undefined): void {
  settings = given;
}

/**
 * `none`: this instance collects nothing; `refused`: the reader does not want it, or the browser
 * asks for privacy; otherwise what to send and where.
 */
export function telemetryState(): 'none' | 'refused' | TelemetrySettings {
  if (!settings) return 'none';
  return asksForPrivacy() || cookieValue(document.cookie, TELEMETRY_COOKIE) === TELEMETRY_REFUSED
    ? 'refused'
    : settings;
}

/**
 * Global Privacy Control: the browser asks every site, on its reader's behalf, to keep data to
 * itself.
 */
export function asksForPrivacy(): boolean {
  return (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
