const DAY_MS = 86_400_000;

/** Asked for at every release that is looked at, so it is written once a day. */
let latest = { day: NaN, date: '' };

/** Today in UTC as an ISO date, `2026-11-21`. The only place that reads the current date. */
export function today(): string {
  const day = Math.floor(Date.now() / DAY_MS);
  if (day !== latest.day) latest = { day, date: new Date(day * DAY_MS).toISOString().slice(0, 10) };
  return latest.date;
}
