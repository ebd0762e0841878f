// Combines a set of features into one row of support: the worst state in each release. Pitfall: the
// shares of single features can't be combined. Two features at 90% each give neither 81% nor 90%,
// because the users without one may or may not be the users without the other.
import { SupportState } from '@/domain/SupportState';
import type { Browser, Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';

/**
 * From best to worst. Unlike in SupportState, UNKNOWN comes right after FULL: one feature that is
 * known to be partial or missing decides for the set, whatever is unknown about the others.
 */
const FROM_BEST: readonly SupportState[] = [
  SupportState.FULL,
  SupportState.UNKNOWN,
  SupportState.PREFIXED,
  SupportState.RENAMED,
  SupportState.PARTIAL,
  SupportState.FLAGGED,
  SupportState.REMOVED,
  SupportState.NONE,
];

const RANKS: readonly number[] = Object.values(SupportState).map((state) =>
  FROM_BEST.indexOf(state),
);

/** A matrix with one row, 0, and one cell per browser. An empty set is supported everywhere. */
export function supportOfSet(catalogue: Catalogue, features: readonly Feature[]): SupportMatrix {
  const { browsers, featureSupport } = catalogue;
  const spans = browsers.map((browser) =>
    toSpans(worstStates(catalogue, featureSupport, features, browser)),
  );
  const starts = spans.reduce<number[]>((ends, cell) => [...ends, ends.at(-1)! + cell.length], [0]);
  const all = spans.flat();

  return {
    rowCount: 1,
    cellCount: browsers.length,
    cellOf: Uint32Array.from(browsers, ({ index }) => index),
    cellBrowser: Uint8Array.from(browsers, ({ index }) => index),
    cellStart: Uint32Array.from(starts),
    spanFrom: Uint16Array.from(all, ({ from }) => from),
    spanState: Uint8Array.from(all, ({ state }) => state),
  };
}

/**
 * Calls `visit` for every span of a row, a feature or a key, in a browser: from release index `from`
 * up to, but not including, `until`.
 */
export function forEachSpan(
  catalogue: Catalogue,
  { cellOf, cellStart, spanFrom, spanState }: SupportMatrix,
  row: { readonly index: number },
  browser: Browser,
  visit: (state: SupportState, from: number, until: number) => void,
): void {
  const cell = cellOf[row.index * catalogue.browsers.length + browser.index]!;
  const end = cellStart[cell + 1]!;
  for (let span = cellStart[cell]!; span < end; span++) {
    visit(
      spanState[span] as SupportState,
      spanFrom[span]!,
      span + 1 < end ? spanFrom[span + 1]! : browser.releases.length,
    );
  }
}

function worstStates(
  catalogue: Catalogue,
  matrix: SupportMatrix,
  features: readonly Feature[],
  browser: Browser,
): Uint8Array {
  const ranks = new Uint8Array(browser.releases.length);
  for (const feature of features) {
    forEachSpan(catalogue, matrix, feature, browser, (state, from, until) => {
      const rank = RANKS[state]!;
      for (let index = from; index < until; index++) if (ranks[index]! < rank) ranks[index] = rank;
    });
  }
  return ranks;
}

interface Span {
  readonly from: number;
  readonly state: SupportState;
}

function toSpans(ranks: Uint8Array): readonly Span[] {
  const spans: Span[] = [];
  ranks.forEach((rank, from) => {
    if (from === 0 || rank !== ranks[from - 1]) spans.push({ from, state: FROM_BEST[rank]! });
  });
  return spans;
}
