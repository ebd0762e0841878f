import type { ChartPoint, ChartSeries } from './ChartSeries';

/**
 * A point's value with its range: "361 – 506" if the value is one end of it. Forecasts always show
 * all three, "689 – 738 – 770".
 */
export function chartValue(
  { isForecast }: ChartSeries,
  { y, range }: ChartPoint,
  format: (y: number) => string,
): string {
  if (!range) return format(y);
  const [low, high] = range;
  const values = isForecast && low !== high ? [low, y, high] : new Set([low, y, high]);
  return [...values].map(format).join(' – ');
}
