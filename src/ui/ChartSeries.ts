/**
 * Where a line goes through. With `at` it is a mark, which can be pointed at, focused and read in
 * the table behind the picture.
 */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /**
   * What it may be instead, from the lowest to the highest; drawn as a band, and told with the
   * value.
   */
  readonly range?: readonly [low: number, high: number];
  /** What `x` is called: "end of 2023". Marks of several series at one place have one name. */
  readonly at?: string;
  /** What the mark leads to, where there is something. */
  readonly href?: string;
}

export type ChartShape = 'circle' | 'square' | 'triangle' | 'diamond';

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** For narrow pictures. */
  readonly shortLabel?: string;
  /** A colour of the design: `var(--series-1)`. */
  readonly paint: string;
  /** Its marks, so that it is known by more than its colour. */
  readonly shape: ChartShape;
  /** Companions of another series have its colour and shape, but hollow and with a thinner line. */
  readonly isCompanion?: boolean;
  /** Dashed: what is foreseen and has not happened. */
  readonly isForecast?: boolean;
  /** The colour of its band, if not its own. */
  readonly rangePaint?: string;
  /** In the order of `x`, at least one. */
  readonly points: readonly ChartPoint[];
}

/** A word under the picture and the thin line above it. */
export interface ChartTick {
  readonly at: number;
  readonly label: string;
}

export interface ChartProps {
  /** Names the picture and its table. */
  readonly label: string;
  readonly series: readonly ChartSeries[];
  readonly xTicks: readonly ChartTick[];
  /** What the table's first column holds: "Year". */
  readonly xTitle: string;
  /** How a value is written. */
  readonly format: (y: number) => string;
}
