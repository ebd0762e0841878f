// Builds the feature matrix from published statuses and key support. For a core browser, full
// support follows web-features and never the keys, because its editors leave keys out and override
// them. Before that, a release has partial support with most of the defining keys or all the
// top-level ones. A derived browser never exceeds its upstream with the same engine.
// Ruled by docs/decisions/0024-parts-and-unknown.md.
import { compareVersions } from '@/domain/compareVersions';
import { SupportState } from '@/domain/SupportState';
import {
  type BrowserRecord,
  type FeatureRecord,
  NONE_32,
} from '@/server/data/catalogue/artefactTables';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import type { FirstSupports } from './FirstSupports';
import { MatrixBuilder } from './MatrixBuilder';
import type { ReleaseOrder } from './ReleaseOrder';

interface Inputs {
  readonly browsers: readonly BrowserRecord[];
  /** One per browser, in the same order. */
  readonly orders: readonly ReleaseOrder[];
  readonly keySupport: SupportMatrix;
  /** Parent of each key; NONE_32 for none. */
  readonly keyParent: Uint32Array;
  readonly firsts: FirstSupports;
}

export function compileFeatureSupport(
  features: readonly FeatureRecord[],
  inputs: Inputs,
): SupportMatrix {
  const builder = new MatrixBuilder(features.length, inputs.browsers.length);
  const engines = inputs.browsers.map((browser) => findEngines(browser, inputs.browsers));

  features.forEach((feature, row) => {
    const defining = definingKeys(feature, inputs);
    const parts = { keys: defining, topKeys: topLevelKeys(defining, inputs) };
    const statesBySlug = new Map<string, Uint8Array>();
    // Core browsers come first in `browsers`, so an upstream's states exist before its derived
    // browsers need them.
    inputs.browsers.forEach((browser, position) => {
      const states = browser.isCore
        ? coreStates(feature, inputs.orders[position]!, {
            hasKeys: defining.length > 0,
            states: statesOfParts(parts, position, inputs),
          })
        : derivedStates(
            defining.length > 0 ? statesOfParts(parts, position, inputs) : undefined,
            statesOfEngine(engines[position]!, statesBySlug),
          );
      statesBySlug.set(browser.slug, states);
      builder.set(row, position, builder.cellFor(position, states));
    });
  });
  return builder.build();
}

/**
 * The keys that every supporting core browser had by the feature's own version. The editors can't
 * have counted any other key.
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

/** Keys without an ancestor in the list. */
function topLevelKeys(keys: readonly number[], { keyParent }: Inputs): number[] {
  const all = new Set(keys);
  const isPart = (key: number): boolean => {
    for (let above = keyParent[key]!; above !== NONE_32; above = keyParent[above]!)
      if (all.has(above)) return true;
    return false;
  };
  return keys.filter((key) => !isPart(key));
}

/**
 * FULL from the published version on; before that, whatever the defining keys say. If all keys are
 * FULL before the published version, the editors had a reason the keys don't show, so the state is
 * PARTIAL.
 */
function coreStates(
  feature: FeatureRecord,
  order: ReleaseOrder,
  ofKeys: { readonly hasKeys: boolean; readonly states: Uint8Array },
): Uint8Array {
  const published = feature.support.find((support) => support.browser === order.browser.slug);
  const since = published ? order.firstAtOrAbove(published.version) : order.length;
  const early = ofKeys.hasKeys ? SupportState.PARTIAL : SupportState.NONE;
  const drifted = published?.isUpperBound ? SupportState.UNKNOWN : early;

  return ofKeys.states.map((state, release) => {
    if (release >= since) return SupportState.FULL;
    return state === SupportState.FULL ? drifted : state;
  });
}

/** Caps each release at its upstream's state for the same engine version. */
function derivedStates(own: Uint8Array | undefined, ofEngine: Uint8Array): Uint8Array {
  if (!own) return ofEngine;
  return own.map((state, release) => {
    const upstream = ofEngine[release]!;
    return upstream === SupportState.UNKNOWN ? state : Math.min(state, upstream);
  });
}

