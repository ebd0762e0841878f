import type { Audience } from '@/domain/Audience';
import { getBaselineName } from '@/domain/baselineTarget';
import { compareVersions } from '@/domain/compareVersions';
import { today } from '@/domain/today';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { minimumVersions } from './minimumVersions';

/** The share of an audience whose browser supports a whole Baseline target. */
export interface BaselineReach {
  readonly target: string;
  readonly name: string;
  readonly share: number;
}

/** Baseline starts with what every core browser supported in 2015. */
const FIRST_YEAR = 2015;

/**
 * Browsers missing from the Baseline data that share another browser's engine and version numbers.
 */
const SAME_ENGINE: Readonly<Record<string, string>> = { webview_ios: 'safari_ios' };

/**
 * The reach of `newly`, `widely`, then each Baseline year, newest first. Unknown users don't count
 * as reached.
 */
export function baselineReach(
  catalogue: Catalogue,
  { weights }: Audience,
): readonly BaselineReach[] {
  const lastYear = Number(today().slice(0, 4)) - 1;
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, back) =>
    String(lastYear - back),
  );
  return ['newly', 'widely', ...years].map((target) => ({
    target,
    name: getBaselineName(target),
    share: getReachedShare(catalogue, weights, target),
  }));
}

function getReachedShare(catalogue: Catalogue, weights: Float64Array, target: string): number {
  const minimums = minimumVersions(target, true);
  return catalogue.releases.reduce((sum, { browser, version, unit }) => {
    const minimum = minimums.get(SAME_ENGINE[browser.slug] ?? browser.slug);
    return minimum !== undefined && weights[unit]! > 0 && compareVersions(version, minimum) >= 0
      ? sum + weights[unit]!
      : sum;
  }, 0);
}
