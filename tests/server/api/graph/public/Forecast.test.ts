import { dataOf, refusalOf } from '../../../../support/askGraph';

interface ForecastAnswer {
  readonly feature: {
    readonly forecast: {
      readonly state: string;
      readonly likelyOn: string | null;
      readonly points: readonly {
        readonly on: string;
        readonly likelyShare: number;
      }[];
    };
    readonly coverageHistory:
      | readonly { readonly on: string; readonly supportedShare: number }[]
      | null;
  };
}

interface ModelAnswer {
  readonly forecastModel: {
    readonly times: readonly string[];
    readonly errors: readonly unknown[];
    readonly withinRangeShare: number;
    readonly countTrialCount: number;
    readonly countWithinRangeShare: number;
    readonly countBelowShare: number;
    readonly countSurelyBelowShare: number;
  };
}

const QUERY = `query ($audience: String!) { feature(slug: "subgrid") { ... on Feature {
  forecast(audience: $audience, linePercent: 95) { state likelyOn points { on likelyShare } }
  coverageHistory(audience: $audience) { on supportedShare }
} } }`;

describe('Forecast', () => {
  it('starts on the day of the request', () => {
    const { forecast, coverageHistory } = dataOf<ForecastAnswer>(QUERY, {
      audience: 'world',
    }).feature;

    expect(forecast.state).toBe('EXPECTED');
    expect(forecast.points[0]?.on).toBe('2026-11-21');
    expect(forecast.points.every(({ likelyShare }) => likelyShare > 0 && likelyShare < 1)).toBe(
      true,
    );
    expect(coverageHistory).toHaveLength(32);
  });

  it('exists for every audience, although only the world has a history', () => {
    const { forecast, coverageHistory } = dataOf<ForecastAnswer>(QUERY, {
      audience: 'region:JP',
    }).feature;

    expect(forecast.points.length).toBeGreaterThan(0);
    expect(coverageHistory).toBeNull();
  });

  it('refuses an invalid line', () => {
    expect(
      refusalOf('{ lineCrossings(audience: "world", linePercent: 101) { soon { on } } }').code,
    ).toBe('ARGUMENT_INVALID');
  });

  it('states the basis of the model', () => {
    const { forecastModel } = dataOf<ModelAnswer>(
      '{ forecastModel { times errors { days low likely high } withinRangeShare countTrialCount countWithinRangeShare countBelowShare countSurelyBelowShare } }',
    );

    expect(forecastModel.times).toHaveLength(32);
    expect(forecastModel.errors.length).toBeGreaterThan(4);
    expect(forecastModel.withinRangeShare).toBeGreaterThan(0.7);
    expect(forecastModel.countTrialCount).toBeGreaterThan(300);
    expect(forecastModel.countWithinRangeShare + forecastModel.countBelowShare).toBeCloseTo(1, 1);
    expect(forecastModel.countSurelyBelowShare).toBeLessThan(forecastModel.countBelowShare);
  });
});
