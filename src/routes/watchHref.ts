import { withSearch } from './withSearch';

interface WatchView {
  /** A feature’s slug, or the path of a key. */
  readonly subject?: string | undefined;
  /** A workspace’s slug. */
  readonly workspace?: string | undefined;
}

export const watchHref = ({ subject, workspace }: WatchView): string =>
  withSearch('/watch', { subject, workspace });
