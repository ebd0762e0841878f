import styles from './Chart.module.css';
import { CHART_HEIGHT, spreadLabels } from './chartScale';
import { ChartSymbol } from './ChartSymbol';
import type { PlacedSeries } from './PlacedSeries';

/** Pixels between two names, and from the end of a line to its symbol and its name. */
const GAP = 18;
const SYMBOL = 17;
const NAME = 25;

/**
 * The names of the lines beside their ends, with the last value; where lines end close together the
 * names make room and a stroke leads to each.
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
