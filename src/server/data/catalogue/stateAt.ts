import type { SupportState } from '@/domain/SupportState';
import type { Catalogue, Release } from './Catalogue';
import type { SupportMatrix } from './SupportMatrix';

/**
 * The state of one row in one release. `row` is the index of a key or a feature, depending on the
 * matrix.
 */
export function stateAt(
  { browsers }: Catalogue,
  matrix: SupportMatrix,
  row: number,
  { browser, index }: Release,
): SupportState {
  const cell = matrix.cellOf[row * browsers.length + browser.index]!;
  // Most queries are about recent releases, so scan back from the newest span. The first span
  // starts at release 0, which ends the loop.
  let span = matrix.cellStart[cell + 1]! - 1;
  while (matrix.spanFrom[span]! > index) span -= 1;
  return matrix.spanState[span] as SupportState;
}
