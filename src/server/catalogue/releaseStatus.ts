// What a release is today. The data lag: it may call a release beta or planned whose day has come.
// By then it is out, and what was current is not.
import type { Release } from './Catalogue';

/** The data's words for a release that is not out when the data are made. */
const AHEAD: readonly string[] = ['beta', 'nightly', 'planned'];

/** The newest release of a browser that is out by `day` (ISO); undefined where none is made any more. */
export function currentReleaseOn(releases: readonly Release[], day: string): Release | undefined {
  return releases.findLast(
    ({ dataStatus, releasedOn }) =>
      dataStatus === 'current' ||
      (AHEAD.includes(dataStatus) && releasedOn !== undefined && releasedOn <= day),
  );
}

/** One of the data's words, true on `day`. */
export function releaseStatusOn({ browser, dataStatus, index }: Release, day: string): string {
  const current = currentReleaseOn(browser.releases, day);
  if (current === undefined || index > current.index) return dataStatus;
  if (index === current.index) return 'current';
  return dataStatus === 'current' || AHEAD.includes(dataStatus) ? 'retired' : dataStatus;
}
