// Coverage of a set: who can use all features, who can't and what they lack, and what each feature
// costs. Each release is examined once for the whole set, with one bit per feature that isn't fully
// supported. Bits are summed in doubles, which are exact for 53 bits and so for a set of 50.
import { LRUCache } from 'lru-cache';
import type { Audience } from '@/domain/Audience';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import type { MeasuredShare } from '@/domain/measuredWords';
import { SupportState } from '@/domain/SupportState';
import type { Browser, Catalogue, Feature, Release } from '@/server/data/catalogue/Catalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import { type BlockerRange, getRowBlockerRanges } from './blockerRanges';
import {
  type Blocker,
  getRowBlockers,
  getRowShortBrowsers,
  hindranceOfState,
  type ShortBrowser,
} from './blockers';
import { measuredShare } from './measuredError';
import { type Coverage, ShareTable } from './ShareTable';
import { forEachSpan, supportOfSet } from './supportOfSet';

/**
 * Consecutive releases of one browser that lack the same features of the set; `share` is of the
 * whole audience, 0–1.
 */
export interface SetGap {
  readonly from: Release;
  readonly to: Release;
  readonly share: number;
  /** Partial or unsupported features, in the order of the set. */
  readonly features: readonly Feature[];
}

/** The share of the audience (0–1) the set would gain without these features. */
export interface SetCost {
  readonly features: readonly Feature[];
  readonly gainedShare: number;
}

/** The shares that can use all of any number of features. */
export function getSetShares(
  catalogue: Catalogue,
  features: readonly Feature[],
  { weights }: Audience,
): Coverage {
  const support = recentSupport(catalogue, features);
  return new ShareTable(support, catalogue.browsers, weights).coverageOf(0);
}

/** How sure those shares are. Undefined for audiences that were not measured. */
export const getSetError = (catalogue: Catalogue, features: readonly Feature[], of: Audience) =>
  measuredShare(catalogue, recentSupport(catalogue, features), { index: 0 }, of);

const RECENT = 64;

const supports = new WeakMap<Catalogue, LRUCache<string, SupportMatrix>>();

/** A thousand features take 20 ms, and a team's page asks for the same ones until it decides again. */
function recentSupport(catalogue: Catalogue, features: readonly Feature[]): SupportMatrix {
  const known = supports.get(catalogue) ?? new LRUCache<string, SupportMatrix>({ max: RECENT });
  supports.set(catalogue, known);
  const key = features.map(({ index }) => index).join();
  const support = known.get(key) ?? supportOfSet(catalogue, features);
  known.set(key, support);
  return support;
}

/** A set's coverage for one audience; methods compute on demand. */
export class SetCoverage {
  readonly shares: Coverage;
  private readonly matrix: SupportMatrix;
  private lacks: Lacks | undefined;
  private sharesOfLacks: ReadonlyMap<number, number> | undefined;

  /**
   * @throws RangeError for more than `MAX_SET_SIZE` features
   * @param features without duplicates
   */
  constructor(
    private readonly catalogue: Catalogue,
    readonly features: readonly Feature[],
    readonly audience: Audience,
  ) {
    if (features.length > MAX_SET_SIZE)
      throw new RangeError(`A set has at most ${MAX_SET_SIZE} features, not ${features.length}.`);
    this.matrix = supportOfSet(catalogue, features);
    this.shares = new ShareTable(this.matrix, catalogue.browsers, audience.weights).coverageOf(0);
  }

  /** The share of another audience that has the whole set, 0–1. */
  shareFor({ weights }: Audience): number {
    const table = new ShareTable(this.matrix, this.catalogue.browsers, weights);
    return table.coverageOf(0).supportedShare;
  }

  /** How sure its shares are. Undefined for audiences that were not measured. */
  measured(): MeasuredShare | undefined {
    return measuredShare(this.catalogue, this.matrix, { index: 0 }, this.audience);
  }

  blockers(): readonly Blocker[] {
    return getRowBlockers(this.catalogue, this.matrix, 0, this.audience);
  }

  blockerRanges(): readonly BlockerRange[] {
    return getRowBlockerRanges(this.catalogue, this.matrix, 0, this.audience);
  }

  shortBrowsers(): readonly ShortBrowser[] {
    return getRowShortBrowsers(this.catalogue, this.matrix, 0, this.audience);
  }

  /** The gain from removing each single feature, in the order of the set. */
  costs(): readonly SetCost[] {
    const shares = this.sharesByLack();
    return this.features.map((feature, position) => ({
      features: [feature],
      gainedShare: shares.get(2 ** position) ?? 0,
    }));
  }

