// One row of a support matrix and one release → the state of that row in that release.
import type { SupportState } from '@/domain/SupportState';
import type { Catalogue, Release, SupportMatrix } from './Catalogue';

/** `row` is the index of a key or feature, after the matrix. */
export function stateAt(
  { browsers }: Catalogue,
  matrix: SupportMatrix,
  row: number,
  { browser, index }: Release,
): SupportState {
  const cell = matrix.cellOf[row * browsers.length + browser.index]!;
  // Most questions are about late releases, so from the newest span back; the first one starts at
  // release 0.
  let span = matrix.cellStart[cell + 1]! - 1;
  while (matrix.spanFrom[span]! > index) span -= 1;
  return matrix.spanState[span] as SupportState;
}
