import { withSearch } from './withSearch';

interface WatchView {
  /** A feature’s slug, slugs of a set with commas between, or the path of a key. */
  readonly subject?: string | undefined;
  /** Every feature that matches it, where there is no subject. */
  readonly query?: string | undefined;
  /** A workspace’s slug. */
  readonly workspace?: string | undefined;
}

export const watchHref = ({ subject, query, workspace }: WatchView): string =>
  withSearch('/watch', { subject, query, workspace });
