import { areaPath, linePath } from '@/client/ui/chartPaths';
import {
  CHART_HEIGHT,
  chartScale,
  roundTicks,
  spreadLabels,
  yearTicks,
} from '@/client/ui/chartScale';
import type { ChartSeries } from '@/client/ui/ChartSeries';

const aSeries = (...ys: readonly number[]): ChartSeries => ({
  key: 'a',
  label: 'A',
  paint: 'red',
  shape: 'circle',
  points: ys.map((y, x) => ({ x, y })),
});

describe('roundTicks', () => {
  it('picks round ticks, from zero if the values come near it', () => {
    expect(roundTicks(3, 80)).toEqual([0, 20, 40, 60, 80]);
    expect(roundTicks(359, 1088)).toEqual([200, 400, 600, 800, 1000]);
    expect(roundTicks(0, 13)).toEqual([0, 5, 10]);
    expect(roundTicks(0, 0.9)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  });

  it('has at least two ticks, even if all values are equal', () => {
    expect(roundTicks(0, 0)).toEqual([0, 1]);
    expect(roundTicks(7, 7)).toEqual([7, 8]);
  });
});

describe('chartScale', () => {
  it('contains every value, the greatest on top', () => {
    const { xOf, yOf, yTicks } = chartScale([aSeries(359, 1088)], 359, 1088);

    expect([xOf(0), xOf(1)]).toEqual([0, 100]);
    expect([yOf(1088), yOf(yTicks[0]!)]).toEqual([0, CHART_HEIGHT]);
  });

  it('puts a single point at the end', () => {
    expect(chartScale([aSeries(4)], 4, 4).xOf(0)).toBe(100);
  });
});

describe('yearTicks', () => {
  it('labels each 1 January between two timestamps', () => {
    expect(
      yearTicks(Date.parse('2015-07-31'), Date.parse('2017-01-01')).map(({ label }) => label),
    ).toEqual(['2016', '2017']);
  });
});

describe('spreadLabels', () => {
  it('leaves labels in place if they don’t overlap', () => {
    expect(spreadLabels([200, 10, 100], 20, 300)).toEqual([200, 10, 100]);
  });

  it('spreads overlapping labels around their middle, in order', () => {
    expect(spreadLabels([100, 104, 102], 20, 300)).toEqual([82, 122, 102]);
  });

  it('keeps crowded labels inside the edge', () => {
    expect(spreadLabels([0, 0, 1], 20, 300)).toEqual([0, 20, 40]);
    expect(spreadLabels([300, 299], 20, 300)).toEqual([300, 280]);
  });

  it('never lets labels overlap while there is room for all', () => {
    const wanted = Array.from({ length: 12 }, (_, index) => (index * 7919) % 300);
    const placed = spreadLabels(wanted, 18, 300).toSorted((a, b) => a - b);
    const gaps = placed.slice(1).map((y, index) => y - placed[index]!);

    expect(Math.min(...gaps)).toBeGreaterThan(17.8);
    expect(placed[0]).toBeGreaterThanOrEqual(0);
    expect(placed.at(-1)).toBeLessThanOrEqual(300);
  });
});

describe('chartPaths', () => {
  it('connects points by their distance from the one before, and outlines an area', () => {
    const upper = [
      { x: 0, y: 5 },
      { x: 100, y: 1.5 },
    ];

    expect(linePath(upper)).toBe('m0 50 10000 -35');
    expect(
      areaPath(upper, [
        { x: 0, y: 9 },
        { x: 100, y: 9 },
      ]),
    ).toBe('m0 50 10000 -35 0 75 -10000 0z');
  });
});
