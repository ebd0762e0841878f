import type { Audience } from '@/domain/Audience';
import { roundToStep } from '@/domain/valueShare';
import type { Browser, Release } from '@/server/data/catalogue/Catalogue';
import { getUsedReleases } from './Cut';

/** Where a floor could be set. */
export interface FloorChoice {
  readonly release: Release;
  /** The share of the audience on older releases of the browser, 0–1. */
  readonly lostShare: number;
  /** The same of what its visits are worth, where that is known. */
  readonly lostValueShare: number | undefined;
}

/** Every release of a browser in use in the audience and its floors, oldest first. */
export function getFloorChoices(
  browser: Browser,
  floors: readonly (Release | undefined)[],
  audience: Audience,
): readonly FloorChoice[] {
  const { value } = audience;
  const used = new Set([
    ...getUsedReleases(browser, audience),
    ...floors.flatMap((one) => one ?? []),
  ]);
  let [lostShare, lostValue] = [0, 0];
  return [...used].sort(byIndex).map((release) => {
    const lostValueShare = value && roundToStep(lostValue, value.step);
    const choice = { release, lostShare, lostValueShare };
    lostShare += audience.weights[release.unit]!;
    lostValue += value?.weights[release.unit] ?? 0;
    return choice;
  });
}

const byIndex = (a: Release, b: Release): number => a.index - b.index;
