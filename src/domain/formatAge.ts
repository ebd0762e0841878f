const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/**
 * A relative time in its largest whole unit: "3 hours ago". "just now" for less than a minute, or
 * if a clock is ahead.
 */
export function formatAge(ageMs: number): string {
  const fitting = UNITS.find(({ ms }) => ageMs >= ms);
  return fitting ? words.format(-Math.floor(ageMs / fitting.ms), fitting.unit) : 'just now';
}
