// A feature and an audience → what holds the feature back: the parts that core browsers lack which
// have the rest of it, and how many people could use the feature without those parts. Easy to get
// wrong: a browser that has nothing of the feature is held back by no part of it.
import type { Audience } from '@/domain/Audience';
import { SupportState } from '@/domain/SupportState';
import type { Browser, Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { supportedShares } from './coverage';
import { forEachSpan } from './supportOfSet';

/** Shares are of the whole audience, 0–1. */
export interface FeatureParts {
  /** Compat keys with data. */
  readonly totalCount: number;
  /** The share with more than half of the parts, or all of the feature. */
  readonly mostShare: number;
  /** The parts that `lackingIn` do not fully support, lowest coverage first. */
  readonly lacking: readonly CompatKey[];
  /** Core browsers whose current release has the feature in part. */
  readonly lackingIn: readonly Browser[];
  /**
   * The share with every other part, or all of the feature; undefined if most parts are lacking.
   */
  readonly withoutLackingShare?: number;
}

/** Undefined if no part holds the feature back: it is there in full, or not at all. */
export function getFeatureParts(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): FeatureParts | undefined {
  const keys = feature.keys.filter(({ hasData }) => hasData);
  const lackingIn = catalogue.coreBrowsers.filter((browser) =>
    hasPart(catalogue, feature, browser),
  );
  if (keys.length === 0 || lackingIn.length === 0) return undefined;
  const lacking = sortLowestFirst(
    catalogue,
    keys.filter((key) => lackingIn.some((browser) => !hasKey(catalogue, key, browser))),
    audience,
  );
  const rest = keys.filter((key) => !lacking.includes(key));
  return {
    totalCount: keys.length,
    mostShare: shareWithParts(
      catalogue,
      feature,
      audience,
      keys,
      (count) => count * 2 > keys.length,
    ),
    lacking,
    lackingIn,
    ...(rest.length > 0 &&
      rest.length >= lacking.length && {
        withoutLackingShare: shareWithParts(
          catalogue,
          feature,
          audience,
          rest,
          (count) => count === rest.length,
        ),
      }),
  };
}

/** By the share that can fully use each key; equal shares by path. */
export function sortLowestFirst(
  catalogue: Catalogue,
  keys: readonly CompatKey[],
  audience: Audience,
): readonly CompatKey[] {
  const shares = supportedShares(catalogue, audience).keys;
  return [...keys].sort((a, b) => shares[a.index]! - shares[b.index]! || a.index - b.index);
}

function hasPart(catalogue: Catalogue, feature: Feature, { currentRelease }: Browser): boolean {
  return (
    currentRelease !== undefined &&
    stateAt(catalogue, catalogue.featureSupport, feature.index, currentRelease) ===
      SupportState.PARTIAL
  );
}

function hasKey(catalogue: Catalogue, key: CompatKey, { currentRelease }: Browser): boolean {
  return (
    currentRelease !== undefined &&
    stateAt(catalogue, catalogue.keySupport, key.index, currentRelease) === SupportState.FULL
  );
}

/** The share with the full feature, or with as many of the keys as `isEnough` requires. */
function shareWithParts(
  catalogue: Catalogue,
  feature: Feature,
  { weights }: Audience,
  keys: readonly CompatKey[],
  isEnough: (count: number) => boolean,
): number {
  let share = 0;
  for (const browser of catalogue.browsers) {
    const counts = countFull(catalogue, keys, browser);
    forEachSpan(catalogue, catalogue.featureSupport, feature, browser, (state, from, until) => {
      for (let index = from; index < until; index++)
        if (state === SupportState.FULL || isEnough(counts[index]!))
          share += weights[browser.releases[index]!.unit]!;
    });
  }
  return share;
}

/** How many of the keys each release of a browser fully supports, by `release.index`. */
function countFull(
  catalogue: Catalogue,
  keys: readonly CompatKey[],
  browser: Browser,
): Uint16Array {
  const counts = new Uint16Array(browser.releases.length);
  for (const key of keys) {
    forEachSpan(catalogue, catalogue.keySupport, key, browser, (state, from, until) => {
      if (state !== SupportState.FULL) return;
      for (let index = from; index < until; index++) counts[index]! += 1;
    });
  }
  return counts;
}
