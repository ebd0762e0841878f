import type { Consequence } from '@/scanner/ScanUse';

/** A key that code uses in one way, in `count` places. */
export interface ScanKeyUse {
  readonly key: string;
  readonly consequence: Consequence;
  readonly isGuarded: boolean;
  readonly count: number;
}
