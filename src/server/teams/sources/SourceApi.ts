import type { OutboundCall } from '@/server/platform/outbound/callOut';

/** Both days are counted. */
export interface CountedDays {
  readonly from: string;
  readonly to: string;
}

export interface SourceAccess extends CountedDays {
  /** An origin without a trailing slash. */
  readonly address: string;
  readonly site: string;
  readonly key: string;
}

/** One group of visitors, named as the product does. */
export interface VisitorRow {
  readonly browser: string;
  readonly version: string;
  readonly system: string;
  readonly systemVersion: string;
  readonly count: number;
}

/**
 * Sends one call and resolves with what the JSON of the answer says.
 * @throws JobFailure without an answer, or with an invalid one
 */
export type SourceCall = (call: OutboundCall) => Promise<unknown>;

/** An analytics product, asked through its documented API. */
export interface SourceApi {
  /** The address of the vendor's own service. */
  readonly address: string | null;
  /** Advice for answers that contain nothing to count. */
  readonly remedy: string;
  /** @throws JobFailure */
  readonly visitors: (place: SourceAccess, call: SourceCall) => Promise<readonly VisitorRow[]>;
}

/** The most groups in a valid answer; more of them mean a wrong query. */
export const MAX_ROWS = 50_000;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toCell = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export function toCount(value: unknown): number {
  const count = typeof value === 'string' ? Number(value) : value;
  return typeof count === 'number' && count > 0 && Number.isFinite(count) ? count : 0;
}
