import { dataOf } from '../../../../support/askGraph';

describe('Catalogue', () => {
  it('names the data packages and counts their contents', () => {
    const { catalogue } = dataOf(
      '{ catalogue { version packages { name version license role } featureCount compatKeyCount browserCount releaseCount } }',
    );

    expect(catalogue).toMatchObject({ featureCount: 1204, browserCount: 17 });
    expect(catalogue.packages).toContainEqual(
      expect.objectContaining({ name: 'web-features', version: '3.40.0', license: 'Apache-2.0' }),
    );
    expect(catalogue.compatKeyCount).toBeGreaterThan(20_000);
    expect(catalogue.releaseCount).toBeGreaterThan(1_600);
  });

  it('says on which day the data was made, and how long ago that is', () => {
    const { catalogue } = dataOf('{ catalogue { asOf ageDays } }', {}, '2026-11-22');

    expect(catalogue).toEqual({ asOf: '2026-11-12', ageDays: 10 });
  });
});
