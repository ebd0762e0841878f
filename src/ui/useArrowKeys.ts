import { type RefObject, useEffect, useState } from 'react';
import type { ChartPosition } from './chartScale';

/** A mark's position: `rows[row][column]`. */
export interface MarkPosition {
  readonly row: number;
  readonly column: number;
}

type Rows = readonly (readonly ChartPosition[])[];

/**
 * Makes many marks a single tab stop. Arrow keys move along a line, on to the line that continues
 * it, and to the line above or below; Home and End go to its ends. An element's position is in its
 * `data-mark`, "row-column". Returns the current tab stop, initially the last mark of the first
 * line.
 */
export function useArrowKeys(group: RefObject<SVGGElement | null>, rows: Rows): MarkPosition {
  const [stop, setStop] = useState<MarkPosition>({ row: 0, column: (rows[0]?.length ?? 0) - 1 });
  useEffect(() => {
    const element = group.current;

    function onFocus({ target }: FocusEvent) {
      const position = getMarkPosition(target);
      if (position) setStop(position);
    }

    function onKey(event: KeyboardEvent) {
      const from = getMarkPosition(event.target);
      const to = from && getNeighbor(rows, from, event.key);
      if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      element?.querySelector<SVGElement>(`[data-mark="${to.row}-${to.column}"]`)?.focus();
    }

    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('keydown', onKey);
    };
  }, [group, rows]);
  return stop;
}

/** Where a key moves from a mark; undefined if nowhere. */
export function getNeighbor(
  rows: Rows,
  { row, column }: MarkPosition,
  key: string,
): MarkPosition | undefined {
  const line = rows[row] ?? [];
  const columns: Readonly<Record<string, number>> = {
    ArrowLeft: column - 1,
    ArrowRight: column + 1,
    Home: 0,
    End: line.length - 1,
  };
  const wanted = columns[key];
  const here = line[column];
  if (wanted !== undefined)
    return line[wanted] ? { row, column: wanted } : beyond(rows, here, wanted < 0);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;

  const above = rows
    .flatMap((marks, index) =>
      marks.flatMap(({ x, y }, at) => (x === here?.x ? [{ row: index, column: at, y }] : [])),
    )
    .sort((a, b) => a.y - b.y || a.row - b.row);
  const next = above[above.findIndex((mark) => mark.row === row) + (key === 'ArrowUp' ? -1 : 1)];
  return next && { row: next.row, column: next.column };
}

/** Past the end of a line: the nearest mark on another line that continues there. */
function beyond(
  rows: Rows,
  here: ChartPosition | undefined,
  isLeft: boolean,
): MarkPosition | undefined {
  const way = isLeft ? -1 : 1;
  return rows
    .flatMap((marks, row) =>
      marks.map(({ x }, column) => ({ row, column, distance: (x - (here?.x ?? 0)) * way })),
    )
    .filter(({ distance }) => distance > 0)
    .sort((a, b) => a.distance - b.distance)
    .map(({ row, column }) => ({ row, column }))[0];
}

/** The position of the mark that an event's target is or lies in. */
export function getMarkPosition(target: EventTarget | null): MarkPosition | undefined {
  const mark = target instanceof SVGElement ? target.closest<SVGElement>('[data-mark]') : null;
  const [, row, column] = /^(\d+)-(\d+)$/.exec(mark?.dataset['mark'] ?? '') ?? [];
  return row === undefined ? undefined : { row: Number(row), column: Number(column) };
}
