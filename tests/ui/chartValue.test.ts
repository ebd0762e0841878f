import type { ChartSeries } from '@/ui/ChartSeries';
import { chartValue } from '@/ui/chartValue';

const known: ChartSeries = {
  key: 'known',
  label: 'Counted',
  paint: 'var(--a)',
  shape: 'circle',
  points: [],
};
const foretold: ChartSeries = { ...known, isForecast: true };
const say = (series: ChartSeries, low: number, y: number, high: number) =>
  chartValue(series, { x: 0, y, range: [low, high] }, String);

describe('chartValue', () => {
  it('is the value alone where it can be nothing else', () => {
    expect(chartValue(known, { x: 0, y: 5 }, (y) => `${y} features`)).toBe('5 features');
    expect([say(known, 5, 5, 5), say(foretold, 5, 5, 5)]).toEqual(['5', '5']);
  });

  it('says an end of a range that is the value once', () => {
    expect([say(known, 5, 5, 9), say(known, 1, 5, 9)]).toEqual(['5 – 9', '1 – 5 – 9']);
  });

  it('says of what is foreseen all three, so that the middle one is the likely one', () => {
    expect([say(foretold, 5, 5, 9), say(foretold, 1, 9, 9)]).toEqual(['5 – 5 – 9', '1 – 9 – 9']);
  });
});
