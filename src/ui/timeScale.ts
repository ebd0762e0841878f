export interface TimeScale {
  /** Where a day lies, in per cent of the width; the present is 100. */
  readonly at: (isoDay: string) => number;
  /**
   * Januaries to draw a line at; the label of one so near the present that it would touch "now" is
   * left out.
   */
  readonly years: readonly {
    readonly year: number;
    readonly at: number;
    readonly hasRoom: boolean;
  }[];
}

/** At most this many years are named: more would touch on a phone. */
const MOST_YEARS = 5;
const STEPS = [1, 2, 5, 10, 20];

/** About what a year's four figures take of the width. */
const LABEL_PERCENT = 12;

/**
 * A scale from the January before the earliest of some ISO days (three years back where there is
 * none) to today, in plain arithmetic and UTC.
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
