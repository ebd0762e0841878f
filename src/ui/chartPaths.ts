import type { ChartPosition } from './chartScale';

/**
 * Paths are drawn in a box 1000 units wide that stretches to the chart's width; heights are pixels.
 */
export const PATH_WIDTH = 1000;

export function linePath(places: readonly ChartPosition[]): string {
  return `M${places.map(formatPoint).join('L')}`;
}

/** The area between two edges that run in the same direction. */
export function areaPath(upper: readonly ChartPosition[], lower: readonly ChartPosition[]): string {
  return `${linePath([...upper, ...lower.toReversed()])}Z`;
}

function formatPoint({ x, y }: ChartPosition): string {
  return `${Math.round(x * 100) / 10} ${y}`;
}
