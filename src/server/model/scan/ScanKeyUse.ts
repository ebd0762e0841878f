import type { Consequence, SourcePlace } from '@/engines/scanner/forReports';

/** A key that code uses in one way, in `count` places. */
export interface ScanKeyUse {
  readonly key: string;
  readonly consequence: Consequence;
  readonly isGuarded: boolean;
  readonly count: number;
}

export type CodePlace = Pick<SourcePlace, 'line' | 'column'>;

export const MAX_PLACES = 5;

export interface PlacedKeyUse extends ScanKeyUse {
  /** The first that were found, at most `MAX_PLACES`. */
  readonly places: readonly CodePlace[];
}
