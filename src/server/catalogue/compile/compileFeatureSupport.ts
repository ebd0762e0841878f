// Published feature statuses and key support → the feature matrix. A core browser's full support is
// what web-features publishes, never what the keys add up to: editors leave keys out and override.
import { compareVersions } from '@/domain/compareVersions';
import { SupportState } from '@/domain/SupportState';
import type { BrowserRecord, FeatureRecord } from '@/server/catalogue/artefactTables';
import type { SupportMatrix } from '@/server/catalogue/Catalogue';
import type { FirstSupports } from './FirstSupports';
import { MatrixBuilder } from './MatrixBuilder';
import type { ReleaseOrder } from './ReleaseOrder';

interface Inputs {
  readonly browsers: readonly BrowserRecord[];
  /** One a browser, in the same order. */
  readonly orders: readonly ReleaseOrder[];
  readonly keySupport: SupportMatrix;
  readonly firsts: FirstSupports;
}

export function compileFeatureSupport(
  features: readonly FeatureRecord[],
  inputs: Inputs,
): SupportMatrix {
  const builder = new MatrixBuilder(features.length, inputs.browsers.length);

  features.forEach((feature, row) => {
    const defining = definingKeys(feature, inputs);
    const statesBySlug = new Map<string, Uint8Array>();
    // Core browsers come first in `browsers`, so an upstream's states are there before the browsers
    // built on it ask for them.
    inputs.browsers.forEach((browser, position) => {
      const states = browser.isCore
        ? coreStates(feature, inputs.orders[position]!, allOf(defining, position, inputs))
        : defining.length > 0
          ? allOf(defining, position, inputs)
          : statesOfEngine(browser, inputs.browsers, statesBySlug);
      statesBySlug.set(browser.slug, states);
      builder.set(row, position, builder.cellFor(position, states));
    });
  });
  return builder.build();
}

/**
 * The feature's keys that no supporting core browser got later than the feature itself: the others
 * were not counted when its status was made.
 */
function definingKeys(
  { keys, support }: FeatureRecord,
  { browsers, orders, firsts }: Inputs,
): number[] {
  const published = support.map(({ browser, version }) => {
    const position = browsers.findIndex(({ slug }) => slug === browser);
    return { position, at: orders[position]!.firstAtOrAbove(version) };
  });
  return keys.filter((key) =>
    published.every(({ position, at }) => firsts.of(key, position) >> 1 <= at),
  );
}

/**
 * From the published version on FULL; below it what the defining keys say. Where all of them are
 * full earlier than the published version, the editors judged otherwise for a reason the keys do
 * not show: unsupported, since "partial" would claim that some key is missing.
 */
function coreStates(feature: FeatureRecord, order: ReleaseOrder, fromKeys: Uint8Array): Uint8Array {
  const published = feature.support.find((support) => support.browser === order.browser.slug);
  const since = published ? order.firstAtOrAbove(published.version) : order.length;
  const drifted = published?.isUpperBound ? SupportState.UNKNOWN : SupportState.NONE;

  return fromKeys.map((state, release) => {
    if (release >= since) return SupportState.FULL;
    return state === SupportState.FULL ? drifted : state;
  });
}

/** What a release has of all the keys together; FULL throughout for no keys. */
function allOf(
  keys: readonly number[],
  browser: number,
  { browsers, keySupport }: Inputs,
): Uint8Array {
  const together = new Uint8Array(browsers[browser]!.releases.length).fill(SupportState.FULL);

  for (const key of keys) {
    const cell = keySupport.cellOf[key * browsers.length + browser]!;
    for (
      let span = keySupport.cellStart[cell]!;
      span < keySupport.cellStart[cell + 1]!;
      span += 1
    ) {
      const end =
        span + 1 < keySupport.cellStart[cell + 1]!
          ? keySupport.spanFrom[span + 1]!
          : together.length;
      const state = keySupport.spanState[span]!;
      for (let release = keySupport.spanFrom[span]!; release < end; release += 1)
        together[release] = both(together[release]!, state);
    }
  }
  return together;
}

/** The lesser of two states; two different ways of being partial are partial. */
function both(a: number, b: number): number {
  const lesser = Math.min(a, b);
  const greater = Math.max(a, b);

  return lesser > SupportState.UNKNOWN && lesser !== greater && greater !== SupportState.FULL
    ? SupportState.PARTIAL
    : lesser;
}

/**
 * For a browser built on another: each release has what the upstream had with the same engine
 * version. Unknown without such an upstream.
 */
function statesOfEngine(
  browser: BrowserRecord,
  browsers: readonly BrowserRecord[],
  statesBySlug: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const upstream = coreUpstream(browser, browsers);
  const states = upstream && statesBySlug.get(upstream.slug);

  return Uint8Array.from(browser.releases, ({ engine, engineVersion }) => {
    const at = upstream?.releases.findLastIndex(
      (release) =>
        release.engine === engine &&
        engineVersion !== undefined &&
        isAtMost(release.engineVersion, engineVersion),
    );
    return states?.[at ?? -1] ?? SupportState.UNKNOWN;
  });
}

function coreUpstream(
  browser: BrowserRecord,
  browsers: readonly BrowserRecord[],
): BrowserRecord | undefined {
  const upstream = browsers.find(({ slug }) => slug === browser.upstream);

  return upstream === undefined || upstream.isCore ? upstream : coreUpstream(upstream, browsers);
}

function isAtMost(version: string | undefined, limit: string): boolean {
  return version !== undefined && compareVersions(version, limit) <= 0;
}
