import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { weightsOf } from './weightsOf';

const catalogue = loadCatalogue();

describe('baselineAudience', () => {
  it('contains users of core browsers that meet the target', () => {
    const versions = [...weightsOf('safari', audienceByKey(catalogue, 'baseline:2023')).keys()].map(
      Number.parseFloat,
    );

    expect(Math.min(...versions)).toBeGreaterThanOrEqual(17);
    expect(audienceByKey(catalogue, 'baseline:2023').trackedShare).toBeCloseTo(1, 9);
    expect(
      weightsOf('samsunginternet_android', audienceByKey(catalogue, 'baseline:2023')).size,
    ).toBe(0);
  });

  it.each([
    ['baseline:widely', ['high']],
    ['baseline:newly', ['high', 'low']],
  ])('for %s fully supports every feature of the levels %j', (key, levels) => {
    const audience = audienceByKey(catalogue, key);
    const shares = catalogue.features
      .filter(({ stated }) => stated.level !== false && levels.includes(stated.level))
      .map((feature) => getFeatureCoverage(catalogue, feature, audience).supportedShare);

    expect(shares.length).toBeGreaterThan(600);
    expect(Math.min(...shares)).toBeCloseTo(1, 9);
  });

  it('shrinks as the target gets stricter', () => {
    const shares = [
      'baseline:2018',
      'baseline:2020',
      'baseline:2023',
      'baseline:widely',
      'baseline:newly',
    ].map((key) => audienceByKey(catalogue, key).worldShare!);

    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares[0]).toBeLessThan(audienceByKey(catalogue, 'world').trackedShare);
    expect(audienceByKey(catalogue, 'baseline:newly;android=latest').worldShare).toBeGreaterThan(
      shares.at(-1)!,
    );
  });
});
