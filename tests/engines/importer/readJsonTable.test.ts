import { outcomesOf, read } from './readExport';

describe('readJsonTable', () => {
  it('reads the shares that Browserslist’s tools write', () => {
    const file = read(
      '{"chrome":{"141":50.5,"140":10},"ios_saf":{"18.5-18.6":20,"17.6-17.7":5},"and_chr":{"142":10},"firefox":{"143":4.5}}',
    );

    expect(outcomesOf(file)).toEqual([
      '10 chrome 140',
      '50.5 chrome 141',
      '20 safari_ios 18.5',
      '5 safari_ios 17.6',
      '10 chrome_android 142',
      '4.5 firefox 143',
    ]);
    expect(file.assumptions).toEqual([]);
  });

  it.each([
    ['a file of caniuse', { agents: { chrome: { browser: 'Chrome', usage_global: { 141: 3 } } } }],
    ['shares of a region', { id: 'DE', data: { chrome: { 141: 3 }, op_mini: { all: 0 } } }],
    ['an export of an import', { name: 'x', dataByBrowser: { chrome: { 141: 3 } } }],
    ['records', [{ browser: 'Chrome', version: '141', os: 'Windows', users: 3 }]],
    [
      'records of an answer',
      { ok: true, results: [{ dimensions: ['Chrome', '141', 'Windows'], metrics: [3] }] },
    ],
    [
      'Google Analytics’ API',
      {
        dimensionHeaders: [{ name: 'browser' }],
        rows: Array.from({ length: 2 }, () => ({
          dimensionValues: [{ value: 'Chrome' }, { value: '141.0.1' }, { value: 'Windows' }],
          metricValues: [{ value: '1.5' }],
        })),
      },
    ],
  ])('reads %s', (_, json) => {
    const file = read(JSON.stringify(json));

    expect(file.releases.map(({ slug, version }) => `${slug} ${version}`)).toEqual(['chrome 141']);
    expect(file.mappedTotal).toBe(3);
  });

  it('reads records line by line', () => {
    expect(
      outcomesOf(
        read(
          '{"browser":"Chrome","version":"141","os":"Linux","visits":2}\n{"browser":"Safari","version":"18.6","os":"macOS","visits":3}\n',
        ),
      ),
    ).toEqual(['2 chrome 141', '3 safari 18.6']);
  });
});
