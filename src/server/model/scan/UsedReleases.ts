// Every release that the audience uses, and what each row of a scan does there. Pitfall: a row that
// is unknown in a release neither runs nor breaks there, so removing other rows doesn't make the
// code run.
import type { Audience } from '@/domain/Audience';
import { SupportState } from '@/domain/SupportState';
import type { Effect } from '@/engines/scanner/forReports';
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';
import type { ScanRow } from './ScanRow';

/** The effect of a row on a release: the larger, the worse. */
const FINE = 0;
/** Missing, which does no harm. */
const LACKS = 1;
const MAYBE_DEGRADES = 2;
const DEGRADES = 3;
const MAYBE_BREAKS = 4;
const BREAKS = 5;

/** A release that does not run the code, and every row that keeps it from running. */
export interface Hindered {
  readonly rows: readonly number[];
  readonly share: number;
  /** False if no row is known to break there, and the data leave some of them open. */
  readonly isKnown: boolean;
}

interface ScanShares {
  readonly runsShare: number;
  readonly wholeShare: number;
  readonly everythingShare: number;
  readonly unknownShare: number;
}

interface Summary {
  readonly shares: ScanShares;
  readonly lostShares: readonly number[];
  readonly partlyShares: readonly number[];
  readonly hindered: readonly Hindered[];
}

export class UsedReleases {
  private readonly weights: number[] = [];
  /** By row, then by release. */
  private readonly marks: Uint8Array;
  /** Browsers in use; `first` is by the index of a release. */
  private readonly used: readonly { readonly index: number; readonly first: Uint32Array }[];
  private readonly untrackedShare: number;
  private summed: Summary | undefined;

  constructor(
    private readonly catalogue: Catalogue,
    { weights }: Audience,
    private readonly rows: readonly ScanRow[],
  ) {
    this.used = catalogue.browsers
      .map((browser) => ({ index: browser.index, first: this.addUsed(browser, weights) }))
      .filter(({ first }) => first[0] !== first.at(-1));
    this.untrackedShare = Math.max(0, 1 - this.weights.reduce((sum, weight) => sum + weight, 0));
    this.marks = new Uint8Array(rows.length * this.weights.length);
    rows.forEach((row, position) => this.markRow(row, position));
  }

  /** The shares that can run the code. */
  shares(): ScanShares {
    return this.summary().shares;
  }

  /** The share that lacks some of each row, in their order. */
  lostShares(): readonly number[] {
    return this.summary().lostShares;
  }

  /** Of each lost share, those who run the code all the same, with only a part of the row. */
  partlyShares(): readonly number[] {
    return this.summary().partlyShares;
  }

  /** The releases that are not known to run the code. */
  hindered(): readonly Hindered[] {
    return this.summary().hindered;
  }

  /** Sums everything in one pass, because there are half a million marks. */
  private summary(): Summary {
    return (this.summed ??= this.summarize());
  }

  private summarize(): Summary {
    const { weights, marks } = this;
    const worst = new Uint8Array(weights.length);
    const hindering = weights.map((): number[] => []);
    const lostShares = this.rows.map((_, row) => {
      let lost = 0;
      let at = row * weights.length;
      for (let release = 0; release < weights.length; release++, at++) {
        const mark = marks[at]!;
        if (mark === FINE) continue;
        if (mark > worst[release]!) worst[release] = mark;
        if (mark >= MAYBE_BREAKS) hindering[release]!.push(row);
        if (mark === LACKS || mark === DEGRADES || mark === BREAKS) lost += weights[release]!;
      }
      return lost;
    });
    return {
      lostShares,
      partlyShares: this.rows.map((row, position) => this.sumPartly(row, position)),
      shares: this.shareUp(worst),
      hindered: hindering.flatMap((rows, release) =>
        rows.length > 0
          ? [{ rows, share: weights[release]!, isKnown: worst[release] === BREAKS }]
          : [],
      ),
    };
  }

  private sumPartly({ keys }: ScanRow, position: number): number {
    if (!keys.some(({ effect }) => effect === 'breaks')) return 0;
    const start = position * this.weights.length;
    return this.weights.reduce(
      (sum, weight, release) => (this.marks[start + release] === DEGRADES ? sum + weight : sum),
      0,
    );
  }

  private shareUp(worstMarks: Uint8Array): ScanShares {
    const shares = {
      runsShare: 0,
      wholeShare: 0,
      everythingShare: 0,
      unknownShare: this.untrackedShare,
    };
    worstMarks.forEach((worst, release) => {
      const weight = this.weights[release]!;
      if (worst < MAYBE_BREAKS) shares.runsShare += weight;
      if (worst < MAYBE_DEGRADES) shares.wholeShare += weight;
      if (worst === FINE) shares.everythingShare += weight;
      if (worst === MAYBE_BREAKS) shares.unknownShare += weight;
    });
    return shares;
  }

  /** By index in the browser, the first used release at or after it; one more at the end. */
  private addUsed({ releases }: Browser, weights: Float64Array): Uint32Array {
    const first = new Uint32Array(releases.length + 1);
    releases.forEach((release, index) => {
      first[index] = this.weights.length;
      const weight = weights[release.unit]!;
      if (weight > 0) this.weights.push(weight);
    });
    first[releases.length] = this.weights.length;
    return first;
  }

  private markRow({ keys }: ScanRow, position: number): void {
    const { marks } = this;
    const { cellOf, cellStart, spanFrom, spanState } = this.catalogue.keySupport;
    const start = position * this.weights.length;
    for (const { key, effect } of keys)
      for (const { index, first } of this.used) {
        const cell = cellOf[key.index * this.catalogue.browsers.length + index]!;
        const end = cellStart[cell + 1]!;
        for (let span = cellStart[cell]!; span < end; span++) {
          const mark = toMark(spanState[span] as SupportState, effect);
          if (mark === FINE) continue;
          const until = span + 1 < end ? first[spanFrom[span + 1]!]! : first.at(-1)!;
          for (let at = start + first[spanFrom[span]!]!; at < start + until; at++)
            if (marks[at]! < mark) marks[at] = mark;
        }
      }
  }
}

/** A part of a key, as with a partial implementation, may look worse but does not stop the code. */
function toMark(state: SupportState, effect: Effect): number {
  if (state === SupportState.FULL) return FINE;
  if (effect === 'none') return LACKS;
  if (state === SupportState.UNKNOWN) return effect === 'breaks' ? MAYBE_BREAKS : MAYBE_DEGRADES;
  return effect === 'breaks' && state !== SupportState.PARTIAL ? BREAKS : DEGRADES;
}
