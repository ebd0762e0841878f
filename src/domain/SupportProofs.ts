// The support of many things, release by release → what a test of some of them proves about the rest.
// A test proves a thing if each release that may pass it fully supports that thing. Partial and
// unknown support may pass, since a test may not notice, and proves nothing. Releases that are not
// out, and flags, prefixes and other names, neither pass nor prove.
import { SupportState } from './SupportState';

/**
 * Support by row and browser, as in the catalogue's matrices: span `i` of cell `c`
 * (`cellStart[c] ≤ i < cellStart[c + 1]`) says that from release `spanFrom[i]` on the state is
 * `spanState[i]`.
 */
export interface SupportSpans {
  readonly rowCount: number;
  readonly cellCount: number;
  /** `cellOf[row * browsers + browser]`. */
  readonly cellOf: ArrayLike<number>;
  readonly cellBrowser: ArrayLike<number>;
  readonly cellStart: ArrayLike<number>;
  readonly spanFrom: ArrayLike<number>;
  readonly spanState: ArrayLike<number>;
}

/** For each browser its releases in order, true for those that are out; empty if it does not count. */
export type Released = readonly (readonly boolean[])[];

/** The releases in which a condition may hold: a bit each, `words` for each browser. */
export type Passing = Uint32Array;

interface Groups {
  /** By row. */
  readonly groupOf: Uint16Array;
  /** The cells of each group, one for each browser that counts. */
  readonly cells: Uint32Array;
}

export class SupportProofs {
  private readonly browserCount: number;
  private readonly words: number;
  /** Browsers that count. */
  private readonly counted: readonly number[];
  /** By cell: releases that fully support it, and those that may pass a test of it. */
  private readonly full: Uint32Array;
  private readonly open: Uint32Array;
  private groups: Groups | undefined;

  constructor(
    private readonly spans: SupportSpans,
    released: Released,
  ) {
    this.browserCount = released.length;
    this.counted = released.flatMap((releases, browser) => (releases.length > 0 ? [browser] : []));
    this.words = Math.ceil(Math.max(...released.map(({ length }) => length)) / 32);
    this.full = new Uint32Array(spans.cellCount * this.words);
    this.open = new Uint32Array(spans.cellCount * this.words);
    for (let cell = 0; cell < spans.cellCount; cell++)
      this.readCell(cell, released[spans.cellBrowser[cell]!]!);
  }

  /**
   * The releases that may pass tests of all `rows`. Undefined if none is known to support all of
   * them: then the condition proves nothing.
   */
  passing(rows: readonly number[]): Passing | undefined {
    if (rows.length === 0) return undefined;
    const passing = new Uint32Array(this.browserCount * this.words);
    let isKnown = 0;
    for (const browser of this.counted)
      for (let word = 0; word < this.words; word++) {
        let [open, full] = [~0, ~0];
        for (const row of rows) {
          const at = this.cellAt(row, browser) * this.words + word;
          open &= this.open[at]!;
          full &= this.full[at]!;
        }
        passing[browser * this.words + word] = open;
        isKnown |= full;
      }
    return isKnown === 0 ? undefined : passing;
  }

  /** True if every release in `passing` fully supports the row. */
  proves(passing: Passing, row: number): boolean {
    return this.counted.every((browser) =>
      this.covers(passing, browser, this.cellAt(row, browser)),
    );
  }

  /** Those of `passing` that are not known to fully support the row. */
  lacking(passing: Passing, row: number): Passing {
    const lacking = new Uint32Array(passing.length);
    for (const browser of this.counted)
      for (let word = 0; word < this.words; word++) {
        const full = this.full[this.cellAt(row, browser) * this.words + word]!;
        const at = browser * this.words + word;
        lacking[at] = passing[at]! & ~full;
      }
    return lacking;
  }

  /** True if a browser's release is among some. @param release its position in the browser */
  holds(releases: Passing, browser: number, release: number): boolean {
    const bits = releases[browser * this.words + (release >> 5)]!;
    return (bits & (1 << (release & 31))) !== 0;
  }

  /** Tells of every row what `proves` tells of one, in a small part of the time. */
  provenBy(passing: Passing): (row: number) => boolean {
    const { cellCount, cellBrowser } = this.spans;
    const isCovered = new Uint8Array(cellCount);
    for (let cell = 0; cell < cellCount; cell++)
      if (this.covers(passing, cellBrowser[cell]!, cell)) isCovered[cell] = 1;
    const { groupOf, cells } = (this.groups ??= this.groupRows());
    const width = this.counted.length;
    const isProven = new Uint8Array(cells.length / width);
    for (let group = 0; group < isProven.length; group++) {
      let at = group * width;
      const end = at + width;
      while (at < end && isCovered[cells[at]!] === 1) at++;
      if (at === end) isProven[group] = 1;
    }
    return (row) => isProven[groupOf[row]!] === 1;
  }

  /** Most rows have the same support as others. */
  private groupRows(): Groups {
    const { rowCount } = this.spans;
    const known = new Map<string, number>();
    const cells: number[] = [];
    const groupOf = Uint16Array.from({ length: rowCount }, (_, row) => {
      const own = this.counted.map((browser) => this.cellAt(row, browser));
      const name = own.join();
      let group = known.get(name);
      if (group === undefined) {
        group = known.size;
        known.set(name, group);
        cells.push(...own);
      }
      return group;
    });
    return { groupOf, cells: Uint32Array.from(cells) };
  }

  /** True if every release that is known to fully support `row` fully supports `other`. */
  contains(other: number, row: number): boolean {
    return this.counted.every((browser) => {
      const own = this.cellAt(row, browser) * this.words;
      const around = this.cellAt(other, browser) * this.words;
      for (let word = 0; word < this.words; word++)
        if (this.full[own + word]! & ~this.full[around + word]!) return false;
      return true;
    });
  }

  private covers(passing: Passing, browser: number, cell: number): boolean {
    for (let word = 0; word < this.words; word++)
      if (passing[browser * this.words + word]! & ~this.full[cell * this.words + word]!)
        return false;
    return true;
  }

  private cellAt(row: number, browser: number): number {
    return this.spans.cellOf[row * this.browserCount + browser]!;
  }

  private readCell(cell: number, released: readonly boolean[]): void {
    const { cellStart, spanFrom, spanState } = this.spans;
    const end = cellStart[cell + 1]!;
    for (let span = cellStart[cell]!; span < end; span++) {
      const state = spanState[span]!;
      const isFull = state === SupportState.FULL;
      if (!isFull && state !== SupportState.PARTIAL && state !== SupportState.UNKNOWN) continue;
      const until = span + 1 < end ? spanFrom[span + 1]! : released.length;
      for (let release = spanFrom[span]!; release < until; release++) {
        if (!released[release]) continue;
        const at = cell * this.words + (release >> 5);
        this.open[at]! |= 1 << (release & 31);
        if (isFull) this.full[at]! |= 1 << (release & 31);
      }
    }
  }
}
