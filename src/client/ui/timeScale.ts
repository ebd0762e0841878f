export interface TimeScale {
  /** The position of a date in percent of the width; today is 100. */
  readonly at: (isoDay: string) => number;
  /** Years with a grid line at 1 January. The label is omitted if it would overlap "now". */
  readonly years: readonly {
    readonly year: number;
    readonly at: number;
    readonly hasRoom: boolean;
  }[];
}

/** At most this many year labels; more would overlap on a phone. */
const MOST_YEARS = 5;
const STEPS = [1, 2, 5, 10, 20];

/** About how much of the width a year label takes, in percent. */
const LABEL_PERCENT = 12;

/**
 * A scale from the January before the earliest ISO date (three years back without any date) to
 * today, in UTC.
 */
export function timeScale(days: readonly (string | null | undefined)[], today: string): TimeScale {
  const now = Date.parse(today);
  const thisYear = Number(today.slice(0, 4));
  const firstYear = Math.min(
    thisYear - 2,
    ...days.filter((day) => typeof day === 'string').map((day) => Number(day.slice(0, 4))),
  );
  const start = Date.UTC(firstYear, 0);
  const percentAt = (time: number) => Math.round(((time - start) / (now - start)) * 1000) / 10;
  const step = STEPS.find((candidate) => (thisYear - firstYear) / candidate < MOST_YEARS) ?? 50;
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => firstYear + index)
    .filter((year) => year === firstYear || year % step === 0)
    .map((year) => ({ year, at: percentAt(Date.UTC(year, 0)) }))
    .filter(({ at }, index) => index === 0 || at >= LABEL_PERCENT)
    .map((mark) => ({ ...mark, hasRoom: mark.at <= 100 - 2 * LABEL_PERCENT }));
  return { at: (isoDay) => Math.max(0, Math.min(100, percentAt(Date.parse(isoDay)))), years };
}