interface Parts {
  readonly keys: readonly number[];
  readonly topKeys: readonly number[];
}

/**
 * The state of each release according to only the keys; FULL without keys. PARTIAL requires all
 * top-level keys, or most keys and half the top-level ones, because members are useless without the
 * interfaces that expose them.
 */
function statesOfParts({ keys, topKeys }: Parts, browser: number, inputs: Inputs): Uint8Array {
  const all = tally(keys, browser, inputs);
  const top = tally(topKeys, browser, inputs);
  const isMost = (count: number, topCount: number) =>
    topCount === topKeys.length || (count * 2 > keys.length && topCount * 2 >= topKeys.length);

  return all.least.map((least, release) => {
    if (least > SupportState.UNKNOWN) return least;
    const [usable, topUsable] = [all.usable[release]!, top.usable[release]!];
    if (isMost(usable, topUsable)) return SupportState.PARTIAL;
    const mayBeMost = isMost(usable + all.unknown[release]!, topUsable + top.unknown[release]!);
    return mayBeMost ? SupportState.UNKNOWN : Math.min(least, SupportState.FLAGGED);
  });
}

/** Per release: the least state of any key, and the number of usable and unknown keys. */
function tally(
  keys: readonly number[],
  browser: number,
  { browsers, keySupport: { cellOf, cellStart, spanFrom, spanState } }: Inputs,
) {
  const { length } = browsers[browser]!.releases;
  const least = new Uint8Array(length).fill(SupportState.FULL);
  const usable = new Uint16Array(length);
  const unknown = new Uint16Array(length);

  for (const key of keys) {
    const cell = cellOf[key * browsers.length + browser]!;
    const endOfCell = cellStart[cell + 1]!;
    for (let span = cellStart[cell]!; span < endOfCell; span += 1) {
      const end = span + 1 < endOfCell ? spanFrom[span + 1]! : length;
      const state = spanState[span]!;
      for (let release = spanFrom[span]!; release < end; release += 1) {
        least[release] = both(least[release]!, state);
        if (state > SupportState.UNKNOWN) usable[release]! += 1;
        else if (state === SupportState.UNKNOWN) unknown[release]! += 1;
      }
    }
  }
  return { least, usable, unknown };
}

/** The lesser state, except that two different kinds of partial support combine to PARTIAL. */
function both(a: number, b: number): number {
  const lesser = a < b ? a : b;
  const greater = a < b ? b : a;

  return lesser > SupportState.UNKNOWN && lesser !== greater && greater !== SupportState.FULL
    ? SupportState.PARTIAL
    : lesser;
}

/** The core browser that another is built on. */
interface Engines {
  readonly upstream: BrowserRecord | undefined;
  /** For each release, the last one of the upstream with at most its engine version; −1 for none. */
  readonly upstreamReleases: readonly number[];
}

/** The same for every feature, and the slowest part of it all: comparing versions is reading them. */
function findEngines(browser: BrowserRecord, browsers: readonly BrowserRecord[]): Engines {
  const upstream = coreUpstream(browser, browsers);
  const upstreamReleases = browser.releases.map(
    ({ engine, engineVersion }) =>
      upstream?.releases.findLastIndex(
        (release) =>
          release.engine === engine &&
          engineVersion !== undefined &&
          isAtMost(release.engineVersion, engineVersion),
      ) ?? -1,
  );

  return { upstream, upstreamReleases };
}

/**
 * For a derived browser: the upstream's state at the same engine version. UNKNOWN without a core
 * upstream.
 */
function statesOfEngine(
  { upstream, upstreamReleases }: Engines,
  statesBySlug: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const states = upstream && statesBySlug.get(upstream.slug);

  return Uint8Array.from(upstreamReleases, (at) => states?.[at] ?? SupportState.UNKNOWN);
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
