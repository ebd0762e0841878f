import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getKeyCoverage } from '@/server/model/coverage/coverage';
import { weightsOf } from './weightsOf';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const worldAsCounted = audienceByKey(catalogue, 'world;android=latest');

describe('usageAudience', () => {
  it('has a name and states the source of its shares', () => {
    expect(audienceByKey(catalogue, 'region:DE')).toMatchObject({
      name: 'Germany',
      kind: 'REGION',
      isAndroidEstimated: true,
    });
    expect(audienceByKey(catalogue, 'region:DE').sourceNote).toMatch(
      /^Page views by caniuse for Germany \(caniuse-lite 1\.0\.\d+\); releases of Chrome on Android are estimated from desktop Chrome, .*\.$/,
    );
    expect(audienceByKey(catalogue, 'continent:eu').name).toBe('Europe');
    expect(worldAsCounted).toMatchObject({
      name: 'World (Chrome on Android as latest)',
      isAndroidEstimated: false,
    });
  });

  it('tracks exactly what caniuse tracks', () => {
    expect(world.trackedShare).toBeCloseTo(0.9757, 4);
    expect(audienceByKey(catalogue, 'region:RU').trackedShare).toBeCloseTo(0.716, 3);
    expect(audienceByKey(catalogue, 'region:CX').trackedShare).toBe(0);
  });

  it('spreads the whole share of Chrome on Android like desktop Chrome', () => {
    const desktop = weightsOf('chrome', world);
    const android = weightsOf('chrome_android', world);
    const share = (versions: Map<string, number>) => (version: string) =>
      versions.get(version)! / sum(versions);
    const common = [...android.keys()].filter(
      (version) => version !== '100' && version !== '109' && desktop.has(version),
    );

    expect(common.length).toBeGreaterThan(50);
    expect(share(android)('150') / share(android)('140')).toBeCloseTo(
      share(desktop)('150') / share(desktop)('140'),
      9,
    );
    expect(sum(android)).toBeCloseTo(sum(weightsOf('chrome_android', worldAsCounted)), 12);
  });

  it('assigns no phones to the last Chrome of an old Windows or macOS', () => {
    const android = weightsOf('chrome_android', world);
    const desktop = weightsOf('chrome', world);

    expect(desktop.get('109')! / desktop.get('110')!).toBeGreaterThan(5);
    // UC Browser and QQ Browser are counted as 100 and 109.
    const qq = weightsOf('chrome_android', worldAsCounted).get('109') ?? 0;
    expect((android.get('109')! - qq) / android.get('110')!).toBeLessThan(1.5);
  });

  it('names the browsers that are counted as the release whose engine they carry', () => {
    const named = world.countedByEngine!.map(({ name, unit }) => {
      const { browser, version } = catalogue.releases[unit]!;
      return [name, `${browser.slug} ${version}`];
    });

    expect(named).toContainEqual(['UC Browser for Android', 'chrome_android 100']);
  });

  it('counts all of Chrome on Android as its newest release on request', () => {
    const [[newest, share] = [], [, second] = []] = [
      ...weightsOf('chrome_android', worldAsCounted),
    ].sort(([, a], [, b]) => b - a);

    expect(Number(newest)).toBeGreaterThanOrEqual(
      Number(catalogue.browserBySlug('chrome_android')!.currentRelease!.version),
    );
    expect(share).toBeCloseTo(0.440246, 4);
    expect(second).toBeLessThan(0.01);
  });

  // Measured for the same data by another program; published as rounded percentages.
  it.each([
    ['javascript.builtins.Temporal', 72.1, 64.6],
    ['css.types.if', 72.8, 66.9],
    ['html.elements.dialog.closedby', 75.3, 70.0],
    ['css.properties.anchor-name', 88.0, 83.7],
    ['css.types.color.light-dark', 91.6, 87.6],
    ['css.selectors.has', 96.2, 95.7],
  ])(
    'covers %s by %f %% of the world as counted, and by at least %f %% as estimated',
    (path, counted, estimated) => {
      const key = catalogue.keyByPath(path)!;

      expect(
        Math.abs(getKeyCoverage(catalogue, key, worldAsCounted).supportedShare * 100 - counted),
      ).toBeLessThanOrEqual(0.1);
      // It spread the last releases of old desktops over phones too, and took Opera on Android for
      // its release of January 2024.
      const more = getKeyCoverage(catalogue, key, world).supportedShare * 100 - estimated;
      expect(more).toBeGreaterThan(-0.1);
      expect(more).toBeLessThan(2.3);
    },
  );
});

function sum(shares: Map<string, number>): number {
  return [...shares.values()].reduce((total, share) => total + share, 0);
}
