import type { Audience } from '@/domain/Audience';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { packageAndVersion } from './packageAndVersion';
import type { UsageRequest } from './parseAudienceKey';
import { continentNames, getRegionName } from './places';
import { usageWeights } from './usageWeights';

/** All users in the world, a continent or a region, by caniuse's page views. */
export function usageAudience(catalogue: Catalogue, request: UsageRequest): Audience {
  const usage = catalogue.usage.usageOf(request.region);
  if (!usage) throw new Error(`The catalogue has no usage of ${request.region}.`);
  const { weights, unmapped, isAndroidEstimated, untold, countedByEngine } = usageWeights(
    catalogue,
    usage,
    request.isAndroidLatest,
  );
  const place = getPlaceName(request);

  return {
    key: request.key,
    name: request.isAndroidLatest ? `${place} (Chrome on Android as latest)` : place,
    kind: request.kind,
    weights,
    trackedShare: weights.reduce((sum, weight) => sum + weight, 0),
    unmapped,
    isAndroidEstimated,
    untold,
    countedByEngine,
    sourceNote:
      `Page views by caniuse for ${place === 'World' ? 'the world' : place} ` +
      `(${packageAndVersion(catalogue, 'caniuse-lite')})${androidNote(isAndroidEstimated)}.`,
  };
}

/** The clause of the source note about browsers that are counted as one release. */
export function androidNote(isAndroidEstimated: boolean): string {
  return isAndroidEstimated
    ? '; releases of Chrome on Android are estimated from desktop Chrome, and those of Firefox, Opera and WebView on Android by their engines, because caniuse reports only “latest”'
    : '; all of Chrome on Android counts as its newest release';
}

function getPlaceName({ kind, region }: UsageRequest): string {
  if (kind === 'WORLD') return 'World';
  return kind === 'CONTINENT'
    ? continentNames[region.slice('alt-'.length)]!
    : getRegionName(region);
}
