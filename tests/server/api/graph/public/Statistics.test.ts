import { dataOf } from '../../../../support/askGraph';

interface Answer {
  readonly statistics: {
    readonly days: readonly string[];
    readonly newlyCounts: readonly number[];
    readonly widelyCounts: readonly number[];
    readonly oneBrowserShortCount: number;
    readonly browsers: readonly {
      readonly browser: { readonly slug: string };
      readonly featureCounts: readonly number[];
      readonly missingCounts: readonly number[];
    }[];
  };
}

describe('Statistics', () => {
  it('has one number per day, as of the day of the request', () => {
    const query =
      '{ statistics { days newlyCounts widelyCounts oneBrowserShortCount browsers { browser { slug } featureCounts missingCounts } } }';
    const { days, newlyCounts, widelyCounts, oneBrowserShortCount, browsers } = dataOf<Answer>(
      query,
      {},
      '2025-03-02',
    ).statistics;

    expect(days.at(-1)).toBe('2025-03-02');
    expect(
      [
        newlyCounts,
        widelyCounts,
        ...browsers.flatMap(({ featureCounts, missingCounts }) => [featureCounts, missingCounts]),
      ].every(({ length }) => length === days.length),
    ).toBe(true);
    expect(browsers.map(({ browser }) => browser.slug)).toEqual([
      'chrome',
      'chrome_android',
      'edge',
      'firefox',
      'firefox_android',
      'safari',
      'safari_ios',
    ]);
    expect(oneBrowserShortCount).toBeGreaterThan(0);
  });
});
