import type { Audience } from '@/domain/Audience';
import { compareVersions } from '@/domain/compareVersions';
import type { Browser, Release } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { releaseByEngine } from '@/server/model/audiences/releaseByEngine';
import { createContext } from '@/server/model/features/RequestContext';
import { getKeptShare } from '@/server/model/policy/Cut';
import { buildPolicy, type Policy } from '@/server/model/policy/Policy';
import type { PolicyRule } from '@/server/model/policy/PolicyRule';
import { setFloors } from '@/server/model/policy/setFloors';
import { userAgentFile } from '@/server/model/policy/userAgentFile';
import { dataOf } from '../../../support/askGraph';
import { seededRandom } from '../../../support/seededRandom';

const catalogue = loadCatalogue();
const DAY = '2026-11-22';
const world = audienceByKey(catalogue, 'world');
const PLACES = ['world', 'region:DE', 'region:CH', 'region:NG', 'region:ID', 'continent:as'];
const LINES = [60, 80, 90, 95, 99, 100];
const RULES: readonly PolicyRule[] = ['AGE', 'GAIN'];

const floorsOf = (audience: Audience, linePercent: number, rule: PolicyRule = 'AGE') =>
  setFloors(catalogue, audience, { linePercent, rule, moved: [], day: DAY });

const pool = catalogue.releases.filter(
  ({ browser, releasedOn }) =>
    browser.type !== 'SERVER' && releasedOn !== undefined && releasedOn > '2021',
);

/** As an own export with few releases gives them. */
function randomAudience(random: () => number): Audience {
  const weights = new Float64Array(catalogue.releases.length);
  const size = 2 + Math.floor(random() * 14);
  const used = Array.from({ length: size }, () => pool[Math.floor(random() * pool.length)]!);
  for (const { unit } of used) weights[unit]! += 1 / size;
  return { ...world, kind: 'CUSTOM', weights, trackedShare: 1, untold: new Set() };
}

function* audiences(): Generator<readonly [Audience, number, PolicyRule]> {
  const random = seededRandom(53);
  for (const rule of RULES)
    for (const line of LINES) {
      for (const key of PLACES) yield [audienceByKey(catalogue, key), line, rule];
      for (let round = 0; round < 8; round++) yield [randomAudience(random), line, rule];
    }
}

/** The nearest browser that lends its engine and whose floor rests on people of its own. */
function engineFloor(floors: Policy['floors'], { upstream }: Browser): Release | undefined {
  if (!upstream) return undefined;
  const found = floors.find(({ browser }) => browser === upstream);
  return found?.basis === 'MEASURED' ? found.release : engineFloor(floors, upstream);
}

const nameOf = ({ browser, version }: Release): string => `${browser.slug} ${version}`;

describe('floors', () => {
  it('are never newer than the newest release that is out', () => {
    for (const [audience, line, rule] of audiences())
      for (const { release } of floorsOf(audience, line, rule).floors) {
        const isOut = ({ releasedOn }: Release) => releasedOn !== undefined && releasedOn <= DAY;
        expect(release.index).toBeLessThanOrEqual(release.browser.releases.findLast(isOut)!.index);
      }
  });

  it('are no higher than that of the engine, unless that costs anyone', () => {
    for (const [audience, line, rule] of audiences()) {
      const { floors } = floorsOf(audience, line, rule);
      const high = floors.filter(({ browser, release, lostShare }) => {
        const engine = engineFloor(floors, browser);
        if (!engine || engine.engine !== release.engine) return false;
        const isFree = lostShare === 0 || (audience.untold?.has(browser.slug) ?? false);
        const first = browser.releases.find((one) => one.engine === engine.engine)!;
        return (
          isFree &&
          release !== first &&
          compareVersions(release.engineVersion!, engine.engineVersion!) > 0
        );
      });

      expect(high.map(({ release }) => nameOf(release))).toEqual([]);
    }
  });

  it('still hold the line of everybody whose release is known', () => {
    for (const [audience, line, rule] of audiences()) {
      const kept = getKeptShare(catalogue, floorsOf(audience, line, rule).cut, audience);

      expect(kept).toBeGreaterThanOrEqual((audience.trackedShare * line) / 100 - 1e-8);
    }
  });

  it.each(['firefox_android firefox', 'opera_android chrome', 'webview_android chrome'])(
    'are by engine where releases are not counted apart: %s',
    (pair) => {
      const [slug, engine] = pair.split(' ');
      for (const line of [80, 90, 95, 99]) {
        const { floors } = floorsOf(world, line);
        const floor = floors.find(({ browser }) => browser.slug === slug)!;
        const of = floors.find(({ browser }) => browser.slug === engine)!;

        expect(floor).toMatchObject({ basis: 'ENGINE', by: of.release });
        expect(floor.release).toBe(releaseByEngine(floor.browser, of.release));
      }
    },
  );

  it('rest on nothing where only one release is known, and no other has the engine', () => {
    const weights = new Float64Array(catalogue.releases.length);
    for (const [slug, version] of [
      ['firefox', '150'],
      ['chrome', '140'],
      ['chrome', '120'],
    ] as const)
      weights[catalogue.releaseByVersion(catalogue.browserBySlug(slug)!, version)!.unit] = 1 / 3;
    const own: Audience = { ...world, kind: 'CUSTOM', weights, trackedShare: 1, untold: new Set() };
    const bases = floorsOf(own, 100).floors.map(({ release, basis }) => [nameOf(release), basis]);

    expect(bases).toEqual([
      ['chrome 120', 'MEASURED'],
      ['firefox 150', 'NONE'],
    ]);
  });

  it('leave alone what the team chose', () => {
    const policy = buildPolicy(createContext(catalogue, { today: DAY }), {
      audience: 'world',
      linePercent: 95,
      floors: ['firefox_android:150', 'chrome:110'],
    });
    const versions = Object.fromEntries(
      policy.floors.map(({ browser, release, basis }) => [
        browser.slug,
        `${release.version} ${basis}`,
      ]),
    );

    expect(versions).toMatchObject({
      chrome: '110 MEASURED',
      webview_android: '110 ENGINE',
      firefox_android: '150 MEASURED',
    });
  });
});

