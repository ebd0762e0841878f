// An audience's adoption curves: for each browser, the share of the audience on a release no older
// than a given age. The forecast's one assumption is that these curves hold, so people keep
// updating as they do today. See docs/decisions/0020-forecast.md.
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';
import { type Arrivals, releaseDay } from './arrivals';

/**
 * One browser's curve as points of ascending age (days): from age 0 with share 0 to its oldest
 * release in use with the browser's whole share.
 */
interface Curve {
  readonly ages: readonly number[];
  readonly shares: readonly number[];
}

export class Adoption {
  private readonly curves: readonly Curve[];

  /**
   * @param weights by `release.unit`, 0–1
   * @param day in days since 1970
   * @param isFixed the audience never updates
   */
  constructor(
    catalogue: Catalogue,
    weights: Float64Array,
    readonly day: number,
    private readonly isFixed = false,
  ) {
    this.curves = catalogue.browsers.map((browser) => buildCurve(browser, weights, day));
  }

  /** The share of the whole audience (0–1) that can use the feature `wait` days after `day`. */
  shareAfter(arrivals: Arrivals, wait: number): number {
    const passed = this.isFixed ? 0 : wait;
    let share = 0;
    for (let index = 0; index < arrivals.length; index++) {
      const age = this.day + passed - arrivals[index]!;
      if (age > 0) share += shareAt(this.curves[index]!, age);
    }
    return share;
  }

  /**
   * The share that uses a browser with past or planned support: the upper bound, once no one uses
   * an older release.
   */
  greatestShare(arrivals: Arrivals): number {
    if (this.isFixed) return this.shareAfter(arrivals, 0);
    return this.curves.reduce(
      (sum, { shares }, index) => (Number.isNaN(arrivals[index]) ? sum : sum + shares.at(-1)!),
      0,
    );
  }
}

/** A release in use counts as at least one day old, even if the data dates it later. */
function buildCurve({ releases }: Browser, weights: Float64Array, day: number): Curve {
  const dated = releases
    .filter(({ unit }) => weights[unit]! > 0)
    .map((release) => ({
      age: Math.max(1, day - releaseDay(release)) || 1,
      share: weights[release.unit]!,
    }))
    .sort((a, b) => a.age - b.age);
  const ages = [0];
  const shares = [0];
  for (const { age, share } of dated) {
    if (age > ages.at(-1)!) {
      ages.push(age);
      shares.push(shares.at(-1)!);
    }
    shares[shares.length - 1]! += share;
  }
  return { ages, shares };
}

/** Interpolates linearly between releases. */
function shareAt({ ages, shares }: Curve, age: number): number {
  const last = ages.length - 1;
  if (age >= ages[last]!) return shares[last]!;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (ages[middle]! <= age) low = middle;
    else high = middle;
  }
  const part = (age - ages[low]!) / (ages[high]! - ages[low]!);
  return shares[low]! + part * (shares[high]! - shares[low]!);
}
