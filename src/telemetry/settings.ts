import { TELEMETRY_META, TELEMETRY_REFUSED, type TelemetrySettings } from '@/domain/telemetry';

/** `none`: this instance collects nothing; `refused`: the reader has switched it off; otherwise what to send and where. */
export type TelemetryState = 'none' | 'refused' | TelemetrySettings;

/** What the page's head says, as the server has decided for this reader. */
export function telemetryState(): TelemetryState {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${TELEMETRY_META}]`)?.content;
  if (!content) return 'none';
  return content === TELEMETRY_REFUSED || asksForPrivacy() ? 'refused' : (JSON.parse(content) as TelemetrySettings);
}

/** Global Privacy Control: the browser asks every site, on its reader's behalf, to keep data to itself. */
export function asksForPrivacy(): boolean {
  return (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
