import type { ChartSeries, ChartTick } from './ChartSeries';

/**
 * Pixels between the highest and the lowest value. Only a chart's width adapts, so that its text
 * never shrinks.
 */
export const CHART_HEIGHT = 300;

/** A position in a chart: `x` in percent of its width, `y` in pixels from its top. */
export interface ChartPosition {
  readonly x: number;
  readonly y: number;
}

export interface ChartScale {
  readonly xOf: (x: number) => number;
  readonly yOf: (y: number) => number;
  /** Round values within the chart, ascending. */
  readonly yTicks: readonly number[];
}

/** About how many grid lines a chart has. */
const TICKS = 5;

/** A scale that covers all x values of the series and the values from `least` to `greatest`. */
export function chartScale(
  series: readonly ChartSeries[],
  least: number,
  greatest: number,
): ChartScale {
  const left = Math.min(...series.map(({ points }) => points[0]!.x));
  const right = Math.max(...series.map(({ points }) => points.at(-1)!.x));
  const yTicks = roundTicks(least, greatest);
  const [bottom, top] = [Math.min(least, yTicks[0]!), Math.max(greatest, yTicks.at(-1)!)];
  return {
    xOf: (x) => round(left === right ? 100 : ((x - left) / (right - left)) * 100, 100),
    yOf: (y) =>
      round(
        top === bottom
          ? CHART_HEIGHT
          : CHART_HEIGHT - ((y - bottom) / (top - bottom)) * CHART_HEIGHT,
        10,
      ),
    yTicks,
  };
}

/**
 * About five multiples of 1, 2 or 5 times a power of ten. They start at 0 if the values come near
 * it; otherwise values far above 0 would be squeezed into the upper half.
 */
export function roundTicks(least: number, greatest: number): readonly number[] {
  const from = least < greatest / 4 ? 0 : least;
  const step = roundStep((greatest - from) / TICKS);
  const [first, last] = [
    Math.floor(from / step),
    Math.max(Math.floor(greatest / step), Math.floor(from / step) + 1),
  ];
  return Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step, 1e9));
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least || 1));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** 1 January of each year between two UTC timestamps (milliseconds), labeled with the year. */
export function yearTicks(from: number, to: number): readonly ChartTick[] {
  const [first, last] = [from, to].map((instant) => new Date(instant).getUTCFullYear()) as [
    number,
    number,
  ];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .map((year) => ({ at: Date.UTC(year, 0), label: String(year) }))
    .filter(({ at }) => at >= from && at <= to);
}

/**
 * Positions labels as close as possible to their wanted heights, at least `gap` apart, in order,
 * between 0 and `height`.
 */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  height: number,
): readonly number[] {
  const order = wanted
    .map((y, index) => ({ y, index }))
    .sort((a, b) => a.y - b.y || a.index - b.index);
  // Subtracting each label's gap reduces this to an isotonic regression: the closest non-decreasing
  // values are the means of the runs that would decrease.
  const runs: { sum: number; count: number }[] = [];
  for (const [rank, { y }] of order.entries()) {
    let run = { sum: y - rank * gap, count: 1 };
    for (
      let last = runs.at(-1);
      last && last.sum / last.count >= run.sum / run.count;
      last = runs.at(-1)
    ) {
      runs.pop();
      run = { sum: last.sum + run.sum, count: last.count + run.count };
    }
    runs.push(run);
  }
  const lowest = height - (wanted.length - 1) * gap;
  const starts = runs.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => Math.max(0, Math.min(lowest, sum / count))),
  );
  const placed = new Array<number>(wanted.length);
  for (const [rank, { index }] of order.entries())
    placed[index] = round(starts[rank]! + rank * gap, 10);
  return placed;
}

/** Rounds to 1/`parts`: 100 keeps two decimals. */
function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
