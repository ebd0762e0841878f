// Every release that the audience uses, and what each row of a scan does there. Pitfall: a row that
// is unknown in a release neither runs nor breaks there, so removing other rows doesn't make the
// code run.
import type { Audience } from '@/domain/Audience';
import { SupportState } from '@/domain/SupportState';
import type { Browser, Catalogue } from '@/server/catalogue/Catalogue';
import { forEachSpan } from '@/server/coverage/setSupport';
import type { Effect, ScanRow } from './ScanRow';

/** What a row does in a release: the larger, the worse. */
const FINE = 0;
/** Missing, which does no harm. */
const LACKS = 1;
const MAYBE_DEGRADES = 2;
const DEGRADES = 3;
const MAYBE_BREAKS = 4;
const BREAKS = 5;

/** A part of the audience in whose releases these rows, all of them, keep the code from running. */
export interface Hindered {
  readonly rows: readonly number[];
  readonly share: number;
}

export class UsedReleases {
  private readonly weights: number[] = [];
  /** By row, then by release. */
  private readonly marks: Uint8Array;
  private readonly firstAt: ReadonlyMap<Browser, Uint32Array>;
  private readonly untrackedShare: number;
  private hinderedParts: readonly Hindered[] | undefined;

  constructor(
    private readonly catalogue: Catalogue,
    { weights }: Audience,
    private readonly rows: readonly ScanRow[],
  ) {
    this.firstAt = new Map(
      catalogue.browsers.map((browser) => [browser, this.addUsed(browser, weights)]),
    );
    this.untrackedShare = Math.max(0, 1 - this.weights.reduce((sum, weight) => sum + weight, 0));
    this.marks = new Uint8Array(rows.length * this.weights.length);
    rows.forEach((row, position) => this.markRow(row, position));
  }

  shares() {
    const { untrackedShare } = this;
    const shares = {
      runsShare: 0,
      wholeShare: 0,
      everythingShare: 0,
      unknownShare: untrackedShare,
    };
    this.weights.forEach((weight, release) => {
      let worst = FINE;
      for (let row = 0; row < this.rows.length; row++) {
        worst = Math.max(worst, this.markAt(row, release));
      }
      if (worst < MAYBE_BREAKS) shares.runsShare += weight;
      if (worst < MAYBE_DEGRADES) shares.wholeShare += weight;
      if (worst === FINE) shares.everythingShare += weight;
      if (worst === MAYBE_BREAKS) shares.unknownShare += weight;
    });
    return shares;
  }

  /** The share that lacks some of a row, and the share that would run without the row. */
  costOf(row: number): { readonly lostShare: number; readonly gainedShare: number } {
    let lostShare = 0;
    this.weights.forEach((weight, release) => {
      const mark = this.markAt(row, release);
      if (mark === LACKS || mark === DEGRADES || mark === BREAKS) lostShare += weight;
    });
    const gainedShare = this.hindered()
      .filter(({ rows }) => rows.length === 1 && rows[0] === row)
      .reduce((sum, { share }) => sum + share, 0);
    return { lostShare, gainedShare };
  }

  /** The parts of the audience that don't run the code, as far as known, by what keeps them. */
  hindered(): readonly Hindered[] {
    return (this.hinderedParts ??= this.findHindered());
  }

  private findHindered(): Hindered[] {
    const parts = new Map<string, { readonly rows: number[]; share: number }>();
    this.weights.forEach((weight, release) => {
      const rows = this.rows.flatMap((_, row) =>
        this.markAt(row, release) >= MAYBE_BREAKS ? [row] : [],
      );
      if (rows.length === 0) return;
      const name = rows.join(' ');
      const part = parts.get(name) ?? { rows, share: 0 };
      part.share += weight;
      parts.set(name, part);
    });
    return [...parts.values()];
  }

  private markAt(row: number, release: number): number {
    return this.marks[row * this.weights.length + release]!;
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
    const start = position * this.weights.length;
    for (const { key, effect } of keys)
      for (const browser of this.catalogue.browsers) {
        const first = this.firstAt.get(browser)!;
        if (first[0] === first.at(-1)) continue;
        forEachSpan(
          this.catalogue,
          this.catalogue.keySupport,
          key,
          browser,
          (state, from, until) => {
            const mark = toMark(state, effect);
            if (mark === FINE) return;
            for (let release = first[from]!; release < first[until]!; release++)
              if (this.marks[start + release]! < mark) this.marks[start + release] = mark;
          },
        );
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
