import { yearTicks } from '@/ui/chartScale';
import type { ChartPoint, ChartTick } from '@/ui/ChartSeries';

/**
 * Converts feature counts to chart points, with a mark at the end of each year and today. `hrefOf`
 * links a date to the features counted then.
 */
export function countPoints(
  days: readonly string[],
  counts: readonly number[],
  getHref: (day: string, isToday: boolean) => string,
): readonly ChartPoint[] {
  return days.map((day, index) => {
    const isToday = index === days.length - 1;
    const at = isToday ? 'today' : day.endsWith('-12-31') ? `end of ${day.slice(0, 4)}` : undefined;
    return {
      x: Date.parse(day),
      y: counts[index] ?? 0,
      ...(at && { at, href: getHref(day, isToday) }),
    };
  });
}

/** A tick for 1 January of each year in the range. */
export function yearsAmong(days: readonly string[]): readonly ChartTick[] {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return yearTicks(Date.parse(from), Date.parse(to));
}
