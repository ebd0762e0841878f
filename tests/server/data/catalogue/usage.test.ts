import { installedPackages } from '@/server/data/catalogue/compile/PackageReader';
import { readUsage } from '@/server/data/catalogue/compile/readUsage';
import { UnitMap } from '@/server/data/catalogue/compile/UnitMap';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const catalogue = loadCatalogue();
const recordsOfBrowsers = catalogue.browsers.map((browser) => ({
  ...browser,
  upstream: browser.upstream?.slug,
}));
const units = new UnitMap(recordsOfBrowsers, readUsage(installedPackages()).agents);

function tracked(region: string): number {
  const { shares, androidChromeShare, unmapped } = catalogue.usage.usageOf(region)!;

  return (
    shares.reduce((sum, share) => sum + share, androidChromeShare) +
    unmapped.reduce((sum, { share }) => sum + share, 0)
  );
}

function releaseNamed(agent: string, version: string): string | undefined {
  const unit = units.unitOf(agent, version);
  const release = unit === undefined ? undefined : catalogue.releases[unit];

  return release && `${release.browser.slug} ${release.version}`;
}

describe('usage', () => {
  it('knows the world, seven continents and every country', () => {
    expect(catalogue.usage.regions[0]).toBe('world');
    expect(catalogue.usage.regions.slice(1, 8)).toEqual([
      'alt-af',
      'alt-an',
      'alt-as',
      'alt-eu',
      'alt-na',
      'alt-oc',
      'alt-sa',
    ]);
    expect(catalogue.usage.regions.slice(8)).toHaveLength(232);
    expect(catalogue.usage.usageOf('XX')).toBeUndefined();
  });

  it('tracks as much of each region as its source does', () => {
    expect(tracked('world')).toBeCloseTo(0.9757, 4);
    expect(tracked('US')).toBeCloseTo(0.969, 3);
    expect(tracked('RU')).toBeCloseTo(0.716, 3);
    expect(tracked('CX')).toBe(0);
    for (const region of catalogue.usage.regions)
      expect(tracked(region)).toBeLessThanOrEqual(1.001);
  });

  it('keeps Chrome on Android separate, because its versions are unknown', () => {
    const { androidChromeShare, units: counted, shares } = catalogue.usage.usageOf('world')!;
    const chromeAndroid = [...counted].map((unit, position) => ({
      release: catalogue.releases[unit]!,
      share: shares[position]!,
    }));

    expect(androidChromeShare).toBeCloseTo(0.440246, 6);
    expect(
      chromeAndroid
        .filter(({ release }) => release.browser.slug === 'chrome_android')
        .map(({ release }) => release.version),
    ).toEqual(['100', '109']);
  });

  it('lists usage without a release by name', () => {
    expect(catalogue.usage.usageOf('CF')!.unmapped).toEqual([
      { name: 'Opera Mini', share: expect.closeTo(0.001, 6) as number },
    ]);
  });

  it.each([
    ['chrome', '154', 'chrome 154'],
    ['safari', '27.0', 'safari 27'],
    ['samsung', '30', 'samsunginternet_android 30.0'],
    ['ios_saf', '15.2-15.3', 'safari_ios 15.2'],
    ['ios_saf', '13.2', 'safari_ios 13'],
    ['samsung', '31', 'samsunginternet_android 30.0'],
    ['android', '4.4.3-4.4.4', 'webview_android 4.4.3'],
    ['android', '0', 'webview_android 157'],
    ['op_mob', '0', 'opera_android 80'],
    ['and_uc', '0', 'chrome_android 100'],
    ['and_qq', '14.9', 'chrome_android 109'],
    ['kaios', '2.5', 'firefox_android 48'],
    ['kaios', '3.0-3.1', 'firefox_android 84'],
  ])('maps %s %s to %s', (agent, version, release) => {
    expect(releaseNamed(agent, version)).toBe(release);
  });

  it.each([
    ['op_mini', 'all'],
    ['baidu', '13.52'],
    ['bb', '10'],
    ['ie_mob', '11'],
    ['safari', 'TP'],
  ])('maps %s %s to no release', (agent, version) => {
    expect(releaseNamed(agent, version)).toBeUndefined();
  });
});
