// How far the served data is behind what is published: that, and not its age, is what can be acted on.
import { gt } from 'semver';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { DataStore } from './DataStore';
import { type DataVersion, listDataVersions } from './dataVersions';
import { openDataStore } from './openDataStore';
import type { Poll } from './Poll';

export type DataLagLevel = 'CURRENT' | 'LATE' | 'STALE' | 'UNKNOWN';

/** A package of which a newer version is published than is served. */
export interface PackageLag {
  readonly name: string;
  readonly served: string;
  readonly published: string;
  /** Days since a newer version was first seen. */
  readonly days: number;
  /** Why it was not taken, in sentences; undefined if nothing was found wrong with it. */
  readonly because?: string;
}

/** How far the served data is behind the newest that is known. */
export interface DataLag {
  readonly level: DataLagLevel;
  /** Days for which something newer has been known; undefined before the first look for newer data. */
  readonly days?: number;
  /** For how many days no registry has answered, where that is a lot. */
  readonly silentDays?: number;
  /** The newer version that could be activated. */
  readonly newer?: DataVersion;
  readonly packages: readonly PackageLag[];
}

/** A lag of so many days needs attention, and of so many more it is a fault. */
const LATE_DAYS = 7;
const STALE_DAYS = 21;
const DAY_MS = 86_400_000;

export function dataLag(
  served: Catalogue,
  now = Date.now(),
  store: DataStore = openDataStore(),
): DataLag {
  const poll = store.poll();
  const newer = listDataVersions(served, store).find(
    ({ status, asOf }) => (status === 'VERIFIED' || status === 'RETIRED') && asOf! > served.asOf,
  );
  const packages = packageLags(served, poll, now);
  const answeredAt = poll?.answeredAt;
  if (!newer && answeredAt === undefined) return { level: 'UNKNOWN', packages };
  const ofNewer = newer ? (Date.parse(newer.asOf!) - Date.parse(served.asOf)) / DAY_MS : 0;
  const days = Math.max(ofNewer, ...packages.map((one) => one.days));
  // Versions published since the registry last answered are unknown.
  const silentDays = answeredAt === undefined ? 0 : daysSince(answeredAt, now);
  return {
    level: toLevel(Math.max(days, silentDays)),
    days,
    ...(silentDays >= LATE_DAYS && { silentDays }),
    ...(newer && { newer }),
    packages,
  };
}

function packageLags(
  served: Catalogue,
  poll: Poll | undefined,
  now: number,
): readonly PackageLag[] {
  const { published = [], notTaken = [] } = poll ?? {};
  return published.flatMap(({ name, version, newerSince }) => {
    const own = served.packages.find((one) => one.name === name)?.version;
    if (own === undefined || newerSince === undefined || !gt(version, own)) return [];
    const because = notTaken.find((one) => one.name === name && one.version === version)?.because;
    const days = daysSince(newerSince, now);
    return [
      { name, served: own, published: version, days, ...(because !== undefined && { because }) },
    ];
  });
}

function daysSince(time: string, now: number): number {
  return Math.floor((now - Date.parse(time)) / DAY_MS);
}

function toLevel(days: number): DataLagLevel {
  if (days >= STALE_DAYS) return 'STALE';
  return days >= LATE_DAYS ? 'LATE' : 'CURRENT';
}
