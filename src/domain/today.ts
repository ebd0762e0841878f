/** Today in UTC as an ISO date, `2026-11-21`. The only place that reads the current date. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
