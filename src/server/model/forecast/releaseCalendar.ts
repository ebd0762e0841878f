// Which releases are not out yet, as far as anything says, and what each brings an audience.
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Catalogue, Feature, Release } from '@/server/data/catalogue/Catalogue';
import { releaseTimingOn } from '@/server/data/catalogue/releaseStatus';
import { shareOfBrowser } from '@/server/model/audiences/browserShares';
import { usableShares } from '@/server/model/coverage/coverage';
import { getArrivals } from './arrivals';
import { getAdoption } from './forecast';

export interface CalendarEntry {
  readonly release: Release;
  /** How much of the audience uses the browser, in any release. */
  readonly browserShare: number;
  /**
   * Features below the line that reach it once the browser’s people have updated to it, and would
   * not without.
   */
  readonly crossing: readonly Feature[];
}

/** By date, earliest first, undated ones last; within a day in the order of browsers. */
export function releaseCalendar(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
  today: string,
): readonly CalendarEntry[] {
  return catalogue.browsers
    .filter(({ type }) => type !== 'SERVER')
    .flatMap(({ releases }) =>
      releases.filter((release) => releaseTimingOn(release, today) !== 'OUT'),
    )
    .map((release) => ({
      release,
      browserShare: shareOfBrowser(audience, release.browser),
      crossing: getCrossing(catalogue, release, audience, linePercent, today),
    }))
    .sort((a, b) => compareDates(a.release.releasedOn, b.release.releasedOn));
}

function getCrossing(
  catalogue: Catalogue,
  release: Release,
  audience: Audience,
  linePercent: number,
  today: string,
): readonly Feature[] {
  const shares = usableShares(catalogue, audience);
  const adoption = getAdoption(catalogue, audience, today);
  return catalogue.featuresNewIn(release).filter((feature) => {
    if (feature.discouraged || reachesLine(shares[feature.index]!, linePercent)) return false;
    const { index } = release.browser;
    const without = getArrivals(catalogue, feature).with(index, NaN);
    // A release without a day arrives all the same.
    const arrivals = without.with(index, adoption.day);
    return (
      reachesLine(adoption.greatestShare(arrivals), linePercent) &&
      !reachesLine(adoption.greatestShare(without), linePercent)
    );
  });
}

function compareDates(a = '9999', b = '9999'): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
