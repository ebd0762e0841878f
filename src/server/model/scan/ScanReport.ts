// Maps the keys and counts that a scan found to the share of an audience that can run the code, and
// to the most useful changes. A release counts as its worst key. Pitfall: the costs of rows can't
// be added, because a release that lacks two of them gains nothing from a change to only one.
import type { Audience } from '@/domain/Audience';
import { Refusal } from '@/domain/Refusal';
import type { Consequence } from '@/engines/scanner/forReports';
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { cheapestRemovals, gainsAlone } from './cheapestRemovals';
import type { ScanKeyUse } from './ScanKeyUse';
import { type ScanRow, toRows } from './ScanRow';
import { UsedReleases } from './UsedReleases';

/** How many different keys a scan may send; our own build uses some 1,100. */
export const MAX_SCAN_KEYS = 2_000;
/** A key can be used in several ways, guarded and not. */
const MAX_SCAN_USES = 3 * MAX_SCAN_KEYS;

export interface ScanFeature {
  readonly feature: Feature | undefined;
  readonly keys: readonly CompatKey[];
  readonly isGuarded: boolean;
  readonly consequence: Consequence;
  readonly lostShare: number;
  readonly partlyShare: number;
  readonly gainedShare: number;
}

export interface ScanRemoval {
  readonly features: readonly Feature[];
  readonly keys: readonly CompatKey[];
  readonly runsShare: number;
}

export interface ScanReport {
  readonly audience: Audience;
  readonly runsShare: number;
  readonly wholeShare: number;
  readonly everythingShare: number;
  readonly unknownShare: number;
  readonly features: readonly ScanFeature[];
  readonly cheapestRemovals: readonly ScanRemoval[];
  readonly unknownKeys: readonly string[];
}

export function buildScanReport(
  catalogue: Catalogue,
  audience: Audience,
  uses: readonly ScanKeyUse[],
  linePercent: number,
): ScanReport {
  const { rows, unknownKeys } = toRows(catalogue, uses);
  const releases = new UsedReleases(catalogue, audience, rows);
  const lostShares = releases.lostShares();
  const partlyShares = releases.partlyShares();
  const gainedShares = gainsAlone(releases.hindered());

  return {
    audience,
    ...releases.shares(),
    features: rows
      .map((row, position) =>
        toFeature(row, {
          lostShare: lostShares[position]!,
          partlyShare: partlyShares[position]!,
          gainedShare: gainedShares.get(position) ?? 0,
        }),
      )
      .sort((a, b) => b.gainedShare - a.gainedShare || b.lostShare - a.lostShare),
    cheapestRemovals: cheapestRemovals(releases, linePercent).map(({ positions, runsShare }) => ({
      runsShare,
      ...toRemoval([...positions].map((position) => rows[position]!)),
    })),
    unknownKeys,
  };
}

/**
 * Limits requests to the server. The command line has no limit, because it scans whole projects.
 * @throws Refusal ARGUMENT_INVALID for more keys than `MAX_SCAN_KEYS`, or a count below 1
 */
export function checkScanUses(uses: readonly ScanKeyUse[]): void {
  const keyCount = new Set(uses.map(({ key }) => key)).size;
  if (keyCount > MAX_SCAN_KEYS)
    throw new Refusal(
      'ARGUMENT_INVALID',
      `\`uses\` names ${keyCount} keys; the limit is ${MAX_SCAN_KEYS}. Scan a part of the project.`,
    );
  if (uses.length > MAX_SCAN_USES)
    throw new Refusal(
      'ARGUMENT_INVALID',
      `\`uses\` has ${uses.length} entries; the limit is ${MAX_SCAN_USES}. Add up equal ones.`,
    );
  const wrong = uses.find(({ count }) => count < 1);
  if (wrong)
    throw new Refusal(
      'ARGUMENT_INVALID',
      `\`uses\` counts “${wrong.key}” ${wrong.count} times, but a count is 1 or more.`,
    );
}

function toFeature(
  { feature, keys, isGuarded, consequence }: ScanRow,
  shares: Pick<ScanFeature, 'lostShare' | 'partlyShare' | 'gainedShare'>,
): ScanFeature {
  return {
    feature,
    keys: keys.map(({ key }) => key),
    isGuarded,
    consequence,
    ...shares,
  };
}

function toRemoval(rows: readonly ScanRow[]): Pick<ScanRemoval, 'features' | 'keys'> {
  return {
    features: rows.flatMap(({ feature }) => feature ?? []),
    keys: rows.flatMap(({ feature, keys }) => (feature ? [] : keys.map(({ key }) => key))),
  };
}
