import type { ChartPoint } from './ChartSeries';

/** A point's value in words, in its range: "689 – 738 – 770", or "361 – 506" where it is an end of it. */
export function chartValue({ y, range: [low, high] = [y, y] }: ChartPoint, format: (y: number) => string): string {
  return [...new Set([low, y, high])].map(format).join(' – ');
}
