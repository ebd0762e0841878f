import { withSearch } from './withSearch';

/** The releases of an audience and their shares. */
export const audienceFileHref = (format: 'csv' | 'json', audience: string): string =>
  withSearch(`/exports/audience.${format}`, { audience });
