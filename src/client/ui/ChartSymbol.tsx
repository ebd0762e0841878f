import type { ChartSeries, ChartShape } from './ChartSeries';

/** A series' mark, 8 px wide and centered on the origin. */
export function ChartSymbol({
  series: { paint, shape, isCompanion = false },
}: {
  readonly series: ChartSeries;
}) {
  return (
    <path
      d={SHAPES[shape]}
      fill={isCompanion ? 'var(--paper)' : paint}
      stroke={paint}
      strokeWidth="1.5"
    />
  );
}

const SHAPES: Readonly<Record<ChartShape, string>> = {
  circle: 'M-3.5 0A3.5 3.5 0 1 1 3.5 0A3.5 3.5 0 1 1 -3.5 0Z',
  square: 'M-3 -3H3V3H-3Z',
  triangle: 'M0 -4L3.8 3H-3.8Z',
  diamond: 'M0 -4.5L4.5 0L0 4.5L-4.5 0Z',
};
