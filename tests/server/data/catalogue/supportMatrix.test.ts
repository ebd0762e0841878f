import { compareVersions } from '@/domain/compareVersions';
import { SupportState } from '@/domain/SupportState';
import type { Browser, Release } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { supportStates } from './supportStates';

const catalogue = loadCatalogue();
const { browsers, keySupport, featureSupport } = catalogue;

function ofKey(path: string, browser: string): string {
  return supportStates(
    keySupport,
    catalogue.keyByPath(path)!.index,
    catalogue.browserBySlug(browser)!,
    browsers.length,
  );
}

function ofFeature(slug: string, browser: string): string {
  return supportStates(
    featureSupport,
    catalogue.featureBySlug(slug)!.index,
    catalogue.browserBySlug(browser)!,
    browsers.length,
  );
}

const coreUpstream = ({ upstream }: Browser): Browser | undefined =>
  upstream === undefined || upstream.isCore ? upstream : coreUpstream(upstream);

/** The core browser's release with the newest engine that is not newer than this one's. */
const upstreamRelease = ({ browser, engine, engineVersion }: Release): Release | undefined =>
  browser.isCore || engineVersion === undefined
    ? undefined
    : coreUpstream(browser)?.releases.findLast(
        (upstream) =>
          upstream.engine === engine &&
          upstream.engineVersion !== undefined &&
          compareVersions(upstream.engineVersion, engineVersion) <= 0,
      );

describe('keySupport', () => {
  it.each([
    ['a version', 'css.selectors.has', 'chrome', '1 NONE, 105 FULL'],
    ['no support', 'css.selectors.has', 'ie', '1 NONE'],
    ['a browser the data does not speak of', 'css.selectors.has', 'nodejs', '0.10.0 UNKNOWN'],
    ['a branch without data', 'css.selectors', 'chrome', '1 UNKNOWN'],
    [
      'at or before a version',
      'api.AudioNode.disconnect.destination_parameter',
      'edge',
      '12 UNKNOWN, 18 FULL',
    ],
    ['a preview', 'api.AudioSession', 'firefox', '1 NONE'],
    ['a flag', 'api.AmbientLightSensor', 'chrome', '1 NONE, 56 FLAGGED'],
    ['a removal', 'api.BatteryManager', 'firefox', '1 NONE, 43 FULL, 52 REMOVED'],
    [
      'a partial implementation, removed',
      'api.GPUAdapter.isFallbackAdapter',
      'chrome',
      '1 NONE, 113 PARTIAL, 140 REMOVED',
    ],
    [
      'a partial implementation behind a flag',
      'api.HTMLCanvasElement.getContext.2d_context.options_colorSpace_parameter',
      'firefox',
      '1 NONE, 160 FLAGGED',
    ],
    [
      'a prefix, then none',
      'css.properties.backdrop-filter',
      'safari',
      '1 NONE, 9 PREFIXED, 18 FULL',
    ],
    [
      'another name',
      'api.RTCStatsReport.type_remote-candidate.transportId',
      'firefox',
      '1 NONE, 31 RENAMED',
    ],
    [
      'support that came, went and came back',
      'api.AbstractRange',
      'edge',
      '12 NONE, 18 FULL, 79 REMOVED, 90 FULL',
    ],
    [
      'a removal at or before a version',
      'html.elements.object.codebase',
      'chrome',
      '1 UNKNOWN, 62 REMOVED',
    ],
    [
      'a removal in a preview',
      'api.WebTransportDatagramDuplexStream.incomingHighWaterMark',
      'safari',
      '1 NONE, 26.4 FULL',
    ],
    [
      'a prefixed form where the plain one is open',
      'css.properties.text-align.center',
      'safari',
      '1 PREFIXED, 4 FULL',
    ],
  ])('knows %s', (_kind, path, browser, expected) => {
    expect(ofKey(path, browser)).toBe(expected);
  });

  it('never takes missing data for lack of support', () => {
    const silent = [...catalogue.dataKeyIndexes].flatMap((index) => {
      const key = catalogue.keyAt(index);
      return browsers
        .filter((browser) => key.statements(browser) === undefined)
        .map((browser) => keySupport.cellOf[index * browsers.length + browser.index]!);
    });

    expect(silent.length).toBeGreaterThan(50_000);
    expect(
      silent.every((cell) => keySupport.cellStart[cell + 1]! - keySupport.cellStart[cell]! === 1),
    ).toBe(true);
    expect(
      silent.every(
        (cell) => keySupport.spanState[keySupport.cellStart[cell]!] === SupportState.UNKNOWN,
      ),
    ).toBe(true);
  });
});

