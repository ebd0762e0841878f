// An audience's weights on a day → adoption curves: which share of the audience uses a release of
// each browser at most so many days old. The forecast's one assumption is that these curves stay as
// they are: people update tomorrow as they do today. Ruled by docs/decisions/0020-forecast.md.
import type { Browser, Catalogue } from '@/server/catalogue/Catalogue';
import { type Arrivals, releaseDay } from './arrivals';

/**
 * Points of one browser's curve by age, ascending: from 0 days and nobody to its oldest release in
 * use and everybody.
 */
interface Curve {
  readonly ages: readonly number[];
  readonly shares: readonly number[];
}

export class Adoption {
  private readonly curves: readonly Curve[];

  /**
   * `day` is in days since 1970; `weights` by `release.unit`, 0–1. Nobody in a fixed audience ever
   * updates.
   */
  constructor(
    catalogue: Catalogue,
    weights: Float64Array,
    readonly day: number,
    private readonly isFixed = false,
  ) {
    this.curves = catalogue.browsers.map((browser) => buildCurve(browser, weights, day));
  }

  /**
   * The share of the whole audience, 0–1, that can use what arrived on these days, `wait` days
   * after `day`.
   */
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
   * The share that uses a browser in which it has arrived or will: what is reached once nobody uses
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

/** A release somebody has is at least a day old, whatever the data say of it. */
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

/** Between two releases people come over evenly. */
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
