// Answers who of an audience is left out, in runs of releases that one reason holds back together:
// "Firefox 153–160, not supported". A run is one span of the support matrix, so a release in
// between that does have the feature always parts two ranges.
import type { Audience } from '@/domain/Audience';
import type { SupportState } from '@/domain/SupportState';
import type {
  Browser,
  Catalogue,
  CompatKey,
  Feature,
  Release,
  SupportMatrix,
} from '@/server/catalogue/Catalogue';
import { type Blocker, hindranceOfState } from './blockers';

/**
 * `from` and `to` are the oldest and newest release of the run that somebody in the audience has;
 * `share` is that of all between, 0–1.
 */
export interface BlockerRange extends Omit<Blocker, 'release'> {
  readonly from: Release;
  readonly to: Release;
}

/**
 * Heaviest first; equal shares in the order of browsers, a browser's newest run first. Their shares
 * sum to those of the blockers.
 */
export function getFeatureBlockerRanges(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): readonly BlockerRange[] {
  return getRowBlockerRanges(catalogue, catalogue.featureSupport, feature.index, audience);
}

/** As `getFeatureBlockerRanges`, for one key. */
export function getKeyBlockerRanges(
  catalogue: Catalogue,
  key: CompatKey,
  audience: Audience,
): readonly BlockerRange[] {
  return getRowBlockerRanges(catalogue, catalogue.keySupport, key.index, audience);
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
        share: used.reduce((sum, { unit }) => sum + weights[unit]!, 0),
        ...hindrance,
      });
  }
  return ranges;
}
