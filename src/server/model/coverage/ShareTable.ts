// Turns a support matrix and an audience's weights into shares of the audience: supported, partial,
// unsupported and unknown. Weights are summed once per cell, by prefix sums over a browser's
// releases; a row is then the sum of its browsers' cells. Pitfall: the share without a known
// release (1 − Σ weights) counts as unknown in every row, so each row sums to 1.
import { SupportState } from '@/domain/SupportState';
import type { Browser } from '@/server/data/catalogue/Catalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';

/** Shares of the whole audience, 0–1: supported + partial + unsupported + unknown = 1. */
export interface Coverage {
  readonly supportedShare: number;
  /** The sum of the next three, which are separate because each has its own remedy. */
  readonly partialShare: number;
  readonly partialImplementationShare: number;
  readonly prefixedShare: number;
  readonly renamedShare: number;
  /** Not supported, removed, or only behind a flag. */
  readonly unsupportedShare: number;
  /** No data, or no known release. */
  readonly unknownShare: number;
}

/** Places in `sums` and in a table's rows: the shares that a cell's states are counted under. */
const COLUMN = {
  supported: 0,
  partialImplementation: 1,
  prefixed: 2,
  renamed: 3,
  unsupported: 4,
  unknown: 5,
} as const;
const COLUMNS = Object.keys(COLUMN).length;

const columnOfState: { readonly [state in SupportState]: number } = {
  [SupportState.NONE]: COLUMN.unsupported,
  [SupportState.REMOVED]: COLUMN.unsupported,
  [SupportState.FLAGGED]: COLUMN.unsupported,
  [SupportState.UNKNOWN]: COLUMN.unknown,
  [SupportState.RENAMED]: COLUMN.renamed,
  [SupportState.PREFIXED]: COLUMN.prefixed,
  [SupportState.PARTIAL]: COLUMN.partialImplementation,
  [SupportState.FULL]: COLUMN.supported,
};

/** Rows of a table that are summed by themselves: after so many, all cells are. */
const SINGLE_ROWS = 60;

/**
 * One audience's shares for every row of one matrix. Sums a browser's releases on construction, and
 * cells and rows on demand.
 */
export class ShareTable {
  private readonly prefixSums: readonly Float64Array[];
  private readonly untrackedShare: number;
  private singleRows = 0;
  /** `COLUMNS` shares a cell. */
  private cells: Float64Array | undefined;
  private supported: Float64Array | undefined;
  private partial: Float64Array | undefined;
  private usable: Float64Array | undefined;
  /** Of one cell, of which nothing is kept. */
  private readonly single = new Float64Array(COLUMNS);
  private readonly sums = new Float64Array(COLUMNS);

  constructor(
    private readonly matrix: SupportMatrix,
    browsers: readonly Browser[],
    weights: Float64Array,
  ) {
    this.prefixSums = sumPrefixes(browsers, weights);
    let tracked = 0;
    for (let unit = 0; unit < weights.length; unit++) tracked += weights[unit]!;
    this.untrackedShare = Math.max(0, 1 - tracked);
  }

  coverageOf(row: number): Coverage {
    const { sums } = this;
    const { cellOf } = this.matrix;
    const browserCount = this.prefixSums.length;
    if (!this.cells && ++this.singleRows > SINGLE_ROWS) this.cells = this.sumCells();
    sums.fill(0);
    sums[COLUMN.unknown] = this.untrackedShare;
    for (let at = row * browserCount; at < (row + 1) * browserCount; at++)
      this.addCell(cellOf[at]!);
    const partialImplementationShare = sums[COLUMN.partialImplementation]!;
    const prefixedShare = sums[COLUMN.prefixed]!;
    const renamedShare = sums[COLUMN.renamed]!;
    return {
      supportedShare: sums[COLUMN.supported]!,
      partialShare: partialImplementationShare + prefixedShare + renamedShare,
      partialImplementationShare,
      prefixedShare,
      renamedShare,
      unsupportedShare: sums[COLUMN.unsupported]!,
      unknownShare: sums[COLUMN.unknown]!,
    };
  }

  /** Adds the numbers in the same order, no matter if the cells were summed before. */
  private addCell(cell: number): void {
    const { cells, single, sums } = this;
    if (!cells) {
      single.fill(0);
      this.sumCell(cell, single, 0);
    }
    const from = cells ? cell * COLUMNS : 0;
    const shares = cells ?? single;
    for (let column = 0; column < COLUMNS; column++) sums[column]! += shares[from + column]!;
  }

  /** Supported shares by row. Cached, because lists sort by them repeatedly. */
  supportedShares(): Float64Array {
    this.supported ??= this.sumRows(COLUMN.supported);
    return this.supported;
  }

  /** Partial shares by row, cached like the supported ones. */
  partialShares(): Float64Array {
    if (this.partial) return this.partial;
    const [implementation, prefixed, renamed] = [
      this.sumRows(COLUMN.partialImplementation),
      this.sumRows(COLUMN.prefixed),
      this.sumRows(COLUMN.renamed),
    ];
    this.partial = implementation.map((share, row) => share + prefixed[row]! + renamed[row]!);
    return this.partial;
  }

  /** Unknown shares by row, not cached. */
  unknownShares(): Float64Array {
    return this.sumRows(COLUMN.unknown).map((share) => share + this.untrackedShare);
  }

  /** Shares by row of those who can use it at least in part, cached like the others. */
  usableShares(): Float64Array {
    const partial = this.partialShares();
    this.usable ??= this.supportedShares().map((share, row) => share + partial[row]!);
    return this.usable;
  }

  private sumRows(column: number): Float64Array {
    const { rowCount, cellOf, cellCount } = this.matrix;
    const cells = (this.cells ??= this.sumCells());
    const sums = new Float64Array(cellCount);
    for (let cell = 0; cell < cellCount; cell++) sums[cell] = cells[cell * COLUMNS + column]!;
    const shares = new Float64Array(rowCount);
    const browserCount = this.prefixSums.length;
    for (let row = 0, position = 0; row < rowCount; row++) {
      let share = 0;
      for (const end = position + browserCount; position < end; position++)
        share += sums[cellOf[position]!]!;
      shares[row] = share;
    }
    return shares;
  }

  private sumCells(): Float64Array {
    const { cellCount } = this.matrix;
    const cells = new Float64Array(cellCount * COLUMNS);
    for (let cell = 0; cell < cellCount; cell++) this.sumCell(cell, cells, cell * COLUMNS);
    return cells;
  }

  /** @param shares gets the shares, by column, from an index on */
  private sumCell(cell: number, shares: Float64Array, at: number): void {
    const { cellBrowser, cellStart, spanFrom, spanState } = this.matrix;
    const sums = this.prefixSums[cellBrowser[cell]!]!;
    let upTo = sums[sums.length - 1]!;
    for (let span = cellStart[cell + 1]! - 1; span >= cellStart[cell]!; span--) {
      const from = sums[spanFrom[span]!]!;
      shares[at + columnOfState[spanState[span] as SupportState]]! += upTo - from;
      upTo = from;
    }
  }
}

/**
 * By browser: `sums[i]` is the weight of all releases before release index `i`, so a span's weight
 * is one subtraction. A browser's releases have consecutive units.
 */
function sumPrefixes(browsers: readonly Browser[], weights: Float64Array): Float64Array[] {
  return browsers.map(({ releases }) => {
    const sums = new Float64Array(releases.length + 1);
    const first = releases[0]?.unit ?? 0;
    for (let index = 0; index < releases.length; index++)
      sums[index + 1] = sums[index]! + weights[first + index]!;
    return sums;
  });
}