  /**
   * The two features whose removal gains the most, first pair on ties. Undefined for fewer than
   * three features, or without a gain.
   */
  costliestPair(): SetCost | undefined {
    const { length } = this.features;
    const shares = this.sharesByLack();
    const alone = this.features.map((_, position) => shares.get(2 ** position) ?? 0);
    let best:
      | { readonly pair: readonly [number, number]; readonly gainedShare: number }
      | undefined;
    for (let first = 0; first < length && length > 2; first++) {
      for (let second = first + 1; second < length; second++) {
        const gainedShare =
          alone[first]! + alone[second]! + (shares.get(2 ** first + 2 ** second) ?? 0);
        if (gainedShare > (best?.gainedShare ?? 0)) best = { pair: [first, second], gainedShare };
      }
    }
    return (
      best && {
        features: best.pair.map((position) => this.features[position]!),
        gainedShare: best.gainedShare,
      }
    );
  }

  /**
   * The features that each group of users lacks: largest share first, ties by browser, then newest
   * first. The shares sum to those of the blockers.
   */
  gaps(): readonly SetGap[] {
    const { hindering } = this.lacksByUnit();
    return this.catalogue.browsers
      .flatMap((browser) => this.gapsIn(browser, hindering))
      .sort(
        (a, b) =>
          b.share - a.share || a.to.browser.index - b.to.browser.index || b.to.index - a.to.index,
      );
  }

  private gapsIn({ releases }: Browser, lacks: Float64Array): SetGap[] {
    const gaps: { from: Release; to: Release; share: number; lack: number }[] = [];
    let isSameRun = false;
    let lackBefore = 0;
    for (const release of releases) {
      const lack = lacks[release.unit]!;
      const share = this.audience.weights[release.unit]!;
      isSameRun &&= lack === lackBefore;
      lackBefore = lack;
      if (lack === 0 || share === 0) continue;
      const current = gaps.at(-1);
      if (isSameRun && current) {
        current.to = release;
        current.share += share;
      } else gaps.push({ from: release, to: release, share, lack });
      isSameRun = true;
    }
    return gaps.map(({ lack, ...gap }) => ({ ...gap, features: this.featuresIn(lack) }));
  }

  /**
   * Decodes the bits, highest first, by subtracting powers of two; bitwise operators stop at 32
   * bits.
   */
  private featuresIn(lack: number): Feature[] {
    const found: Feature[] = [];
    let rest = lack;
    for (
      let position = this.features.length - 1, bit = 2 ** position;
      rest > 0;
      position--, bit /= 2
    ) {
      if (rest < bit) continue;
      found.push(this.features[position]!);
      rest -= bit;
    }
    return found.reverse();
  }

  /**
   * Shares of the audience by the exact combination of features not known to be fully supported.
   */
  private sharesByLack(): ReadonlyMap<number, number> {
    if (this.sharesOfLacks) return this.sharesOfLacks;
    const shares = new Map<number, number>();
    const { weights } = this.audience;
    this.lacksByUnit().notFull.forEach((lack, unit) => {
      if (weights[unit]! > 0) shares.set(lack, (shares.get(lack) ?? 0) + weights[unit]!);
    });
    return (this.sharesOfLacks = shares);
  }

  private lacksByUnit(): Lacks {
    return (this.lacks ??= findLacks(this.catalogue, this.features));
  }
}

/**
 * By `release.unit`: the sum of 2 ** position over the set's features that are partial or
 * unsupported (`hindering`), or not known to be full (`notFull`).
 */
interface Lacks {
  readonly hindering: Float64Array;
  readonly notFull: Float64Array;
}

function findLacks(catalogue: Catalogue, features: readonly Feature[]): Lacks {
  const { browsers, releases, featureSupport } = catalogue;
  const hindering = new Float64Array(releases.length);
  const notFull = new Float64Array(releases.length);
  features.forEach((feature, position) => {
    const bit = 2 ** position;
    for (const browser of browsers) {
      forEachSpan(catalogue, featureSupport, feature, browser, (state, from, until) => {
        if (state === SupportState.FULL) return;
        const isHindering = hindranceOfState[state] !== undefined;
        for (let index = from; index < until; index++) {
          const { unit } = browser.releases[index]!;
          notFull[unit]! += bit;
          if (isHindering) hindering[unit]! += bit;
        }
      });
    }
  });
  return { hindering, notFull };
}
