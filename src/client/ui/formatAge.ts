import { formatCountWithNoun } from '@/domain/format';

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/**
 * A relative time in its largest whole unit: "3 hours ago". "just now" for less than a minute, or
 * if a clock is ahead. Intl.RelativeTimeFormat is avoided for the reason formatCount gives.
 */
export function formatAge(ageMs: number): string {
  const fitting = UNITS.find(({ ms }) => ageMs >= ms);
  return fitting
    ? `${formatCountWithNoun(Math.floor(ageMs / fitting.ms), fitting.unit)} ago`
    : 'just now';
}
