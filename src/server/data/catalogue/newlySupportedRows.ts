// Finds, for each release, the rows whose latest run of full support starts there. A run that
// follows UNKNOWN (“at or before”) is skipped, because its first release isn't known.
import { SupportState } from '@/domain/SupportState';
import type { Browser } from './Catalogue';
import type { SupportMatrix } from './SupportMatrix';

/** Row numbers by `release.unit`, ascending. A unit without new rows has no entry. */
export function newlySupportedRows(
  matrix: SupportMatrix,
  browsers: readonly Browser[],
): ReadonlyMap<number, readonly number[]> {
  const unitOfCell = Array.from({ length: matrix.cellCount }, (_, cell) =>
    newlySupportedIn(matrix, cell, browsers),
  );
  const rowsByUnit = new Map<number, number[]>();

  matrix.cellOf.forEach((cell, position) => {
    const unit = unitOfCell[cell];
    if (unit === undefined) return;
    const row = Math.floor(position / browsers.length);
    const rows = rowsByUnit.get(unit);
    if (rows) rows.push(row);
    else rowsByUnit.set(unit, [row]);
  });
  return rowsByUnit;
}

function newlySupportedIn(
  matrix: SupportMatrix,
  cell: number,
  browsers: readonly Browser[],
): number | undefined {
  const start = matrix.cellStart[cell]!;

  for (let span = matrix.cellStart[cell + 1]! - 1; span >= start; span -= 1) {
    if (matrix.spanState[span] !== SupportState.FULL) continue;
    if (span > start && matrix.spanState[span - 1] === SupportState.UNKNOWN) return undefined;
    return browsers[matrix.cellBrowser[cell]!]!.releases[matrix.spanFrom[span]!]!.unit;
  }
  return undefined;
}
