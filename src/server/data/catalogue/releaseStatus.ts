// The status of a release today. The compat data lags: what it calls beta or planned may be out by
// now, if another package says so, which retires the release it calls current. A plan whose day has
// passed stays a plan until something confirms it.
import type { Release } from './Catalogue';

/** BCD's statuses for releases not yet out. */
export const AHEAD: ReadonlySet<string> = new Set(['beta', 'nightly', 'planned']);

/**
 * The newest release of a browser that is out on `day` (ISO). Undefined for a discontinued browser.
 */
export function currentReleaseOn(releases: readonly Release[], day: string): Release | undefined {
  return releases.findLast(
    ({ dataStatus, isPlan, releasedOn }) =>
      dataStatus === 'current' ||
      (AHEAD.has(dataStatus) && !isPlan && releasedOn !== undefined && releasedOn <= day),
  );
}

/** The BCD status that holds on `day` (ISO). */
export function releaseStatusOn({ browser, dataStatus, index }: Release, day: string): string {
  const current = currentReleaseOn(browser.releases, day);
  if (current === undefined || index > current.index) return dataStatus;
  if (index === current.index) return 'current';
  return dataStatus === 'current' || AHEAD.has(dataStatus) ? 'retired' : dataStatus;
}

/**
 * OUT: it is. PLANNED: its day is to come. UNCONFIRMED: its planned day has passed, and nothing says
 * that it came out. UNDATED: no day is known.
 */
export type ReleaseTiming = 'OUT' | 'PLANNED' | 'UNCONFIRMED' | 'UNDATED';

export function releaseTimingOn(
  { dataStatus, isPlan, releasedOn }: Release,
  day: string,
): ReleaseTiming {
  if (!AHEAD.has(dataStatus)) return 'OUT';
  if (releasedOn === undefined) return 'UNDATED';
  if (releasedOn > day) return 'PLANNED';
  return isPlan ? 'UNCONFIRMED' : 'OUT';
}
