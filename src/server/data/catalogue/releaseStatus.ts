// The status of a release today. The data lags: a release it calls beta or planned may be out by
// now, which retires the release it calls current.
import type { Release } from './Catalogue';

/** BCD's statuses for releases not yet out. */
const AHEAD: readonly string[] = ['beta', 'nightly', 'planned'];

/**
 * The newest release of a browser that is out on `day` (ISO). Undefined for a discontinued browser.
 */
export function currentReleaseOn(releases: readonly Release[], day: string): Release | undefined {
  return releases.findLast(
    ({ dataStatus, releasedOn }) =>
      dataStatus === 'current' ||
      (AHEAD.includes(dataStatus) && releasedOn !== undefined && releasedOn <= day),
  );
}

/** The BCD status that holds on `day` (ISO). */
export function releaseStatusOn({ browser, dataStatus, index }: Release, day: string): string {
  const current = currentReleaseOn(browser.releases, day);
  if (current === undefined || index > current.index) return dataStatus;
  if (index === current.index) return 'current';
  return dataStatus === 'current' || AHEAD.includes(dataStatus) ? 'retired' : dataStatus;
}
