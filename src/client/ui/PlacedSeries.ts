import type { ChartPosition } from './chartScale';
import type { ChartSeries } from './ChartSeries';

export interface PlacedSeries {
  readonly series: ChartSeries;
  /** The positions of its points, in the same order. */
  readonly places: readonly ChartPosition[];
  /** The height at which its label belongs. */
  readonly labelY: number;
}
