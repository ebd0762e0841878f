/**
 * Kept by the switch in the footer: `off` where the reader does not want telemetry. Page and server
 * both read it.
 */
export const TELEMETRY_COOKIE = 'telemetry';
export const TELEMETRY_REFUSED = 'off';

/** Where pages post envelopes: this site itself, which passes them on. */
export const TELEMETRY_PATH = '/api/telemetry';

/** Bytes of one envelope, as it is sent and inflated. */
export const TELEMETRY_ENVELOPE_BYTES = 200_000;

/** What a page needs to know to send telemetry. */
export interface TelemetrySettings {
  readonly dsn: string;
  /** The version of the product that made the page. */
  readonly release: string;
  readonly environment: string;
  /** Of every page view, the share that is traced: 0 to 1. */
  readonly sampleRate: number;
}
