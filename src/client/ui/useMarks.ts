import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChartPosition } from './chartScale';

/** A mark's position: `rows[row][column]`. */
export interface MarkPosition {
  readonly row: number;
  readonly column: number;
}

type Rows = readonly (readonly ChartPosition[])[];

/**
 * Makes many marks a single tab stop. Arrow keys move along a line, on to the line that continues
 * it, and to the line above or below; Home and End go to its ends. A finger can't hover, so a first
 * tap shows a mark and the next follows its link. An element's position is in its `data-mark`,
 * "row-column"; the one that can have the focus is there once its position is the tab stop or is
 * shown. *
 * @returns the tab stop, the last mark of the first line until another one is chosen, and the mark
 * under the pointer or else with the focus /
 */
export function useMarks(
  group: RefObject<SVGGElement | null>,
  rows: Rows,
): { readonly stop: MarkPosition; readonly shown: MarkPosition | undefined } {
  const [chosen, setChosen] = useState<MarkPosition>();
  const [hovered, setHovered] = useState<MarkPosition>();
  const [focused, setFocused] = useState<MarkPosition>();
  useEffect(() => {
    const element = group.current;
    const ending = new AbortController();
    const listen = <Type extends keyof SVGElementEventMap>(
      type: Type,
      listener: (event: SVGElementEventMap[Type]) => void,
    ) => element?.addEventListener(type, listener, { signal: ending.signal });

    const moveTo = (to: MarkPosition) => {
      flushSync(() => setChosen(to));
      const mark = `[tabindex][data-mark="${to.row}-${to.column}"]`;
      element?.querySelector<SVGElement>(mark)?.focus();
    };

    listen('pointerover', ({ target, pointerType }) => {
      // A finger leaves before its click arrives, which would then hit nothing or a link by chance.
      if (pointerType !== 'touch') setHovered(getMarkPosition(target));
    });
    listen('pointerout', () => setHovered(undefined));
    listen('focusin', ({ target }) => {
      const position = getMarkPosition(target);
      setFocused(position);
      if (position) setChosen(position);
    });
    listen('focusout', () => setFocused(undefined));
    listen('click', ({ target }) => {
      // The page's content has a `tabindex`, too.
      const position = getMarkPosition(target);
      if (position && !(target as Element).closest('[tabindex][data-mark]')) moveTo(position);
    });
    listen('keydown', (event) => {
      const from = getMarkPosition(event.target);
      const to = from && getNeighbor(rows, from, event.key);
      if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      moveTo(to);
    });
    return () => ending.abort();
  }, [group, rows]);
  // Another audience may have fewer marks.
  const isThere = chosen && rows[chosen.row]?.[chosen.column];
  const stop = isThere ? chosen : { row: 0, column: (rows[0]?.length ?? 0) - 1 };
  return { stop, shown: hovered ?? focused };
}

/** The mark to which a key moves; undefined if it moves nowhere. */
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
    return line[wanted] ? { row, column: wanted } : findContinuation(rows, here, wanted < 0);
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
function findContinuation(
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
    .sort((a, b) => a.distance - b.distance)[0];
}

/** The position of the mark that an event's target is or lies in. */
function getMarkPosition(target: EventTarget | null): MarkPosition | undefined {
  const mark = target instanceof SVGElement ? target.closest<SVGElement>('[data-mark]') : null;
  const [, row, column] = /^(\d+)-(\d+)$/.exec(mark?.dataset['mark'] ?? '') ?? [];
  return row === undefined ? undefined : { row: Number(row), column: Number(column) };
}
