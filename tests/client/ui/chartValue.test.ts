import type { ChartSeries } from '@/client/ui/ChartSeries';
import { chartValue } from '@/client/ui/chartValue';

const known: ChartSeries = {
  key: 'known',
  label: 'Counted',
  paint: 'var(--a)',
  shape: 'circle',
  points: [],
};
const predicted: ChartSeries = { ...known, isForecast: true };
const say = (series: ChartSeries, low: number, y: number, high: number) =>
  chartValue(series, { x: 0, y, range: [low, high] }, String);

describe('chartValue', () => {
  it('is only the value if there is no range', () => {
    expect(chartValue(known, { x: 0, y: 5 }, (y) => `${y} features`)).toBe('5 features');
    expect([say(known, 5, 5, 5), say(predicted, 5, 5, 5)]).toEqual(['5', '5']);
  });

  it('shows a value once if it is an end of its range', () => {
    expect([say(known, 5, 5, 9), say(known, 1, 5, 9)]).toEqual(['5 – 9', '1 – 5 – 9']);
  });

  it('shows all three values of a forecast, with the likely one in the middle', () => {
    expect([say(predicted, 5, 5, 9), say(predicted, 1, 9, 9)]).toEqual(['5 – 5 – 9', '1 – 9 – 9']);
  });
});
