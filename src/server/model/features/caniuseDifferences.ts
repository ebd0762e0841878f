import { getCoverageClass } from '@/domain/SupportState';
import type { Browser, Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';

/** A core browser whose current release one of the two sources counts and the other does not. */
export interface CaniuseDifference {
  readonly browser: Browser;
  /** By caniuse, in full or in part. */
  readonly isUsableThere: boolean;
}

/** None where either knows nothing. */
export function caniuseDifferences(
  catalogue: Catalogue,
  feature: Feature,
): readonly CaniuseDifference[] {
  const { newest = [] } = feature.caniuse ?? {};

  return newest.flatMap(({ browser, isUsable, since }) => {
    const { currentRelease } = browser;
    if (!currentRelease) return [];
    const state = stateAt(catalogue, catalogue.featureSupport, feature.index, currentRelease);
    const answer = getCoverageClass(state);
    const isUsableThere = isUsable && (since?.index ?? 0) <= currentRelease.index;
    const isUsableHere = answer === 'supported' || answer === 'partial';
    return answer === 'unknown' || isUsableThere === isUsableHere
      ? []
      : [{ browser, isUsableThere }];
  });
}
