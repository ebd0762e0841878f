import { yearTicks } from '@/client/ui/chartScale';
import type { ChartPoint, ChartTick } from '@/client/ui/ChartSeries';

/** A day that statistics count, as all series of a chart have it. */
interface CountedDay {
  /** ISO. */
  readonly day: string;
  readonly isToday: boolean;
  readonly x: number;
  /** The label of its mark: the end of a year, or today. */
  readonly at: string | undefined;
}

/** @param days ISO, the last of them today */
export function parseDays(days: readonly string[]): readonly CountedDay[] {
  return days.map((day, index) => {
    const isToday = index === days.length - 1;
    const at = isToday ? 'today' : day.endsWith('-12-31') ? `end of ${day.slice(0, 4)}` : undefined;
    return { day, isToday, x: Date.parse(day), at };
  });
}

/**
 * Converts feature counts to chart points, with a mark at the end of each year and today.
 * `getHref` links a day to the features counted then.
 */
export function countPoints(
  days: readonly CountedDay[],
  counts: readonly number[],
  getHref: (day: CountedDay) => string,
): readonly ChartPoint[] {
  return days.map((day, index) => {
    const { x, at } = day;
    const y = counts[index] ?? 0;
    return at === undefined ? { x, y } : { x, y, at, href: () => getHref(day) };
  });
}

/** A tick for 1 January of each year in the range. */
export function yearsAmong(days: readonly string[]): readonly ChartTick[] {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return yearTicks(Date.parse(from), Date.parse(to));
}
