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

/** Formats a moment: "2026-11-27 09:30 UTC". */
export function formatMinute(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`;
}
