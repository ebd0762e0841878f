// Turns a support matrix and an audience's weights into shares of the audience: supported, partial,
// unsupported and unknown. Weights are summed once per cell, by prefix sums over a browser's
// releases; a row is then the sum of its browsers' cells. Pitfall: the share without a known
// release (1 − Σ weights) counts as unknown in every row, so each row sums to 1.
import { SupportState } from '@/domain/SupportState';
import type { Browser, SupportMatrix } from '@/server/catalogue/Catalogue';

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

type Column =
  'supported' | 'partialImplementation' | 'prefixed' | 'renamed' | 'unsupported' | 'unknown';

const columnOfState: { readonly [state in SupportState]: Column } = {
  [SupportState.NONE]: 'unsupported',
  [SupportState.REMOVED]: 'unsupported',
  [SupportState.FLAGGED]: 'unsupported',
  [SupportState.UNKNOWN]: 'unknown',
  [SupportState.RENAMED]: 'renamed',
  [SupportState.PREFIXED]: 'prefixed',
  [SupportState.PARTIAL]: 'partialImplementation',
  [SupportState.FULL]: 'supported',
};

/**
 * One audience's shares for every row of one matrix. Sums cells on construction, rows on demand.
 */
export class ShareTable {
  private readonly matrix: SupportMatrix;
  private readonly browserCount: number;
  private readonly cells: CellShares;
  private readonly untrackedShare: number;
  private supported: Float64Array | undefined;

  constructor(matrix: SupportMatrix, browsers: readonly Browser[], weights: Float64Array) {
    this.matrix = matrix;
    this.browserCount = browsers.length;
    this.cells = sumCells(
      matrix,
      browsers.map((browser) => sumPrefixes(browser, weights)),
    );
    this.untrackedShare = Math.max(0, 1 - weights.reduce((sum, weight) => sum + weight, 0));
  }

  coverageOf(row: number): Coverage {
    const { supported, partialImplementation, prefixed, renamed, unsupported, unknown } =
      this.cells;
    const { cellOf } = this.matrix;
    const end = (row + 1) * this.browserCount;
    let supportedShare = 0;
    let partialImplementationShare = 0;
    let prefixedShare = 0;
    let renamedShare = 0;
    let unsupportedShare = 0;
    let unknownShare = this.untrackedShare;

    for (let position = row * this.browserCount; position < end; position++) {
      const cell = cellOf[position]!;
      supportedShare += supported[cell]!;
      partialImplementationShare += partialImplementation[cell]!;
      prefixedShare += prefixed[cell]!;
      renamedShare += renamed[cell]!;
      unsupportedShare += unsupported[cell]!;
      unknownShare += unknown[cell]!;
    }
    const partialShare = partialImplementationShare + prefixedShare + renamedShare;
    return {
      supportedShare,
      partialShare,
      partialImplementationShare,
      prefixedShare,
      renamedShare,
      unsupportedShare,
      unknownShare,
    };
  }

  /** Supported shares by row. Cached, because lists sort by them repeatedly. */
  supportedShares(): Float64Array {
    this.supported ??= this.sumSupported();
    return this.supported;
  }

  private sumSupported(): Float64Array {
    const { supported } = this.cells;
    const { rowCount, cellOf } = this.matrix;
    const shares = new Float64Array(rowCount);
    for (let row = 0, position = 0; row < rowCount; row++) {
      let share = 0;
      for (const end = position + this.browserCount; position < end; position++)
        share += supported[cellOf[position]!]!;
      shares[row] = share;
    }
    return shares;
  }
}

/**
 * `sums[i]` is the weight of all releases before release index `i`, so a span's weight is one
 * subtraction.
 */
function sumPrefixes(browser: Browser, weights: Float64Array): Float64Array {
  const sums = new Float64Array(browser.releases.length + 1);
  for (const release of browser.releases)
    sums[release.index + 1] = sums[release.index]! + weights[release.unit]!;
  return sums;
}

/** Shares by cell, one array per class: sorting by supported share reads only one small array. */
type CellShares = Readonly<Record<Column, Float64Array>>;

function sumCells(matrix: SupportMatrix, prefixSums: readonly Float64Array[]): CellShares {
  const { cellCount, cellBrowser, cellStart, spanFrom, spanState } = matrix;
  const column = () => new Float64Array(cellCount);
  const shares: CellShares = {
    supported: column(),
    partialImplementation: column(),
    prefixed: column(),
    renamed: column(),
    unsupported: column(),
    unknown: column(),
  };
  const sharesOfState: Float64Array[] = [];
  for (const state of Object.values(SupportState))
    sharesOfState[state] = shares[columnOfState[state]];

  for (let cell = 0; cell < cellCount; cell++) {
    const sums = prefixSums[cellBrowser[cell]!]!;
    let upTo = sums[sums.length - 1]!;
    for (let span = cellStart[cell + 1]! - 1; span >= cellStart[cell]!; span--) {
      const from = sums[spanFrom[span]!]!;
      sharesOfState[spanState[span]!]![cell]! += upTo - from;
      upTo = from;
    }
  }
  return shares;
}
