import type { SupportClass } from '@/domain/SupportClass';
import { getCoverageClass, SupportState } from '@/domain/SupportState';
import type { Browser, Catalogue, Feature, Release } from '@/server/data/catalogue/Catalogue';

/** A browser's current support for a feature, and since which version. */
export interface FeatureSupport {
  readonly browser: Browser;
  readonly class: SupportClass;
  readonly version?: string;
  readonly release?: Release;
  readonly isUpperBound: boolean;
  /**
   * True if the answer comes from compat keys or the engine, because web-features has no statement.
   */
  readonly isDerived: boolean;
}

/** One per browser, in catalogue order. */
export function featureSupport(catalogue: Catalogue, feature: Feature): readonly FeatureSupport[] {
  return catalogue.browsers.map((browser) => {
    const stated = feature.support.find((support) => support.browser === browser);

    return stated
      ? { ...stated, class: 'YES', isDerived: false }
      : deriveSupport(catalogue, feature, browser);
  });
}

interface Span {
  readonly from: number;
  readonly state: SupportState;
}

function deriveSupport(catalogue: Catalogue, feature: Feature, browser: Browser): FeatureSupport {
  const spans = readSpans(catalogue, feature, browser);
  const currentIndex = browser.currentRelease?.index ?? browser.releases.length - 1;
  const now = spans.findLastIndex(({ from }) => from <= currentIndex);
  const supportClass = toClass(spans[now]!.state);
  const isDerived = !browser.isCore;
  const later = spans.slice(now + 1).find(({ state }) => state === SupportState.FULL);
  if (supportClass === 'NO' && later)
    return { browser, class: 'PREVIEW', ...since(browser, later), isUpperBound: false, isDerived };
  if (supportClass === 'NO' || supportClass === 'UNKNOWN')
    return { browser, class: supportClass, isUpperBound: false, isDerived };
  return {
    browser,
    class: supportClass,
    ...since(browser, spans[now]!),
    isUpperBound: spans[now - 1]?.state === SupportState.UNKNOWN,
    isDerived,
  };
}

function readSpans(
  { browsers, featureSupport: matrix }: Catalogue,
  feature: Feature,
  browser: Browser,
): readonly Span[] {
  const { cellOf, cellStart, spanFrom, spanState } = matrix;
  const cell = cellOf[feature.index * browsers.length + browser.index]!;
  const start = cellStart[cell]!;

  return Array.from({ length: cellStart[cell + 1]! - start }, (_, offset) => ({
    from: spanFrom[start + offset]!,
    state: spanState[start + offset] as SupportState,
  }));
}

function since(browser: Browser, { from }: Span): Pick<FeatureSupport, 'release' | 'version'> {
  const release = browser.releases[from];

  return { release, version: release?.version };
}

const CLASSES = {
  supported: 'YES',
  partial: 'PARTIAL',
  unsupported: 'NO',
  unknown: 'UNKNOWN',
} as const;

function toClass(state: SupportState): SupportClass {
  return CLASSES[getCoverageClass(state)];
}
