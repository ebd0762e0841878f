import type { ChartPoint, ChartSeries } from './ChartSeries';

/**
 * A point's value in words, in its range: "361 – 506" where it is an end of it, and of what is
 * foreseen always all three, "689 – 738 – 770".
 */
export function chartValue(
  { isForecast }: ChartSeries,
  { y, range: [low, high] = [y, y] }: ChartPoint,
  format: (y: number) => string,
): string {
  const values = isForecast && low !== high ? [low, y, high] : new Set([low, y, high]);
  return [...values].map(format).join(' – ');
}
