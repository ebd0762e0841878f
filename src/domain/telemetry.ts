/** Set by the switch in the footer: `off` if the reader opted out. Read by both page and server. */
export const TELEMETRY_COOKIE = 'telemetry';
export const TELEMETRY_REFUSED = 'off';

/** Where pages post envelopes: this site, which forwards them. */
export const TELEMETRY_PATH = '/api/telemetry';

/** The maximum size of an envelope in bytes, both compressed and inflated. */
export const TELEMETRY_ENVELOPE_BYTES = 200_000;

/** The settings that a page needs to send telemetry. */
export interface TelemetrySettings {
  readonly dsn: string;
  /** The product version that rendered the page. */
  readonly release: string;
  readonly environment: string;
  /** The share of page views that are traced, 0–1. */
  readonly sampleRate: number;
}
