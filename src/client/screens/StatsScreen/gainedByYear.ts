interface YearGain {
  readonly year: string;
  /** The year's last day, or today for the current year. */
  readonly until: string;
  readonly count: number;
}

/**
 * The growth of a count in each full year and the current one, latest first; a partial first year
 * is left out.
 */
export function gainedByYear(
  days: readonly string[],
  counts: readonly number[],
): readonly YearGain[] {
  const ends = days.flatMap((day, index) =>
    day.endsWith('-12-31') || index === days.length - 1 ? [{ day, count: counts[index] ?? 0 }] : [],
  );
  return ends
    .slice(1)
    .map(({ day, count }, index) => ({
      year: day.slice(0, 4),
      until: day,
      count: count - ends[index]!.count,
    }))
    .reverse();
}
