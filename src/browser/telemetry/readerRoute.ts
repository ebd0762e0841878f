// The reader's current, pending and previous routes. Routes are patterns, never URLs.

interface Visit {
  readonly route: string;
  /** Unix milliseconds. */
  readonly sinceMs: number;
}

/** Older visits are dropped, so that a long session doesn't grow without bound. */
const KEPT_VISITS = 50;

const visits: Visit[] = [];

export function enterRoute(route: string, sinceMs: number): void {
  visits.push({ route, sinceMs });
  if (visits.length > KEPT_VISITS) visits.shift();
}

export const currentRoute = (): string => visits.at(-1)?.route ?? '';

/**
 * @param ms Unix milliseconds
 * @returns undefined if that visit was dropped
 */
export const routeAt = (ms: number): string | undefined =>
  visits.findLast(({ sinceMs }) => sinceMs <= ms)?.route;
