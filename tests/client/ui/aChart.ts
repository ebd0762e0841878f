import type { ChartProps, ChartSeries } from '@/client/ui/ChartSeries';

export const aSeries = (
  key: string,
  ys: readonly [number, number, number],
  rest: Partial<ChartSeries> = {},
): ChartSeries => ({
  key,
  label: `Browser ${key}`,
  paint: `var(--${key})`,
  shape: 'circle',
  points: [
    { x: 0, y: ys[0], at: 'end of 2024', href: () => `/${key}/2024` },
    { x: 6, y: ys[1] },
    { x: 12, y: ys[2], at: 'today', href: () => `/${key}/today` },
  ],
  ...rest,
});

/** Two series, the second a forecast. */
export const aChart: ChartProps = {
  label: 'Features over time',
  series: [
    aSeries('a', [10, 40, 100]),
    aSeries('b', [20, 30, 40], { shortLabel: 'B', isForecast: true }),
  ],
  xTicks: [{ at: 6, label: '2025' }],
  xTitle: 'Day',
  format: (y) => `${y} features`,
};

/** A mark's symbol, at "row-column". */
export const symbol = (container: HTMLElement, position: string): Element =>
  container.querySelector(`use[data-mark="${position}"]`)!;

/** The words at the ends of the lines are drawn for wide and narrow pictures. */
export const endsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
