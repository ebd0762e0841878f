// Calendar days as ISO text, "2024-02-29". No Date is made of them, so no time zone and no clock
// can shift one.

/** `YYYY-MM-DD`; days compare as text. */
export type Day = string;

/**
 * The same day so many months later, or that month's last day where it has no such day: 31 August +
 * 30 months is 28 February.
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

/** Whether a text is a day of the calendar: 30 February is none. */
export function isDay(text: string): boolean {
  return dayNear(text) === text;
}

/**
 * The day a text means, `2024-2-30` being 2024-02-29: parts filled up with zeros, and what is
 * beyond a month or a year taken back to its end.
 */
export function dayNear(text: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const nearMonth = clamp(Number(month), 12);
  const nearDate = clamp(Number(date), daysInMonth(Number(year), nearMonth));
  return [year, String(nearMonth).padStart(2, '0'), String(nearDate).padStart(2, '0')].join('-');
}

/** `month` from 1 to 12. */
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
