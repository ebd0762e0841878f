import type { ChartPosition } from './chartScale';

/**
 * Paths are drawn in a box that stretches to the chart's width: a hundredth of a percent of the
 * width and a tenth of a pixel of the height are one unit each, so that all numbers are integers.
 */
export const PATH_UNITS = { x: 100, y: 10 };

/** Each point as its distance from the one before, which takes half of the characters. */
export function linePath(places: readonly ChartPosition[]): string {
  let path = 'm';
  let [fromX, fromY] = [0, 0];
  for (const place of places) {
    const [x, y] = [Math.round(place.x * PATH_UNITS.x), Math.round(place.y * PATH_UNITS.y)];
    path += `${path.length > 1 ? ' ' : ''}${x - fromX} ${y - fromY}`;
    [fromX, fromY] = [x, y];
  }
  return path;
}

/** The area between two edges that run in the same direction. */
export function areaPath(upper: readonly ChartPosition[], lower: readonly ChartPosition[]): string {
  return `${linePath([...upper, ...lower.toReversed()])}z`;
}
