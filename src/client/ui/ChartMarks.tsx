import { useId, useMemo, useRef } from 'react';
import { Anchor } from './Anchor';
import styles from './Chart.module.css';
import { CHART_HEIGHT, type ChartPosition } from './chartScale';
import type { ChartPoint, ChartSeries } from './ChartSeries';
import { ChartSymbol } from './ChartSymbol';
import { chartValue } from './chartValue';
import { classNames } from './classNames';
import type { PlacedSeries } from './PlacedSeries';
import { useMarks } from './useMarks';

interface Mark extends ChartPosition {
  readonly point: ChartPoint;
  /** The label of its `x`. */
  readonly at: string;
}

interface ChartMarksProps {
  readonly placed: readonly PlacedSeries[];
  readonly format: (y: number) => string;
}

/**
 * The marks of all series, on top of the lines. The one with the focus or the pointer shows its
 * value, and links to the list it counts, if there is one. A chart has dozens of marks: only the
 * tab stop and the one that is shown are elements of their own, the others repeat their series'
 * symbol.
 */
export function ChartMarks({ placed, format }: ChartMarksProps) {
  const id = useId();
  const group = useRef<SVGGElement>(null);
  const rows = useMemo(() => placed.map(getMarks), [placed]);
  const { stop, shown } = useMarks(group, rows);
  const isStopShown = shown?.row === stop.row && shown.column === stop.column;
  return (
    <g ref={group}>
      <defs>
        {placed.map(({ series }, row) => (
          <g key={series.key} id={`${id}${row}`}>
            <circle r="11" fill="transparent" />
            <circle r="7" className={styles.ring} />
            <ChartSymbol series={series} />
          </g>
        ))}
      </defs>
      {rows.map((marks, row) =>
        marks.map(({ x, y }, column) => (
          <use
            key={`${row}-${column}`}
            href={`#${id}${row}`}
            x={`${x}%`}
            y={y}
            data-mark={`${row}-${column}`}
          />
        )),
      )}
      {(shown && !isStopShown ? [stop, shown] : [stop]).map((position) => {
        const { row, column } = position;
        const mark = rows[row]?.[column];
        const name = `${row}-${column}`;
        return (
          mark && (
            <ShownMark
              key={name}
              name={name}
              symbol={`${id}${row}`}
              series={placed[row]!.series}
              mark={mark}
              format={format}
              isStop={position === stop}
              isShown={position === shown || isStopShown}
            />
          )
        );
      })}
    </g>
  );
}

function getMarks({ series, places }: PlacedSeries): readonly Mark[] {
  const marks: Mark[] = [];
  // Most points are months without a mark, so this makes no arrays for them.
  series.points.forEach((point, index) => {
    const { at } = point;
    const { x, y } = places[index]!;
    if (at !== undefined) marks.push({ x, y, point, at });
  });
  return marks;
}

interface ShownMarkProps {
  readonly name: string;
  /** The ID of what is drawn. */
  readonly symbol: string;
  readonly series: ChartSeries;
  readonly mark: Mark;
  readonly format: (y: number) => string;
  /** True for the mark that is the group's tab stop. */
  readonly isStop: boolean;
  readonly isShown: boolean;
}

/** A mark that can have the focus and be followed, and its value if it has either. */
function ShownMark({ name, symbol, series, mark, format, isStop, isShown }: ShownMarkProps) {
  const { x, y, at, point } = mark;
  const value = chartValue(series, point, format);
  const drawn = <use href={`#${symbol}`} x={`${x}%`} y={y} />;
  const attributes = {
    className: classNames(styles.mark, isShown && styles.shown),
    'aria-label': `${series.label}, ${at}: ${value}`,
    'data-mark': name,
    tabIndex: isStop ? 0 : -1,
  };
  return (
    <>
      {point.href ? (
        <Anchor href={point.href()} {...attributes}>
          {drawn}
        </Anchor>
      ) : (
        <g role="img" {...attributes}>
          {drawn}
        </g>
      )}
      {isShown && <Readout label={series.label} mark={mark} value={value} />}
    </>
  );
}

/** A mark's value, next to it; its accessible name says the same. */
function Readout({
  label,
  mark: { x, y, at },
  value,
}: {
  readonly label: string;
  readonly mark: Mark;
  readonly value: string;
}) {
  const isLow = y > CHART_HEIGHT / 5;
  return (
    <svg x={`${x}%`} y={y} overflow="visible" aria-hidden="true">
      <text y={isLow ? -32 : 28} textAnchor={getAnchor(x)} className={styles.readout}>
        <tspan x="0">{label}</tspan>
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
