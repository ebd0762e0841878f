import { useId, useMemo, useRef } from 'react';
import { Anchor } from './Anchor';
import styles from './Chart.module.css';
import { CHART_HEIGHT, type ChartPosition } from './chartScale';
import type { ChartSeries } from './ChartSeries';
import { ChartSymbol } from './ChartSymbol';
import { chartValue } from './chartValue';
import type { PlacedSeries } from './PlacedSeries';
import { useArrowKeys } from './useArrowKeys';
import { useShownMark } from './useShownMark';

interface Mark extends ChartPosition {
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
 * to the list it counts, if there is one. A series' symbol is in the HTML once, however many marks
 * it has.
 */
export function ChartMarks({ placed, format }: ChartMarksProps) {
  const id = useId();
  const group = useRef<SVGGElement>(null);
  const rows = useMemo(() => placed.map((each) => getMarks(each, format)), [placed, format]);
  const stop = useArrowKeys(group, rows);
  const shown = useShownMark(group);
  const shownMark = shown && rows[shown.row]?.[shown.column];
  return (
    <g ref={group}>
      <defs>
        {placed.map(({ series }, row) => (
          <g key={series.key} id={`${id}${row}`}>
            <circle r="11" className={styles.target} />
            <circle r="7" className={styles.ring} />
            <ChartSymbol series={series} />
          </g>
        ))}
      </defs>
      {rows.map((marks, row) =>
        marks.map((mark, column) => (
          <MarkLink
            key={`${row}-${mark.name}`}
            symbol={`${id}${row}`}
            series={placed[row]!.series}
            mark={mark}
            name={`${row}-${column}`}
            isStop={stop.row === row && stop.column === column}
          />
        )),
      )}
      {shownMark && <Readout series={placed[shown.row]!.series} mark={shownMark} />}
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
            x: places[index]!.x,
            y: places[index]!.y,
            name: point.at,
            value: chartValue(series, point, format),
            href: point.href,
          },
        ],
  );
}

interface MarkLinkProps {
  /** The ID of what is drawn. */
  readonly symbol: string;
  readonly series: ChartSeries;
  readonly mark: Mark;
  readonly name: string;
  /** Whether this mark is the group's tab stop. */
  readonly isStop: boolean;
}

function MarkLink({ symbol, series, mark, name, isStop }: MarkLinkProps) {
  const { x, y, name: at, value, href } = mark;
  const drawn = <use href={`#${symbol}`} x={`${x}%`} y={y} />;
  const attributes = {
    className: styles.mark,
    'aria-label': `${series.label}, ${at}: ${value}`,
    'data-mark': name,
    tabIndex: isStop ? 0 : -1,
  };
  return href === undefined ? (
    <g role="img" {...attributes}>
      {drawn}
    </g>
  ) : (
    <Anchor href={href} {...attributes}>
      {drawn}
    </Anchor>
  );
}

/** The value of a mark beside it; its accessible name says the same. */
function Readout({
  series,
  mark: { x, y, name: at, value },
}: {
  readonly series: ChartSeries;
  readonly mark: Mark;
}) {
  const isLow = y > CHART_HEIGHT / 5;
  return (
    <svg x={`${x}%`} y={y} overflow="visible" aria-hidden="true">
      <text y={isLow ? -32 : 28} textAnchor={getAnchor(x)} className={styles.readout}>
        <tspan x="0">{series.label}</tspan>
        <tspan x="0" dy="1.25em">{`${at}: `}</tspan>
        <tspan className={styles.last}>{value}</tspan>
      </text>
    </svg>
  );
}

/** Keeps labels near an edge inside the chart. */
function getAnchor(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 25) return 'start';
  return percent > 75 ? 'end' : 'middle';
}
