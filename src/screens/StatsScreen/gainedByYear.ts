interface YearGain {
  readonly year: string;
  /** Its last day; of the current year, today. */
  readonly until: string;
  readonly count: number;
}

/**
 * How much a count grew in every whole year and in the current one, the oldest first; the year that
 * the days begin within is left out.
 */
export function gainedByYear(
  days: readonly string[],
  counts: readonly number[],
): readonly YearGain[] {
  const ends = days.flatMap((day, index) =>
    day.endsWith('-12-31') || index === days.length - 1 ? [{ day, count: counts[index] ?? 0 }] : [],
  );
  return ends.slice(1).map(({ day, count }, index) => ({
    year: day.slice(0, 4),
    until: day,
    count: count - ends[index]!.count,
  }));
}
