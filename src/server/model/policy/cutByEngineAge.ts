// The first rule where a source does not tell the releases of some browsers apart: they go with the
// browser that lends them its engine. A policy that keeps one keeps the other.
import type { Audience } from '@/domain/Audience';
import type { Browser, Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { releaseByEngine } from '@/server/model/audiences/releaseByEngine';
import { type Cut, getUsedReleases } from './Cut';
import { cutByAge } from './cutByAge';

export function cutByEngineAge(catalogue: Catalogue, audience: Audience, linePercent: number): Cut {
  const pairs = pairWithEngines(catalogue, audience);
  if (pairs.length === 0) return cutByAge(catalogue, audience, linePercent);
  const folded = foldByEngine(audience, pairs);
  const cut = [...cutByAge(catalogue, folded, linePercent)];
  for (const { browser, engine } of pairs) {
    const oldest = getUsedReleases(engine, folded).find(({ index }) => index >= cut[engine.index]!);
    cut[browser.index] = oldest
      ? (releaseByEngine(browser, oldest)?.index ?? 0)
      : browser.releases.length;
    const latest = getUsedReleases(browser, audience).at(-1)!;
    if (!audience.isAndroidEstimated && oldest)
      cut[browser.index] = Math.min(cut[browser.index]!, latest.index);
  }
  return cut;
}

/** A browser whose releases are not counted apart, and the one that lends it its engine. */
interface Pair {
  readonly browser: Browser;
  readonly engine: Browser;
}

function pairWithEngines(catalogue: Catalogue, audience: Audience): readonly Pair[] {
  return [...(audience.untold ?? [])].flatMap((slug) => {
    const browser = catalogue.browserBySlug(slug);
    const engine = browser && findCountedUpstream(browser, audience);
    return engine && getUsedReleases(browser, audience).length > 0 ? [{ browser, engine }] : [];
  });
}

/** The same people, with those on such browsers counted on the releases of the engine. */
function foldByEngine(audience: Audience, pairs: readonly Pair[]): Audience {
  const weights = Float64Array.from(audience.weights);
  for (const { browser, engine } of pairs) {
    const newest = getUsedReleases(engine, audience).at(-1)!;
    const used = getUsedReleases(browser, audience);
    for (const release of used) {
      // A release that stands for all is as new as people's desktops, whatever it is called.
      const isLatest = !audience.isAndroidEstimated && release === used.at(-1);
      const to = isLatest ? newest : releaseByEngine(engine, release);
      if (to) moveWeight(weights, release, to);
    }
  }
  return { ...audience, weights };
}

function moveWeight(weights: Float64Array, from: Release, to: Release): void {
  weights[to.unit]! += weights[from.unit]!;
  weights[from.unit] = 0;
}

/** The nearest browser it is built on whose releases are counted apart, and in use. */
function findCountedUpstream({ upstream }: Browser, audience: Audience): Browser | undefined {
  if (!upstream) return undefined;
  const isCounted =
    !(audience.untold?.has(upstream.slug) ?? false) &&
    getUsedReleases(upstream, audience).length > 0;
  return isCounted ? upstream : findCountedUpstream(upstream, audience);
}
