/** The current day in UTC as an ISO day, `2026-11-21`. The only place that asks what day it is. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
