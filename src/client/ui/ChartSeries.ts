/**
 * A point of a line. With `at` it becomes a mark, which can be hovered, focused and found in the
 * data table.
 */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** The uncertainty, lowest to highest; drawn as a band and shown with the value. */
  readonly range?: readonly [low: number, high: number];
  /** The label for `x`: "end of 2023". Marks at the same x share it. */
  readonly at?: string;
  /** Writes the mark's link. Hundreds of marks have one, and few are ever followed. */
  readonly href?: () => string;
}

export type ChartShape = 'circle' | 'square' | 'triangle' | 'diamond';

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** For narrow charts. */
  readonly shortLabel?: string;
  /** A CSS color: `var(--series-1)`. */
  readonly paint: string;
  /** The mark's shape, so that color is not the only difference. */
  readonly shape: ChartShape;
  /**
   * A companion shares another series' color and shape, but with hollow marks and a thinner line.
   */
  readonly isCompanion?: boolean;
  /** Drawn dashed: a forecast. */
  readonly isForecast?: boolean;
  /** The band's color, if it differs from the line's. */
  readonly rangePaint?: string;
  /** Sorted by `x`; at least one. */
  readonly points: readonly ChartPoint[];
}

/** A label below the chart and its grid line. */
export interface ChartTick {
  readonly at: number;
  readonly label: string;
}

export interface ChartProps {
  /** The accessible name of the chart and its table. */
  readonly label: string;
  readonly series: readonly ChartSeries[];
  readonly xTicks: readonly ChartTick[];
  /** The heading of the table's first column: "Year". */
  readonly xTitle: string;
  /** Formats a value. */
  readonly format: (y: number) => string;
}
