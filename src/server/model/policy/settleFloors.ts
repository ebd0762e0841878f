// A cut → the floor of each browser, and on which ground. Pitfall: where nobody uses an older
// release, or where releases are not counted apart, the oldest release in use is an accident of the
// source, such as “latest”. There the floor is that of the engine, which has to work anyway.
// Ruled by docs/decisions/0025-policy.md.
import type { Audience } from '@/domain/Audience';
import { compareVersions } from '@/domain/compareVersions';
import type { Day } from '@/domain/Day';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { releaseByEngine } from '@/server/model/audiences/releaseByEngine';
import { type Cut, getLostShare, getUsedReleases } from './Cut';

/**
 * `MEASURED`: raising or lowering it moves people who were counted. `ENGINE`: it follows the floor of
 * a browser with the same engine. `NONE`: only one release is known, and no other browser has the
 * engine.
 */
export type FloorBasis = 'MEASURED' | 'ENGINE' | 'NONE';

export interface SettledFloor {
  readonly browser: Browser;
  /** The oldest release that must work. */
  readonly release: Release;
  readonly basis: FloorBasis;
  /** The floor that it follows, for `ENGINE`. */
  readonly by: Release | undefined;
}

interface Terms {
  /** Slugs of browsers whose floor the team chose. */
  readonly chosen: ReadonlySet<string>;
  readonly day: Day;
}

/** The floors of browsers in use of which the cut keeps something, in the order of browsers. */
export function settleFloors(
  catalogue: Catalogue,
  audience: Audience,
  cut: Cut,
  { chosen, day }: Terms,
): readonly SettledFloor[] {
  const rows = catalogue.browsers.flatMap((browser) => {
    const used = getUsedReleases(browser, audience);
    const oldest = used.find(({ index }) => index >= cut[browser.index]!);
    return oldest ? [toRow({ browser, used, oldest, cut, audience, chosen, day })] : [];
  });
  const floors = rows.map((row) => settleRow(row, rows));
  // A floor that one follows may follow another itself.
  const settled = rows.map((row, at) => ({ ...row, release: floors[at]!.release }));
  return settled.map((row, at) => {
    const again = settleRow(row, settled);
    return again.release.index < row.release.index ? again : floors[at]!;
  });
}

interface Row {
  readonly browser: Browser;
  readonly release: Release;
  /** True if people were counted below it, or if the team chose it. */
  readonly isDecided: boolean;
  /** True if the source tells releases of the browser apart. */
  readonly isCounted: boolean;
  /** True if its release in use stands for all of them. */
  readonly isLatest: boolean;
  /** True if more than one of them is in use. */
  readonly hasSeveral: boolean;
  /** True if nothing may lower it. */
  readonly isFixed: boolean;
}

interface RowFacts extends Terms {
  readonly browser: Browser;
  readonly used: readonly Release[];
  readonly oldest: Release;
  readonly cut: Cut;
  readonly audience: Audience;
}

function toRow({ browser, used, oldest, cut, audience, chosen, day }: RowFacts): Row {
  const isCounted = !(audience.untold?.has(browser.slug) ?? false);
  const isChosen = chosen.has(browser.slug);
  return {
    browser,
    release: isChosen ? browser.releases[cut[browser.index]!]! : notAfter(oldest, day),
    isDecided: isChosen || (isCounted && getLostShare(browser, cut, audience) > 0),
    isCounted,
    isLatest: !isCounted && !audience.isAndroidEstimated && oldest === used.at(-1),
    hasSeveral: used.length > 1,
    // A Baseline target names its releases itself.
    isFixed: isChosen || (isCounted && audience.kind === 'BASELINE'),
  };
}

/** The newest release that is out on a day, if the given one is not. */
function notAfter(release: Release, day: Day): Release {
  const isOut = ({ releasedOn }: Release) => releasedOn !== undefined && releasedOn <= day;
  const newest = release.browser.releases.findLast(isOut);
  return newest && newest.index < release.index ? newest : release;
}

function settleRow(row: Row, rows: readonly Row[]): SettledFloor {
  const { browser, release } = row;
  const measured = { browser, release, basis: 'MEASURED', by: undefined } as const;
  const isOfOwnEngine = browser.upstream === undefined && row.isCounted && row.hasSeveral;
  if (row.isFixed || row.isDecided || isOfOwnEngine) return measured;
  const by = findEngineFloor(row, rows);
  const lowered = by && (releaseByEngine(browser, by) ?? firstOfEngine(browser, by));
  if (by && lowered && (lowered.index < release.index || row.isLatest))
    return { browser, release: lowered, basis: 'ENGINE', by };
  if (by && !row.isCounted) return { browser, release, basis: 'ENGINE', by };
  return row.isCounted && row.hasSeveral ? measured : { ...measured, basis: 'NONE' };
}

function firstOfEngine({ releases }: Browser, { engine }: Release): Release | undefined {
  return releases.find((release) => release.engine === engine);
}

/**
 * The floor of the nearest browser that this one is built on, where it was decided or at least
 * counted apart; otherwise the lowest floor of another browser with the engine.
 */
function findEngineFloor(row: Row, rows: readonly Row[]): Release | undefined {
  const others = rows.filter(
    (other) =>
      other !== row &&
      other.release.engine !== undefined &&
      other.release.engine === row.release.engine &&
      other.release.engineVersion !== undefined,
  );
  const isGrounded = ({ isDecided, isCounted, hasSeveral }: Row) =>
    isDecided || (isCounted && hasSeveral);
  for (let { upstream } = row.browser; upstream; { upstream } = upstream) {
    const found = others.find((other) => other.browser === upstream && isGrounded(other));
    if (found) return found.release;
  }
  const lists = [others.filter(({ isDecided }) => isDecided), others.filter(isGrounded), others];
  const candidates = lists.find((list) => list.length > 0) ?? [];
  return candidates
    .toSorted((a, b) => compareVersions(a.release.engineVersion!, b.release.engineVersion!))
    .at(0)?.release;
}
