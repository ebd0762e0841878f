import styles from './Chart.module.css';
import { CHART_HEIGHT, spreadLabels } from './chartScale';
import { ChartSymbol } from './ChartSymbol';
import type { PlacedSeries } from './PlacedSeries';

/**
 * Pixels: the minimum distance between two labels, and from a line's end to its symbol and its
 * label.
 */
const GAP = 18;
const SYMBOL = 17;
const NAME = 25;

/**
 * Labels the lines at their right ends with the last value. Where lines end close together, the
 * labels spread out and leader lines connect them.
 */
export function ChartEnds({
  placed,
  format,
}: {
  readonly placed: readonly PlacedSeries[];
  readonly format: (y: number) => string;
}) {
  const heights = spreadLabels(
    placed.map(({ labelY }) => labelY),
    GAP,
    CHART_HEIGHT,
  );
  return placed.map(({ series, labelY }, index) => {
    const { key, label, shortLabel = label, points } = series;
    const y = heights[index]!;
    const value = <tspan className={styles.last}>{` ${format(points.at(-1)!.y)}`}</tspan>;
    return (
      <g key={key}>
        <path d={`M4 ${labelY}L${SYMBOL - 7} ${y}`} className={styles.leader} />
        <svg x={SYMBOL} y={y} overflow="visible">
          <ChartSymbol series={series} />
        </svg>
        <text x={NAME} y={y} dy=".32em" className={styles.wide}>
          {label}
          {value}
        </text>
        <text x={NAME} y={y} dy=".32em" className={styles.narrow}>
          {shortLabel}
          {value}
        </text>
      </g>
    );
  });
}
