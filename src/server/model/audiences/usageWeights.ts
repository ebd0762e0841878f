import type { Audience } from '@/domain/Audience';
import { today } from '@/domain/today';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import type { RegionUsage } from '@/server/data/catalogue/UsageTable';

/**
 * Weights (0–1) by `release.unit` of all users whose release is known or estimated; together with
 * `unmapped` at most 1.
 */
type UsageWeights = Pick<
  Audience,
  'weights' | 'unmapped' | 'isAndroidEstimated' | 'countedByEngine'
>;

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
    countedByEngine: usage.countedByEngine,
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
  const used = getBrowser(catalogue, 'chrome').releases.filter(({ unit }) => weights[unit]! > 0);
  return used.flatMap(({ version, unit }, position) => {
    const release = catalogue.releaseByVersion(android, version);
    if (!release) return [];
    const isPlateau = LAST_OF_DESKTOPS.has(version) && position < used.length - NEW_RELEASES;
    const neighbors = [used[position - 1], used[position + 1]].map((near) =>
      near ? weights[near.unit]! : 0,
    );
    const usual = (neighbors[0]! + neighbors[1]!) / 2;
    return [{ release, share: isPlateau ? Math.min(usual, weights[unit]!) : weights[unit]! }];
  });
}

/**
 * The last Chrome of Windows XP and Vista, OS X 10.9, 10.10 and 10.12, Windows 7 and 8, macOS
 * 10.14: their remaining users can't update, and none of them uses a phone. On Android they count
 * as much as their neighbors.
 */
const LAST_OF_DESKTOPS: ReadonlySet<string> = new Set(['49', '67', '87', '103', '109', '116']);

/** So few of the newest releases in use are no rest of older ones yet. */
const NEW_RELEASES = 3;

/**
 * Uses the date, not the status: the compatibility data may be some weeks late, and calls a release
 * planned that is out by now.
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
