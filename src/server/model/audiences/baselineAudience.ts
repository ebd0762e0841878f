import type { Audience } from '@/domain/Audience';
import { getBaselineName } from '@/domain/baselineTarget';
import { compareVersions } from '@/domain/compareVersions';
import { Refusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { minimumVersions } from './minimumVersions';
import { packageAndVersion } from './packageAndVersion';
import type { BaselineRequest } from './parseAudienceKey';
import { androidNote } from './usageAudience';
import { usageWeights } from './usageWeights';

/**
 * Users of core browser releases that support a whole Baseline target, weighted by world usage.
 * @throws Refusal AUDIENCE_INVALID if no release in use qualifies
 */
export function baselineAudience(
  catalogue: Catalogue,
  { key, target, isAndroidLatest }: BaselineRequest,
): Audience {
  const { releases, usage } = catalogue;
  const world = usageWeights(catalogue, usage.usageOf('world')!, isAndroidLatest);
  const minimums = minimumVersions(target);
  const reached = releases.filter(({ browser, version }) => {
    const minimum = minimums.get(browser.slug);
    return minimum !== undefined && compareVersions(version, minimum) >= 0;
  });
  const worldShare = reached.reduce((sum, { unit }) => sum + world.weights[unit]!, 0);
  if (worldShare === 0)
    throw new Refusal(
      'AUDIENCE_INVALID',
      `No release in use supports all of ${getBaselineName(target)} yet.`,
    );

  const weights = new Float64Array(releases.length);
  for (const { unit } of reached) weights[unit] = world.weights[unit]! / worldShare;

  return {
    key,
    name: isAndroidLatest
      ? `${getBaselineName(target)} (Chrome on Android as latest)`
      : getBaselineName(target),
    kind: 'BASELINE',
    weights,
    trackedShare: 1,
    unmapped: [],
    countedByEngine: world.countedByEngine?.filter(({ unit }) => weights[unit]! > 0),
    isAndroidEstimated: world.isAndroidEstimated,
    untold: world.untold,
    sourceNote:
      `Releases of the core browsers that support all of ${getBaselineName(target)} (${packageAndVersion(catalogue, 'baseline-browser-mapping')}), weighted by ` +
      `caniuse's worldwide page views (${packageAndVersion(catalogue, 'caniuse-lite')})${androidNote(world.isAndroidEstimated)}.`,
    worldShare,
    isFixed: true,
  };
}
