import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { governingShares } from '@/server/model/coverage/coverage';

/** Nearest first on each side, ties by slug. */
export interface NearLine {
  readonly above: readonly Feature[];
  readonly below: readonly Feature[];
}

/** The features whose governing share is closest to a line, at most `first` per side. */
export function findNearLine(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
  first: number,
): NearLine {
  const shares = governingShares(catalogue, audience, linePercent);
  const line = linePercent / 100;
  const distance = ({ index }: Feature): number => Math.abs(shares[index]! - line);
  const isAbove = ({ index }: Feature): boolean => reachesLine(shares[index]!, linePercent);
  const byDistance = catalogue.features.toSorted(
    (a, b) => distance(a) - distance(b) || a.index - b.index,
  );

  return {
    above: byDistance.filter(isAbove).slice(0, first),
    below: byDistance.filter((feature) => !isAbove(feature)).slice(0, first),
  };
}
