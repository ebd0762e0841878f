import type { Audience } from '@/domain/Audience';
import { today } from '@/domain/today';
import type { Browser, Catalogue, Release } from '@/server/catalogue/Catalogue';
import type { RegionUsage } from '@/server/catalogue/UsageTable';

/**
 * Weights (0–1) by `release.unit` of all users whose release is known or estimated; together with
 * `unmapped` at most 1.
 */
type UsageWeights = Pick<Audience, 'weights' | 'unmapped' | 'isAndroidEstimated'>;

/**
 * The usage data counts all of Chrome on Android, over two fifths of the world, as its newest
 * version, which inflates new features by several points. So spread it over releases like desktop
 * Chrome in the same region, unless the reader wants the raw count.
 */
export function usageWeights(
  catalogue: Catalogue,
  usage: RegionUsage,
  isAndroidLatest: boolean,
): UsageWeights {
  const scale = 1 / Math.max(1, sumCounted(usage));
  const weights = new Float64Array(catalogue.releases.length);
  usage.units.forEach((unit, position) => {
    weights[unit]! += usage.shares[position]! * scale;
  });
  const android = getBrowser(catalogue, 'chrome_android');
  const androidShare = usage.androidChromeShare * scale;
  const spread = isAndroidLatest ? [] : spreadLikeDesktopChrome(catalogue, weights, android);
  const total = spread.reduce((sum, { share }) => sum + share, 0);

  if (total === 0) weights[findNewestRelease(android).unit]! += androidShare;
  for (const { release, share } of spread) weights[release.unit]! += (androidShare * share) / total;

  return {
    weights,
    unmapped: usage.unmapped.map(({ name, share }) => ({ name, share: share * scale })),
    isAndroidEstimated: total > 0 && androidShare > 0,
  };
}

/** In small places, the published shares are rounded one by one and can sum to slightly over 1. */
function sumCounted({ shares, androidChromeShare, unmapped }: RegionUsage): number {
  return (
    shares.reduce((sum, share) => sum + share, androidChromeShare) +
    unmapped.reduce((sum, { share }) => sum + share, 0)
  );
}

function spreadLikeDesktopChrome(
  catalogue: Catalogue,
  weights: Float64Array,
  android: Browser,
): { readonly release: Release; readonly share: number }[] {
  return getBrowser(catalogue, 'chrome').releases.flatMap(({ version, unit }) => {
    const release = catalogue.releaseByVersion(android, version);
    return release && weights[unit]! > 0 ? [{ release, share: weights[unit]! }] : [];
  });
}

/**
 * Decide by date, not by status: the compat data can lag by weeks and still call a shipped release
 * planned.
 */
function findNewestRelease(browser: Browser): Release {
  const day = today();
  const newest = browser.releases.findLast(
    ({ releasedOn }) => releasedOn !== undefined && releasedOn <= day,
  );
  if (!newest) throw new Error(`${browser.name} has no release dated ${day} or earlier.`);
  return newest;
}

function getBrowser(catalogue: Catalogue, slug: string): Browser {
  const browser = catalogue.browserBySlug(slug);
  if (!browser) throw new Error(`The catalogue has no browser ${slug}.`);
  return browser;
}