describe('featureSupport', () => {
  it('takes core browsers from the published status', () => {
    for (const feature of catalogue.features) {
      for (const { browser, version } of feature.support) {
        expect(`${ofFeature(feature.slug, browser.slug)},`).toContain(`${version} FULL,`);
      }
    }
  });

  it('never counts a core browser without published support as full', () => {
    const wrong = catalogue.features.flatMap(({ slug, support }) =>
      catalogue.coreBrowsers
        .filter(
          (core) =>
            !support.some(({ browser }) => browser === core) &&
            ofFeature(slug, core.slug).includes('FULL'),
        )
        .map((core) => `${slug} ${core.slug}`),
    );

    expect(wrong).toEqual([]);
  });

  it.each([
    [
      'what the keys say before the published version',
      'backdrop-filter',
      'edge',
      '12 NONE, 17 PREFIXED, 79 FULL',
    ],
    ['"at or before" as unknown', 'bdo', 'safari', '1 UNKNOWN, 4 FULL'],
    [
      'a key surely missing as missing, whatever the status leaves open',
      'bdo',
      'firefox',
      '1 NONE, 10 FULL',
    ],
    [
      'browsers outside the core by their own data',
      'has',
      'samsunginternet_android',
      '1.0 NONE, 20.0 FULL',
    ],
    ['servers by their own data', 'temporal', 'nodejs', '0.10.0 NONE, 26.0.0 FULL'],
    ['servers as unknown where the data is silent', 'has', 'deno', '1.0 UNKNOWN'],
    [
      'a feature without keys by the engine of the release',
      'http3',
      'samsunginternet_android',
      '1.0 NONE, 14.0 FULL',
    ],
    [
      'another engine than the upstream has as unknown',
      'http3',
      'opera',
      '2 UNKNOWN, 15 NONE, 73 FULL',
    ],
    ['WebKit views by Safari on iOS', 'http3', 'webview_ios', '1 NONE, 18 FULL'],
    [
      'most of the parts as part of the feature: 323 of 325',
      'anchor-positioning',
      'chrome',
      '1 NONE, 129 PARTIAL, 157 FULL',
    ],
    [
      'keys that all work as part of a feature that the editors do not count as supported',
      'display-contents',
      'chrome',
      '1 NONE, 65 PARTIAL',
    ],
    [
      'members of objects whose ways in are missing as no part',
      'file-system-access',
      'safari_ios',
      '1 NONE',
    ],
  ])('takes %s', (_what, slug, browser, expected) => {
    expect(ofFeature(slug, browser)).toBe(expected);
  });

  it('never exceeds the upstream’s support at the same engine version', () => {
    const pairs = catalogue.releases.flatMap((release) => {
      const upstream = upstreamRelease(release);
      return upstream ? [[release, upstream] as const] : [];
    });
    const ahead = catalogue.features.flatMap(({ index, slug }) =>
      pairs.flatMap(([release, upstream]) => {
        const known = stateAt(catalogue, featureSupport, index, upstream);
        return known !== SupportState.UNKNOWN &&
          stateAt(catalogue, featureSupport, index, release) > known
          ? [`${slug} ${release.browser.slug} ${release.version}`]
          : [];
      }),
    );

    expect(pairs.length).toBeGreaterThan(400);
    expect(ahead).toEqual([]);
  });
});
