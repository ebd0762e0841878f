import type { ReactNode } from 'react';
import styles from './Chart.module.css';
import { ChartEnds } from './ChartEnds';
import { ChartMarks } from './ChartMarks';
import { PATH_UNITS } from './chartPaths';
import { CHART_HEIGHT, type ChartScale } from './chartScale';
import type { ChartProps } from './ChartSeries';
import { chartValue } from './chartValue';
import type { PlacedSeries } from './PlacedSeries';

interface FrameProps extends ChartProps {
  readonly scale: ChartScale;
  readonly placed: readonly PlacedSeries[];
  /** The lines or areas, as SVG paths. */
  readonly children: ReactNode;
}

/**
 * Pixels: space above the highest line for half a label, and below the lowest for the axis labels.
 */
const ABOVE = 10;
const BELOW = 26;

/** About how many axis labels fit on a phone. */
const NARROW_LABELS = 3;

/**
 * The frame every chart shares: axes, marks, and labels for the series that reach the right edge.
 * Three SVGs, so that only the middle one scales with the width.
 */
export function Chart({ scale, placed, children, label, xTicks, format }: FrameProps) {
  const size = { height: CHART_HEIGHT + ABOVE + BELOW, overflow: 'visible' } as const;
  return (
    <div className={styles.chart}>
      <div className={styles.frame}>
        <svg {...size} className={styles.scale} aria-hidden="true">
          {scale.yTicks.map((tick) => (
            <text key={tick} x="100%" y={scale.yOf(tick) + ABOVE} dy=".32em" textAnchor="end">
              {format(tick)}
            </text>
          ))}
        </svg>
        <svg {...size} className={styles.plot} role="group" aria-label={label}>
          <desc>{describeEnds(placed, format)}</desc>
          <svg y={ABOVE} overflow="visible">
            <g aria-hidden="true">
              <Grid scale={scale} xTicks={xTicks} />
              <svg
                viewBox={`0 0 ${100 * PATH_UNITS.x} ${CHART_HEIGHT * PATH_UNITS.y}`}
                width="100%"
                height={CHART_HEIGHT}
                preserveAspectRatio="none"
                overflow="visible"
              >
                {children}
              </svg>
            </g>
            <ChartMarks placed={placed} format={format} />
          </svg>
        </svg>
        <svg {...size} className={styles.ends} aria-hidden="true">
          <svg y={ABOVE} overflow="visible">
            <ChartEnds
              placed={placed.filter(({ places }) => places.at(-1)!.x === 100)}
              format={format}
            />
          </svg>
        </svg>
      </div>
    </div>
  );
}

/** The newest value of each line, and how to reach the others by keyboard. */
function describeEnds(placed: readonly PlacedSeries[], format: ChartProps['format']): string {
  const ends = placed.flatMap(({ series }) => {
    const last = series.points.at(-1);
    return last ? [`${series.label} ${chartValue(series, last, format)}`] : [];
  });
  return `Last values: ${ends.join(', ')}. Arrow keys move along a line and between lines.`;
}

function Grid({
  scale: { xOf, yOf, yTicks },
  xTicks,
}: {
  readonly scale: ChartScale;
  readonly xTicks: ChartProps['xTicks'];
}) {
  const every = Math.ceil(xTicks.length / NARROW_LABELS);
  return (
    <>
      {yTicks.map((tick) => (
        <line key={tick} x2="100%" y1={yOf(tick)} y2={yOf(tick)} stroke="var(--rule)" />
      ))}
      {xTicks.map(({ at, label }, index) => (
        <g key={label}>
          <line
            x1={`${xOf(at)}%`}
            x2={`${xOf(at)}%`}
            y1={CHART_HEIGHT}
            y2={CHART_HEIGHT + 5}
            stroke="var(--edge)"
          />
          <text
            x={`${xOf(at)}%`}
            y={CHART_HEIGHT + 20}
            textAnchor="middle"
            className={(xTicks.length - 1 - index) % every === 0 ? undefined : styles.wide}
          >
            {label}
          </text>
        </g>
      ))}
    </>
  );
}
