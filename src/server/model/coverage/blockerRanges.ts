// Blockers as runs of releases with the same reason: "Firefox 153–160, not supported". A run is one
// span of the support matrix, so a supporting release always separates two ranges.
import type { Audience } from '@/domain/Audience';
import type { SupportState } from '@/domain/SupportState';
import type {
  Browser,
  Catalogue,
  CompatKey,
  Feature,
  Release,
} from '@/server/data/catalogue/Catalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import { type Blocker, hindranceOfState } from './blockers';

/**
 * `from` and `to` are the oldest and newest release of the run in use; `share` is their total, 0–1.
 */
export interface BlockerRange extends Omit<Blocker, 'release'> {
  readonly from: Release;
  readonly to: Release;
  /** The index of the first release after the run, in use or not. */
  readonly end: number;
}

/**
 * Largest share first, ties by browser, then newest run first. The shares sum to those of the
 * blockers.
 */
export function getFeatureBlockerRanges(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): readonly BlockerRange[] {
  return getRowBlockerRanges(catalogue, catalogue.featureSupport, feature.index, audience);
}

/** The key counterpart of `getFeatureBlockerRanges`. */
export function getKeyBlockerRanges(
  catalogue: Catalogue,
  key: CompatKey,
  audience: Audience,
): readonly BlockerRange[] {
  return getRowBlockerRanges(catalogue, catalogue.keySupport, key.index, audience);
}

/** True if the audience uses no older release of the browser. */
export function isOldestUsed({ browser, index }: Release, { weights }: Audience): boolean {
  return browser.releases.slice(0, index).every(({ unit }) => weights[unit] === 0);
}

/** The same for any row of a matrix. */
export function getRowBlockerRanges(
  catalogue: Catalogue,
  matrix: SupportMatrix,
  row: number,
  audience: Audience,
): readonly BlockerRange[] {
  const { browsers } = catalogue;
  return browsers
    .flatMap((browser) =>
      rangesInCell(
        matrix,
        matrix.cellOf[row * browsers.length + browser.index]!,
        browser,
        audience.weights,
      ),
    )
    .sort(
      (a, b) =>
        b.share - a.share || a.to.browser.index - b.to.browser.index || b.to.index - a.to.index,
    );
}

function rangesInCell(
  { cellStart, spanFrom, spanState }: SupportMatrix,
  cell: number,
  browser: Browser,
  weights: Float64Array,
): BlockerRange[] {
  const ranges: BlockerRange[] = [];
  const end = cellStart[cell + 1]!;
  for (let span = cellStart[cell]!; span < end; span++) {
    const hindrance = hindranceOfState[spanState[span] as SupportState];
    if (!hindrance) continue;
    const until = span + 1 < end ? spanFrom[span + 1]! : browser.releases.length;
    const used = browser.releases
      .slice(spanFrom[span], until)
      .filter(({ unit }) => weights[unit]! > 0);
    const [from] = used;
    const to = used.at(-1);
    if (from && to)
      ranges.push({
        from,
        to,
        end: until,
        share: used.reduce((sum, { unit }) => sum + weights[unit]!, 0),
        ...hindrance,
      });
  }
  return ranges;
}
