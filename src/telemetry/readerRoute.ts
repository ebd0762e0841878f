// Where the reader is, or is going, and was before. Routes are patterns, never addresses.

interface Visit {
  readonly route: string;
  /** Milliseconds since 1970. */
  readonly sinceMs: number;
}

/** Of a long visit the first routes are forgotten. */
const KEPT_VISITS = 50;

const visits: Visit[] = [];

export function enterRoute(route: string, sinceMs: number): void {
  visits.push({ route, sinceMs });
  if (visits.length > KEPT_VISITS) visits.shift();
}

export const currentRoute = (): string => visits.at(-1)?.route ?? '';

/** @param ms milliseconds since 1970; undefined where it is not known any more */
export const routeAt = (ms: number): string | undefined =>
  visits.findLast(({ sinceMs }) => sinceMs <= ms)?.route;
