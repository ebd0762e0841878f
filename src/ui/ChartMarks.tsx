import { useMemo, useRef } from 'react';
import { Anchor } from './Anchor';
import styles from './Chart.module.css';
import { CHART_HEIGHT, type ChartPoint } from './chartScale';
import type { ChartSeries } from './ChartSeries';
import { ChartSymbol } from './ChartSymbol';
import { chartValue } from './chartValue';
import type { PlacedSeries } from './PlacedSeries';
import { useArrowKeys } from './useArrowKeys';

interface Mark extends ChartPoint {
  readonly name: string;
  readonly value: string;
  readonly href: string | undefined;
}

interface ChartMarksProps {
  readonly placed: readonly PlacedSeries[];
  readonly format: (y: number) => string;
}

/**
 * The marks of all series, on top of the lines. Each shows its value on hover and focus, and links
 * to the list it counts, if there is one.
 */
export function ChartMarks({ placed, format }: ChartMarksProps) {
  const group = useRef<SVGGElement>(null);
  const rows = useMemo(() => placed.map((each) => getMarks(each, format)), [placed, format]);
  const stop = useArrowKeys(group, rows);
  return (
    <g ref={group}>
      {rows.map((marks, row) =>
        marks.map((mark, column) => (
          <MarkLink
            key={`${row}-${mark.name}`}
            series={placed[row]!.series}
            mark={mark}
            name={`${row}-${column}`}
            isStop={stop.row === row && stop.column === column}
          />
        )),
      )}
    </g>
  );
}

function getMarks(
  { series, places }: PlacedSeries,
  format: (y: number) => string,
): readonly Mark[] {
  return series.points.flatMap((point, index) =>
    point.at === undefined
      ? []
      : [
          {
            ...places[index]!,
            name: point.at,
            value: chartValue(series, point, format),
            href: point.href,
          },
        ],
  );
}

interface MarkLinkProps {
  readonly series: ChartSeries;
  readonly mark: Mark;
  readonly name: string;
  /** Whether this mark is the group's tab stop. */
  readonly isStop: boolean;
}

function MarkLink({ series, mark: { x, y, name: at, value, href }, name, isStop }: MarkLinkProps) {
  const isLow = y > CHART_HEIGHT / 5;
  const inside = (
    <svg x={`${x}%`} y={y} overflow="visible">
      <circle r="11" className={styles.target} />
      <circle r="7" className={styles.ring} />
      <ChartSymbol series={series} />
      <text y={isLow ? -32 : 28} textAnchor={getAnchor(x)} className={styles.readout}>
        <tspan x="0">{series.label}</tspan>
        <tspan x="0" dy="1.25em">{`${at}: `}</tspan>
        <tspan className={styles.last}>{value}</tspan>
      </text>
    </svg>
  );
  const attributes = {
    className: styles.mark,
    'aria-label': `${series.label}, ${at}: ${value}`,
    'data-mark': name,
    tabIndex: isStop ? 0 : -1,
  };
  return href === undefined ? (
    <g role="img" {...attributes}>
      {inside}
    </g>
  ) : (
    <Anchor href={href} {...attributes}>
      {inside}
    </Anchor>
  );
}

/** Keeps labels near an edge inside the chart. */
function getAnchor(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 25) return 'start';
  return percent > 75 ? 'end' : 'middle';
}
