// A set of features and an audience → who can use all of them, who cannot and for want of which, and what each one costs.
// Every release is looked at once for the whole set: a bit for each feature that is not full there. 50 bits are exact in a double, which holds 53.
import type { Audience } from '@/domain/Audience';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { SupportState } from '@/domain/SupportState';
import type { Browser, Feature, Release, SupportMatrix } from '@/server/catalogue/Catalogue';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { blockersOfRow, hindranceOfState, shortBrowsersFrom, type Blocker, type ShortBrowser } from './blockers';
import { rangesOfRow, type BlockerRange } from './blockerRanges';
import { forEachSpan, setSupport } from './setSupport';
import { ShareTable, type Coverage } from './ShareTable';

/** Releases of one browser, in a row, that lack the same features of a set; `share` is of the whole audience, 0–1. */
export interface SetGap {
  readonly from: Release;
  readonly to: Release;
  readonly share: number;
  /** The features that are partial or missing there, in the order of the set. */
  readonly features: readonly Feature[];
}

/** How much of the audience, 0–1, the set would gain without these features. */
export interface SetCost {
  readonly features: readonly Feature[];
  readonly gainedShare: number;
}

/** Everything about a set for one audience; what is a method is only worked out when asked for. */
export class SetCoverage {
  readonly shares: Coverage;
  private readonly matrix: SupportMatrix;

  /** Throws a RangeError for more than `MAX_SET_SIZE` features. Each must be named once. */
  constructor(
    private readonly features: readonly Feature[],
    readonly audience: Audience,
  ) {
    if (features.length > MAX_SET_SIZE) throw new RangeError(`A set has at most ${MAX_SET_SIZE} features, not ${features.length}.`);
    this.matrix = setSupport(features);
    this.shares = new ShareTable(this.matrix, loadCatalogue().browsers, audience.weights).coverageOf(0);
  }

  blockers(): readonly Blocker[] {
    return blockersOfRow(this.matrix, 0, this.audience);
  }

  blockerRanges(): readonly BlockerRange[] {
    return rangesOfRow(this.matrix, 0, this.audience);
  }

  shortBrowsers(): readonly ShortBrowser[] {
    return shortBrowsersFrom(this.blockers());
  }

  /** What leaving out each feature by itself would gain, in the order of the set. */
  costs(): readonly SetCost[] {
    const shares = this.sharesByLack();
    return this.features.map((feature, position) => ({ features: [feature], gainedShare: shares.get(2 ** position) ?? 0 }));
  }

  /** The two features without which the most would be gained; of equal pairs the first. Undefined for fewer than three, and where nothing would be. */
  costliestPair(): SetCost | undefined {
    if (this.features.length < 3) return undefined;
    const shares = this.sharesByLack();
    const alone = this.features.map((_, position) => shares.get(2 ** position) ?? 0);
    let best: SetCost = { features: [], gainedShare: 0 };
    this.features.forEach((first, i) => {
      this.features.slice(i + 1).forEach((second, offset) => {
        const j = i + 1 + offset;
        const gainedShare = alone[i]! + alone[j]! + (shares.get(2 ** i + 2 ** j) ?? 0);
        if (gainedShare > best.gainedShare) best = { features: [first, second], gainedShare };
      });
    });
    return best.gainedShare > 0 ? best : undefined;
  }

  /** Who is left out and for want of what, heaviest first; equal shares in the order of browsers, newest first. Their shares sum to those of the blockers. */
  gaps(): readonly SetGap[] {
    const lacks = this.lacks((state) => hindranceOfState[state] !== undefined);
    return loadCatalogue()
      .browsers.flatMap((browser) => this.gapsIn(browser, lacks))
      .sort((a, b) => b.share - a.share || a.to.browser.index - b.to.browser.index || b.to.index - a.to.index);
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
    return gaps.map(({ lack, ...gap }) => ({ ...gap, features: this.features.filter((_, position) => Math.floor(lack / 2 ** position) % 2 === 1) }));
  }

  /** Shares of the audience by what exactly is not known to be full in their releases. */
  private sharesByLack(): ReadonlyMap<number, number> {
    const shares = new Map<number, number>();
    const { weights } = this.audience;
    this.lacks((state) => state !== SupportState.FULL).forEach((lack, unit) => {
      if (weights[unit]! > 0) shares.set(lack, (shares.get(lack) ?? 0) + weights[unit]!);
    });
    return shares;
  }

  /** By `release.unit`: the sum of 2 ** position of every feature whose state there counts. */
  private lacks(counts: (state: SupportState) => boolean): Float64Array {
    const { browsers, releases, featureSupport } = loadCatalogue();
    const lacks = new Float64Array(releases.length);
    this.features.forEach((feature, position) => {
      for (const browser of browsers) {
        forEachSpan(featureSupport, feature, browser, (state, from, until) => {
          if (!counts(state)) return;
          for (let index = from; index < until; index++) lacks[browser.releases[index]!.unit]! += 2 ** position;
        });
      }
    });
    return lacks;
  }
}
