const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;

/** How long ago, in whole minutes under an hour and whole hours above: “5 minutes ago”. Under a minute it is “less than a minute ago”. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  if (minutes < 1) return 'less than a minute ago';
  const [count, unit] = minutes < MINUTES_PER_HOUR ? [minutes, 'minute'] : [Math.floor(minutes / MINUTES_PER_HOUR), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
