// The users that a feature or key leaves out, by release (blockers) and by browser (short
// browsers). Pitfall: unknown users are not left out, so blockers sum to the partial and
// unsupported shares, never to 1 − supported.
import type { Audience } from '@/domain/Audience';
import { SupportState } from '@/domain/SupportState';
import type {
  Browser,
  Catalogue,
  CompatKey,
  Feature,
  Release,
} from '@/server/data/catalogue/Catalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';

export type BlockerReason =
  | 'PARTIAL_IMPLEMENTATION'
  | 'PREFIXED'
  | 'RENAMED'
  | 'BEHIND_FLAG'
  | 'REMOVED'
  | 'NOT_SUPPORTED';

/** A release in use without full support; `share` is of the whole audience, 0–1. */
export interface Blocker {
  readonly release: Release;
  readonly share: number;
  readonly class: 'PARTIAL' | 'NO';
  readonly reason: BlockerReason;
}

/** A browser whose releases leave out `share` (0–1) of the audience, partly or entirely. */
export interface ShortBrowser {
  readonly browser: Browser;
  readonly share: number;
  /** Those of them with partial support, 0–1 of the audience. */
  readonly partialShare: number;
  /** True if its newest release has full support, so that those who update are no longer left out. */
  readonly newestSupports: boolean;
}

/** Largest share first, ties by browser, then newest release first. */
export function getFeatureBlockers(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): readonly Blocker[] {
  return getRowBlockers(catalogue, catalogue.featureSupport, feature.index, audience);
}

/** The key counterpart of `getFeatureBlockers`. */
export function getKeyBlockers(
  catalogue: Catalogue,
  key: CompatKey,
  audience: Audience,
): readonly Blocker[] {
  return getRowBlockers(catalogue, catalogue.keySupport, key.index, audience);
}

/** Largest share first, ties by browser. Omits browsers that leave nobody out. */
export function getFeatureShortBrowsers(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
): readonly ShortBrowser[] {
  return getRowShortBrowsers(catalogue, catalogue.featureSupport, feature.index, audience);
}

/** The key counterpart of `getFeatureShortBrowsers`. */
export function getKeyShortBrowsers(
  catalogue: Catalogue,
  key: CompatKey,
  audience: Audience,
): readonly ShortBrowser[] {
  return getRowShortBrowsers(catalogue, catalogue.keySupport, key.index, audience);
}

type Hindrance = Pick<Blocker, 'class' | 'reason'>;

/** By state; a missing state blocks nobody. */
export const hindranceOfState: { readonly [state in SupportState]?: Hindrance } = {
  [SupportState.NONE]: { class: 'NO', reason: 'NOT_SUPPORTED' },
  [SupportState.REMOVED]: { class: 'NO', reason: 'REMOVED' },
  [SupportState.FLAGGED]: { class: 'NO', reason: 'BEHIND_FLAG' },
  [SupportState.RENAMED]: { class: 'PARTIAL', reason: 'RENAMED' },
  [SupportState.PREFIXED]: { class: 'PARTIAL', reason: 'PREFIXED' },
  [SupportState.PARTIAL]: { class: 'PARTIAL', reason: 'PARTIAL_IMPLEMENTATION' },
};

/** The same for any row of a matrix. */
export function getRowBlockers(
  catalogue: Catalogue,
  matrix: SupportMatrix,
  row: number,
  audience: Audience,
): readonly Blocker[] {
  const blockers: Blocker[] = [];
  for (const browser of catalogue.browsers)
    eachBlocker(catalogue, matrix, row, browser, audience, (release, share, hindrance) =>
      blockers.push({ release, share, ...hindrance }),
    );
  return blockers.sort(byWeight);
}

export function getRowShortBrowsers(
  catalogue: Catalogue,
  matrix: SupportMatrix,
  row: number,
  audience: Audience,
): readonly ShortBrowser[] {
  const short: ShortBrowser[] = [];
  for (const browser of catalogue.browsers) {
    let [total, partialShare] = [0, 0];
    eachBlocker(catalogue, matrix, row, browser, audience, (_, share, hindrance) => {
      total += share;
      if (hindrance.class === 'PARTIAL') partialShare += share;
    });
    const newest = browser.currentRelease;
    const newestSupports =
      newest !== undefined && stateAt(catalogue, matrix, row, newest) === SupportState.FULL;
    if (total > 0) short.push({ browser, share: total, partialShare, newestSupports });
  }
  return short.sort((a, b) => b.share - a.share || a.browser.index - b.browser.index);
}

/** Calls `visit` for each release of a browser that is in use and lacks full support. */
function eachBlocker(
  { browsers }: Catalogue,
  { cellOf, cellStart, spanFrom, spanState }: SupportMatrix,
  row: number,
  browser: Browser,
  { weights }: Audience,
  visit: (release: Release, share: number, hindrance: Hindrance) => void,
): void {
  const cell = cellOf[row * browsers.length + browser.index]!;
  const end = cellStart[cell + 1]!;
  for (let span = cellStart[cell]!; span < end; span++) {
    const hindrance = hindranceOfState[spanState[span] as SupportState];
    if (!hindrance) continue;
    const until = span + 1 < end ? spanFrom[span + 1]! : browser.releases.length;
    for (let index = spanFrom[span]!; index < until; index++) {
      const release = browser.releases[index]!;
      const share = weights[release.unit]!;
      if (share > 0) visit(release, share, hindrance);
    }
  }
}

function byWeight(a: Blocker, b: Blocker): number {
  return (
    b.share - a.share ||
    a.release.browser.index - b.release.browser.index ||
    b.release.index - a.release.index
  );
}
