const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Date formats: `iso` 2025-08-14, `day` 14 August 2025, `month` August 2025. */
export type DateStyle = 'iso' | 'day' | 'month';

/**
 * Formats an ISO date (2025-08-14) or month (2025-08) without a `Date`, so that no time zone can
 * shift it.
 */
export function formatDate(iso: string, style: DateStyle): string {
  const [year, month, day] = iso.split('-');
  const name = MONTHS[Number(month) - 1];
  if (style === 'iso' || name === undefined) return iso;
  return style === 'day' && day !== undefined
    ? `${Number(day)} ${name} ${year}`
    : `${name} ${year}`;
}

/** Formats the months from one date to another: "July–November 2026", "August 2025". */
export function formatMonths(from: string, to: string): string {
  const last = formatDate(to, 'month');
  const first = formatDate(from, 'month');
  if (first === last) return last;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return isSameYear ? `${first.slice(0, -' 2026'.length)}–${last}` : `${first} – ${last}`;
}

/** Formats a moment: "2026-11-27 09:30 UTC". */
export function formatMinute(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`;
}
