import { SupportState } from '@/domain/SupportState';
import type { Browser } from '@/server/data/catalogue/Catalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';

const NAMES = Object.fromEntries(
  Object.entries(SupportState).map(([name, state]) => [state, name]),
);

/** A matrix cell in words, "1 NONE, 105 FULL": each state with the version it starts at. */
export function supportStates(
  matrix: SupportMatrix,
  row: number,
  browser: Browser,
  browserCount: number,
): string {
  const cell = matrix.cellOf[row * browserCount + browser.index]!;
  const spans: string[] = [];

  for (let span = matrix.cellStart[cell]!; span < matrix.cellStart[cell + 1]!; span += 1) {
    spans.push(
      `${browser.releases[matrix.spanFrom[span]!]!.version} ${NAMES[matrix.spanState[span]!]}`,
    );
  }
  return spans.join(', ');
}
