import { agents } from 'caniuse-lite';
import { installedPackages } from '@/server/data/catalogue/compile/PackageReader';
import { readUsage } from '@/server/data/catalogue/compile/readUsage';
import { UnitMap } from '@/server/data/catalogue/compile/UnitMap';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findCaniuseRelease } from '@/server/model/audiences/findCaniuseRelease';

const catalogue = loadCatalogue();

describe('findCaniuseRelease', () => {
  it.each([
    ['chrome', '120', 'chrome', '120'],
    ['safari', '27.0', 'safari', '27'],
    ['samsung', '30', 'samsunginternet_android', '30.0'],
    ['ios_saf', '15.2-15.3', 'safari_ios', '15.2'],
    ['ios_saf', '15.0-15.1', 'safari_ios', '15'],
    ['ios_saf', '13.2', 'safari_ios', '13'],
    ['samsung', '31', 'samsunginternet_android', '30.0'],
    ['and_uc', '15.5', 'chrome_android', '100'],
    ['and_qq', '14.9', 'chrome_android', '109'],
    ['kaios', '2.5', 'firefox_android', '48'],
    ['kaios', '3.0-3.1', 'firefox_android', '84'],
  ])('maps %s %s to %s %s', (agent, version, slug, expected) => {
    const release = findCaniuseRelease(catalogue, agent, version)!;

    expect([release.browser.slug, release.version]).toEqual([slug, expected]);
  });

  it.each([
    ['op_mini', 'all'],
    ['baidu', '13.52'],
    ['safari', 'TP'],
    ['constructor', '1'],
    ['node', '20'],
  ])('has no release for %s %s', (agent, version) => {
    expect(findCaniuseRelease(catalogue, agent, version)).toBeUndefined();
  });

  it('agrees with the mapping of the usage shares, for every caniuse version', () => {
    const units = new UnitMap(
      catalogue.browsers.map(({ upstream, ...browser }) => ({
        ...browser,
        upstream: upstream?.slug,
      })),
      readUsage(installedPackages()).agents,
    );
    const versions = Object.entries(agents).flatMap(([agent, { versions: named }]) =>
      named.filter((version) => version !== null).map((version) => [agent, version] as const),
    );

    expect(versions.length).toBeGreaterThan(600);
    expect(
      versions.filter(
        ([agent, version]) =>
          findCaniuseRelease(catalogue, agent, version)?.unit !== units.unitOf(agent, version),
      ),
    ).toEqual([]);
  });
});
