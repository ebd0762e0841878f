import type { SupportClass } from '@/domain/SupportClass';

/** A browser and the start of its support. */
export interface TimelineRow {
  readonly browser: string;
  readonly supportClass: SupportClass;
  /** The first release with support. */
  readonly version?: string | null;
  /** That release's ISO date; if unknown, the bar starts at the left edge. */
  readonly releasedOn?: string | null;
  /** True if support may be older than the release. */
  readonly isUpperBound?: boolean;
  /** True if the release follows from other data. */
  readonly isDerived?: boolean;
}
