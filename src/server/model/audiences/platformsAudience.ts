import type { Audience } from '@/domain/Audience';
import { formatList, formatPercent } from '@/domain/format';
import type { PlatformMix } from '@/domain/parsePlatformMix';
import { describeMix } from '@/domain/platformKey';
import { PLATFORM_BROWSERS, PLATFORM_NAMES } from '@/domain/platforms.data';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { PlatformsRequest } from './parseAudienceKey';
import { spreadVersionless } from './spreadVersionless';

/**
 * People by platform, as a team knows them without a count of browsers. Each platform's browsers and
 * releases are those of a place.
 */
export function platformsAudience(
  catalogue: Catalogue,
  { key, mix, from }: PlatformsRequest,
  place: Audience,
): Audience {
  const whole = mix.reduce((sum, [, percent]) => sum + percent, 0);
  const spread = spreadVersionless(
    catalogue,
    place,
    mix.flatMap(([platform, percent]) =>
      PLATFORM_BROWSERS[platform].map(
        ([slugs, share]) => [slugs, (share * percent) / whole] as const,
      ),
    ),
  );
  const weights = new Float64Array(catalogue.releases.length);
  for (const { unit, share } of spread.spread) weights[unit]! += share;
  const other = mix.find(([platform]) => platform === 'other')?.[1] ?? 0;
  const name = describeMix(mix);
  return {
    key,
    name: from === 'world' ? name : `${name} (${place.name})`,
    kind: 'PLATFORMS',
    weights,
    trackedShare: weights.reduce((sum, weight) => sum + weight, 0),
    unmapped: [
      ...(other > 0 ? [{ name: 'Other platforms', share: other / whole }] : []),
      ...spread.unmapped,
    ],
    isAndroidEstimated: spread.isAndroidEstimated,
    untold: new Set(spread.untold),
    sourceNote: describeSource(mix, place),
  };
}

function describeSource(mix: PlatformMix, place: Audience): string {
  const mac = mix.find(([platform]) => platform === 'macos');
  const platforms = formatList(mix.map(([platform]) => PLATFORM_NAMES[platform]));
  return [
    `≈ Estimate: the shares of ${platforms} are as entered; the browsers and releases of each are as in ${place.name}.`,
    mac && `Half of the ${formatPercent(mac[1] / 100)} on macOS count as Safari.`,
    place.sourceNote,
  ]
    .filter(Boolean)
    .join(' ');
}
