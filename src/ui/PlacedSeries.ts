import type { Place } from './chartScale';
import type { ChartSeries } from './ChartSeries';

export interface PlacedSeries {
  readonly series: ChartSeries;
  /** Where its points are, one each. */
  readonly places: readonly Place[];
  /** The height its name belongs to. */
  readonly labelY: number;
}
