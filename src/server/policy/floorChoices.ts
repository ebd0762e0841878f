import type { Audience } from '@/domain/Audience';
import type { Browser, Release } from '@/server/catalogue/Catalogue';
import { getUsedReleases } from './Cut';

/** Where a floor could be set. */
export interface FloorChoice {
  readonly release: Release;
  /** The share of the audience on older releases of the browser, 0–1. */
  readonly lostShare: number;
}

/** Every release of a browser in use in the audience, oldest first. */
export function getFloorChoices(browser: Browser, audience: Audience): readonly FloorChoice[] {
  let lostShare = 0;
  return getUsedReleases(browser, audience).map((release) => {
    const choice = { release, lostShare };
    lostShare += audience.weights[release.unit]!;
    return choice;
  });
}
