// Calendar dates as ISO text, such as "2024-02-29". No `Date` objects, so no time zone or clock can
// shift one.

/** `YYYY-MM-DD`; compares correctly as text. */
export type Day = string;

/**
 * The same day of a later month, or that month's last day if it is shorter: 31 August + 30 months
 * is 28 February.
 */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const count = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(count / 12), (count % 12) + 1];

  return [
    String(laterYear).padStart(4, '0'),
    String(laterMonth).padStart(2, '0'),
    String(Math.min(date, daysInMonth(laterYear, laterMonth))).padStart(2, '0'),
  ].join('-');
}

/** True if a text is a real calendar date; 30 February is not. */
export function isDay(text: string): boolean {
  return dayNear(text) === text;
}

/**
 * Normalizes a loosely written date: pads parts with zeros and clamps the month and day.
 * `2024-2-30` becomes 2024-02-29. Undefined if the text is no date at all.
 */
export function dayNear(text: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const nearMonth = clamp(Number(month), 12);
  const nearDate = clamp(Number(date), daysInMonth(Number(year), nearMonth));
  return [year, String(nearMonth).padStart(2, '0'), String(nearDate).padStart(2, '0')].join('-');
}

/** `month` is 1–12. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;

  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function clamp(count: number, max: number): number {
  return Math.min(Math.max(count, 1), max);
}
