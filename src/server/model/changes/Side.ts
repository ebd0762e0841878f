import type { Audience } from '@/domain/Audience';
import type { Day } from '@/domain/Day';
import type { Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { ownAudienceId } from '@/server/model/audiences/ownAudienceId';

/** One side of a comparison: data and an audience. */
export interface Side {
  readonly catalogue: Catalogue;
  /** By `release.unit` of that catalogue, 0–1. */
  readonly weights: Float64Array;
  /** Later releases are unknown to it. */
  readonly asOf: Day;
}

/** An audience's weights in a catalogue other than `home`, which resolved it. */
export function weightsIn(catalogue: Catalogue, audience: Audience, home: Catalogue): Float64Array {
  if (catalogue === home) return audience.weights;
  return ownAudienceId(audience.key) === undefined
    ? audienceByKey(catalogue, audience.key).weights
    : translateWeights(home, audience.weights, catalogue);
}

/** Everyone on a release that was not out yet is counted on the newest one of that browser then. */
export function weightsOn({ releases }: Catalogue, weights: Float64Array, day: Day): Float64Array {
  const earlier = new Float64Array(weights.length);
  for (const release of releases) {
    const known =
      weights[release.unit]! > 0 ? findKnown(release, (one) => isReleasedOn(one, day)) : undefined;
    if (known) earlier[known.unit]! += weights[release.unit]!;
  }
  return earlier;
}

/** A release without a date counts as always released, unless it is still to come. */
export function isReleasedOn({ releasedOn, dataStatus }: Release, day: Day): boolean {
  return releasedOn === undefined ? !TO_COME.has(dataStatus) : releasedOn <= day;
}

const TO_COME: ReadonlySet<string> = new Set(['beta', 'nightly', 'planned']);

/** The newest release up to this one of which `isKnown` holds. */
export function findKnown(
  { browser, index }: Release,
  isKnown: (release: Release) => boolean,
): Release | undefined {
  for (let at = index; at >= 0; at -= 1) {
    const release = browser.releases[at]!;
    if (isKnown(release)) return release;
  }
  return undefined;
}

function translateWeights(home: Catalogue, weights: Float64Array, other: Catalogue): Float64Array {
  const translated = new Float64Array(other.releases.length);
  const find = ({ browser, version }: Release): Release | undefined => {
    const same = other.browserBySlug(browser.slug);
    return same && other.releaseByVersion(same, version);
  };
  for (const release of home.releases) {
    if (weights[release.unit] === 0) continue;
    const known = findKnown(release, (one) => find(one) !== undefined);
    const same = known && find(known);
    if (same) translated[same.unit]! += weights[release.unit]!;
  }
  return translated;
}
