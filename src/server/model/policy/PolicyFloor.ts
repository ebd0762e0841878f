// The floor of one browser under a policy, or its release from the policy.
import type { Browser, Release } from '@/server/data/catalogue/Catalogue';
import type { FloorBasis } from './settleFloors';

export interface PolicyFloor {
  readonly browser: Browser;
  /** The oldest release that must work. */
  readonly release: Release;
  readonly basis: FloorBasis;
  /** The floor that it follows, for `ENGINE`. */
  readonly by: Release | undefined;
  /** The share of the audience on older releases of the browser, 0–1. */
  readonly lostShare: number;
  /** The same share of the visits' value, as exact as the source. */
  readonly lostValueShare: number | undefined;
  /** The share that dropping the browser would lose: everyone who uses it, 0–1. */
  readonly browserShare: number;
  readonly browserValueShare: number | undefined;
}

export interface GivenUpBrowser {
  readonly browser: Browser;
  readonly lostShare: number;
  readonly lostValueShare: number | undefined;
}
