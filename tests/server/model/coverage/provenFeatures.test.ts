import { reachesLine } from '@/domain/CoverageShares';
import { SupportState } from '@/domain/SupportState';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { governingShares } from '@/server/model/coverage/coverage';
import { provenBelowLine, provenByTest } from '@/server/model/coverage/provenFeatures';

const catalogue = loadCatalogue();
const timeline = catalogue.keyByPath('css.properties.animation-timeline')!;

describe('provenBelowLine', () => {
  it.each(['world', 'region:DE', 'baseline:widely'])(
    'lists what every passing release has and %s misses, best supported first',
    (name) => {
      const audience = audienceByKey(catalogue, name);
      const shares = governingShares(catalogue, audience, 95);
      const proven = provenBelowLine(catalogue, timeline, audience, 95);
      const order = proven.map(({ index }) => shares[index]!);

      expect(order).toEqual([...order].sort((a, b) => b - a));
      for (const feature of proven) {
        expect(feature.discouraged).toBeUndefined();
        expect(reachesLine(shares[feature.index]!, 95)).toBe(false);
        expect(feature.keys.length).toBeGreaterThan(0);
      }
    },
  );

  it('names features of the language that the test is written in, and no syntax', () => {
    const world = audienceByKey(catalogue, 'world');
    const pathsOf = (path: string) =>
      provenBelowLine(catalogue, catalogue.keyByPath(path)!, world, 100).map(({ keys }) =>
        keys.map((key) => key.path).join(' '),
      );
    const inCss = pathsOf('css.properties.animation-timeline');
    const inScripts = pathsOf('api.Document.startViewTransition');

    expect(inCss.length).toBeGreaterThan(20);
    expect(inCss.filter((paths) => !/\bcss\./.test(paths))).toEqual([]);
    expect(inScripts.length).toBeGreaterThan(20);
    expect(inScripts.filter((paths) => /\bjavascript\.(?!builtins)/.test(paths))).toEqual([]);
  });

  it('leaves out the tested feature itself', () => {
    const has = catalogue.keyByPath('css.selectors.has')!;
    const proven = provenBelowLine(catalogue, has, audienceByKey(catalogue, 'world'), 100);

    expect(proven.length).toBeGreaterThan(50);
    expect(proven).not.toContain(has.feature);
  });

  it('proves all keys of a feature, in Chrome release by release', () => {
    const isProven = provenByTest(catalogue, timeline)!;
    const chrome = catalogue.browserBySlug('chrome')!;
    const passing = chrome.releases.filter(
      (release) =>
        stateAt(catalogue, catalogue.keySupport, timeline.index, release) === SupportState.FULL,
    );
    const proven = catalogue.features.filter(isProven);

    expect(passing.length).toBeGreaterThan(20);
    expect(proven.map(({ slug }) => slug)).toContain('color-mix');
    expect(proven.map(({ slug }) => slug)).not.toContain('nesting');
    const isFull = (key: number) =>
      passing.every(
        (release) => stateAt(catalogue, catalogue.keySupport, key, release) === SupportState.FULL,
      );
    const keys = new Set(proven.flatMap((feature) => feature.keys.map(({ index }) => index)));

    expect(keys.size).toBeGreaterThan(1_000);
    expect([...keys].filter((key) => !isFull(key))).toEqual([]);
  });

  it('proves nothing by a key that no release supports in full', () => {
    const nowhere = catalogue.dataKeyIndexes.find((key) =>
      catalogue.releases.every(
        (release) => stateAt(catalogue, catalogue.keySupport, key, release) !== SupportState.FULL,
      ),
    );

    expect(provenByTest(catalogue, catalogue.keyAt(nowhere!))).toBeUndefined();
  });
});
