import type { SupportClass } from '@/domain/SupportClass';

/** A browser, and since when it has something. */
export interface TimelineRow {
  readonly browser: string;
  readonly supportClass: SupportClass;
  /** The first release that has it. */
  readonly version?: string | null;
  /** When that release came out, ISO day; without it the bar begins at the left edge. */
  readonly releasedOn?: string | null;
  /** The data only know that it was there by this release. */
  readonly isUpperBound?: boolean;
}
