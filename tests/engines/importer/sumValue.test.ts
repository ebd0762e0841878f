import { toDraft } from '@/engines/importer/toDraft';
import { GA4, read } from './readExport';

const withColumn = (name: string, rows: readonly string[]) =>
  read([`${GA4},${name}`, ...rows].join('\n'));

describe('sumValue', () => {
  it.each([
    ['Total revenue', 'Total revenue'],
    ['Purchase revenue (EUR)', 'Purchase revenue (EUR)'],
    ['Umsatz in €', 'Umsatz in €'],
    ['Conversions', 'Conversions'],
  ])('finds a column “%s” next to the people', (heading, name) => {
    const { metric, value } = withColumn(heading, ['Chrome,141.0,Windows,10,100,2000']);

    expect([metric, value?.name]).toEqual(['Active users', name]);
  });

  it('prefers money to conversions, and finds nothing where there is nothing', () => {
    expect(
      withColumn('Conversions,Revenue', ['Chrome,141.0,Windows,10,100,7,900']).value?.name,
    ).toBe('Revenue');
    expect(withColumn('New users', ['Chrome,141.0,Windows,10,100,80']).value).toBeUndefined();
  });

  it('sums money by release in any currency, without bots and unknown browsers', () => {
    const { value } = withColumn('Total revenue', [
      'Chrome,141.0,Windows,10,100,"€1,200.50"',
      'Chrome,141.0,Windows,11,50,"€99.50"',
      'Safari,18.5,Macintosh,Intel 10.15,75,€700.00',
      '(not set),(not set),(not set),(not set),8,€2000.00',
      'Edge,141.0,Windows,10,5,-€12.00',
    ]);

    expect(value).toEqual({
      name: 'Total revenue',
      total: 4000,
      step: 0.001,
      releases: [
        { slug: 'chrome', version: '141', value: 1300 },
        { slug: 'safari', version: '18.5', value: 700 },
      ],
      unreadableCount: 1,
    });
  });

  it.each([
    [5_000, 0.001],
    [210, 0.01],
    [12, 0.1],
    [7, undefined],
  ])('says shares of %d conversions to a step of %s', (conversions, step) => {
    const { value } = withColumn('Conversions', [`Chrome,141.0,Windows,10,100,${conversions}`]);

    expect(value).toMatchObject({ total: conversions, step });
  });

  it('counts what the file’s total has beyond its rows as having no release', () => {
    const { value } = withColumn('Conversions', [
      'Chrome,141.0,Windows,10,100,300',
      ',,,,400,1000,Grand total',
    ]);

    expect(value).toMatchObject({ total: 1000, releases: [{ value: 300 }] });
  });

  it('sends shares and no amounts, and nothing that is too little to say', () => {
    const draft = toDraft(
      withColumn('Conversions', [
        'Chrome,141.0,Windows,10,100,300',
        'Safari,18.5,Macintosh,Intel 10.15,75,100',
        '(not set),(not set),(not set),(not set),8,100',
      ]),
    );

    expect(draft.browsers.map(({ slug, values }) => [slug, values])).toEqual([
      ['chrome', [0.6]],
      ['safari', [0.2]],
    ]);
    expect(draft.value).toEqual({
      name: 'Conversions',
      step: 0.01,
      unknownWeight: expect.closeTo(0.2, 9) as number,
    });
    expect(
      toDraft(withColumn('Conversions', ['Chrome,141.0,Windows,10,100,3'])),
    ).not.toHaveProperty('value');
  });
});
