import { dataOf, refusalOf } from '../../../../support/askGraph';

interface Answer {
  readonly features: { readonly totalCount: number };
  readonly lineCounts: {
    readonly on: string;
    readonly count: number;
    readonly possibleCount: number;
    readonly past:
      | readonly {
          readonly on: string;
          readonly source: string;
          readonly count: number;
          readonly possibleCount: number;
        }[]
      | null;
    readonly forecast: readonly {
      readonly on: string;
      readonly lowCount: number;
      readonly likelyCount: number;
      readonly highCount: number;
    }[];
  };
}

const QUERY = `query ($audience: String!, $linePercent: Float!, $list: String!) {
  features(query: $list, audience: $audience, linePercent: $linePercent) { totalCount }
  lineCounts(audience: $audience, linePercent: $linePercent) {
    on count possibleCount past { on source count possibleCount } forecast { on lowCount likelyCount highCount }
  }
}`;

const answerFor = (audience: string, linePercent: number) =>
  dataOf<Answer>(QUERY, { audience, linePercent, list: `coverage:>=${linePercent}` });

describe('LineCounts', () => {
  for (const audience of [
    'world',
    'region:DE',
    'baseline:widely',
    'browserslist:last 2 versions',
  ]) {
    for (const linePercent of [80, 95, 97.5, 100]) {
      it(`counts today what the list of ${linePercent} % of ${audience} finds`, () => {
        const { features, lineCounts } = answerFor(audience, linePercent);

        expect(lineCounts.count).toBe(features.totalCount);
        expect(lineCounts.possibleCount).toBeGreaterThanOrEqual(features.totalCount);
      });
    }
  }

  it('is counted from the day the question is asked, four years ahead', () => {
    const { on, forecast } = answerFor('region:JP', 95).lineCounts;

    expect([on, forecast[0]?.on, forecast.at(-1)?.on]).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2030-11-20',
    ]);
    expect(
      forecast.every(
        ({ lowCount, likelyCount, highCount }) =>
          lowCount <= likelyCount && likelyCount <= highCount,
      ),
    ).toBe(true);
  });

  it('has a past for the world only', () => {
    expect(answerFor('world', 95).lineCounts.past?.map(({ on }) => on)).toEqual(
      expect.arrayContaining(['2019-12-17', '2026-11-10']),
    );
    expect(answerFor('region:JP', 95).lineCounts.past).toBeNull();
  });

  it('refuses an invalid line', () => {
    expect(refusalOf('{ lineCounts(audience: "world", linePercent: 0) { count } }').code).toBe(
      'ARGUMENT_INVALID',
    );
  });
});