describe('the expression for user agents', () => {
  const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko)';

  it.each([60, 80, 90, 95, 99])(
    'accepts a browser at the floor of its engine, at %s %',
    (linePercent) => {
      for (const audience of PLACES) {
        const policy = buildPolicy(createContext(catalogue, { today: DAY }), {
          audience,
          linePercent,
        });
        const version = (slug: string) =>
          policy.floors.find(({ browser }) => browser.slug === slug)!.release.version;
        const [, source = ''] = /module\.exports = \/(.*)\/;/.exec(
          userAgentFile.write({ catalogue, policy, origin: '' }),
        )!;
        const gecko = `${version('firefox')}.0`;
        const chrome = `Chrome/${version('chrome')}.0.0.0`;
        const headers = [
          `Mozilla/5.0 (Android 14; Mobile; rv:${gecko}) Gecko/${gecko} Firefox/${gecko}`,
          `${ANDROID} ${chrome} Mobile Safari/537.36`,
          `${ANDROID} ${chrome} Mobile Safari/537.36 OPR/${version('opera_android')}.0.0.0`,
          `Mozilla/5.0 (Linux; Android 14; K; wv) AppleWebKit/537.36 Version/4.0 ${chrome} Mobile Safari/537.36`,
        ];

        expect(headers.filter((header) => !new RegExp(source).test(header))).toEqual([]);
      }
    },
  );
});

describe('shares of browsers whose releases are not counted apart', () => {
  it('are estimated by their engines, and marked so', () => {
    const { audience } = dataOf<{
      audience: { browsers: { browser: { slug: string }; share: number }[] };
    }>('{ audience(key: "world") { browsers { browser { slug } share } } }');
    const opera = audience.browsers.find(({ browser }) => browser.slug === 'opera_android')!;
    const { feature } = dataOf<{
      feature: {
        coverage: {
          blockerRanges: {
            to: { browser: { slug: string } };
            isEstimated: boolean;
            share: number;
          }[];
        };
      };
    }>(
      '{ feature(slug: "temporal") { ... on Feature { coverage(audience: "world") { blockerRanges { to { browser { slug } } isEstimated share } } } } }',
    );
    const lacking = feature.coverage.blockerRanges.filter(
      ({ to }) => to.browser.slug === 'opera_android',
    );

    expect(lacking.every(({ isEstimated }) => isEstimated)).toBe(true);
    expect(lacking.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(opera.share * 0.7);
  });

  it('stay what they are on request', () => {
    const counted = audienceByKey(catalogue, 'world;android=latest');
    const { releases } = catalogue.browserBySlug('opera_android')!;

    expect(releases.filter(({ unit }) => counted.weights[unit]! > 0)).toHaveLength(1);
    expect(counted.untold).toEqual(world.untold);
  });
});
