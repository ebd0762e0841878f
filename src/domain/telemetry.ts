/** The element in a page's head that says where its telemetry goes; a page without one sends nothing and loads nothing for it. */
export const TELEMETRY_META = 'telemetry';

/** What stands in that element where telemetry is configured and the reader does not want it. */
export const TELEMETRY_REFUSED = 'off';

/** Kept by the switch in the footer: `off` where the reader does not want telemetry. The server reads it too. */
export const TELEMETRY_COOKIE = 'telemetry';

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
