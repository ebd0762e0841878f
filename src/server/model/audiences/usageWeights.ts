// Usage of a region as weights by release. Pitfall: the data counts some browsers as one release
// each, whatever people use: all of Chrome on Android, over two fifths of the world, as its newest.
// That inflates new features by several points, and makes Opera on Android look years old.
import type { Audience } from '@/domain/Audience';
import { addMonths } from '@/domain/Day';
import { today } from '@/domain/today';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import type { RegionUsage } from '@/server/data/catalogue/UsageTable';
import { LATEST_ONLY } from './latestOnly.data';
import { releaseByEngine } from './releaseByEngine';

/**
 * Weights (0–1) by `release.unit` of all users whose release is known or estimated; together with
 * `unmapped` at most 1.
 */
type UsageWeights = Pick<
  Audience,
  'weights' | 'unmapped' | 'isAndroidEstimated' | 'untold' | 'countedByEngine'
>;

/**
 * Spreads browsers that are counted as one release over the releases with the engines that people
 * on desktops use in the same region, unless the reader wants the raw count.
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
  const counted = Object.keys(LATEST_ONLY).flatMap((slug) =>
    findLatest(catalogue, slug, weights, usage.androidChromeShare * scale),
  );
  let isAndroidEstimated = false;
  for (const { release, share, isApart } of counted) {
    const source = getBrowser(catalogue, LATEST_ONLY[release.browser.slug]!);
    const spread = isAndroidLatest ? [] : spreadLike(source, weights, release.browser);
    const total = spread.reduce((sum, part) => sum + part.share, 0);
    if (total === 0) weights[release.unit]! += isApart ? share : 0;
    else {
      if (!isApart) weights[release.unit]! -= share;
      for (const part of spread) weights[part.release.unit]! += (share * part.share) / total;
      isAndroidEstimated = true;
    }
  }

  return {
    weights,
    unmapped: usage.unmapped.map(({ name, share }) => ({ name, share: share * scale })),
    countedByEngine: usage.countedByEngine,
    isAndroidEstimated,
    untold: new Set(counted.map(({ release }) => release.browser.slug)),
  };
}

/** In small places, the published shares are rounded one by one and can sum to slightly over 1. */
function sumCounted({ shares, androidChromeShare, unmapped }: RegionUsage): number {
  return (
    shares.reduce((sum, share) => sum + share, androidChromeShare) +
    unmapped.reduce((sum, { share }) => sum + share, 0)
  );
}

/** The share that stands for all releases of a browser. */
interface Latest {
  readonly release: Release;
  readonly share: number;
  /** True if the weights do not contain it. */
  readonly isApart: boolean;
}

/** The releases of a browser that is counted apart are in use within so many months of each other. */
const NEIGHBOR_MONTHS = 24;

/** Empty if nobody uses the browser, or if its newer releases are counted apart after all. */
function findLatest(
  catalogue: Catalogue,
  slug: string,
  weights: Float64Array,
  androidChromeShare: number,
): readonly Latest[] {
  const browser = getBrowser(catalogue, slug);
  if (slug === 'chrome_android')
    return androidChromeShare === 0
      ? []
      : [{ release: findNewestRelease(browser), share: androidChromeShare, isApart: true }];
  const used = browser.releases.filter(({ unit }) => weights[unit]! > 0);
  const release = used.at(-1);
  if (!release) return [];
  const before = used.at(-2)?.releasedOn;
  const day = release.releasedOn ?? today();
  if (before !== undefined && before > addMonths(day, -NEIGHBOR_MONTHS)) return [];
  return [{ release, share: weights[release.unit]!, isApart: false }];
}

function spreadLike(
  source: Browser,
  weights: Float64Array,
  browser: Browser,
): { readonly release: Release; readonly share: number }[] {
  const used = source.releases.filter(({ unit }) => weights[unit]! > 0);
  const plateaus = LAST_OF_DESKTOPS[source.slug];
  return used.flatMap((like, position) => {
    const release = releaseByEngine(browser, like);
    if (!release) return [];
    const isPlateau = plateaus?.has(like.version) && position < used.length - NEW_RELEASES;
    const neighbors = [used[position - 1], used[position + 1]].map((near) =>
      near ? weights[near.unit]! : 0,
    );
    const usual = (neighbors[0]! + neighbors[1]!) / 2;
    const share = weights[like.unit]!;
    return [{ release, share: isPlateau ? Math.min(usual, share) : share }];
  });
}

/**
 * The last Chrome of Windows XP and Vista, OS X 10.9, 10.10 and 10.12, Windows 7 and 8, macOS
 * 10.14, and the same for Firefox, with its releases of extended support: their remaining users
 * can't update or are not meant to, and none of them uses a phone. On Android they count as much as
 * their neighbors.
 */
const LAST_OF_DESKTOPS: Readonly<Record<string, ReadonlySet<string>>> = {
  chrome: new Set(['49', '67', '87', '103', '109', '116']),
  firefox: new Set(['48', '52', '60', '68', '78', '91', '102', '115', '128', '140', '153']),
};

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
