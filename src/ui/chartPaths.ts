import type { ChartPoint } from './chartScale';

/**
 * Paths are drawn in a box 1000 units wide that stretches to the chart's width; heights are pixels.
 */
export const PATH_WIDTH = 1000;

export function linePath(places: readonly ChartPoint[]): string {
  return `M${places.map(formatPoint).join('L')}`;
}

/** The area between two edges that run in the same direction. */
export function areaPath(upper: readonly ChartPoint[], lower: readonly ChartPoint[]): string {
  return `${linePath([...upper, ...lower.toReversed()])}Z`;
}

function formatPoint({ x, y }: ChartPoint): string {
  return `${Math.round(x * 100) / 10} ${y}`;
}
