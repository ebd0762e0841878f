import { features } from 'web-features';

/**
 * A status as web-features publishes it, for a feature or for one of its keys; the package's types
 * leave the keys out.
 */
export interface PublishedStatus {
  readonly baseline: 'high' | 'low' | false;
  readonly baseline_low_date?: string;
  readonly baseline_high_date?: string;
  readonly support: Readonly<Record<string, string>>;
  readonly by_compat_key?: Readonly<Record<string, PublishedStatus>>;
}

/** By feature; redirects have none. */
export function publishedStatuses(): ReadonlyMap<string, PublishedStatus> {
  return new Map(
    Object.entries(features).flatMap(([slug, entry]) =>
      entry.kind === 'feature' ? [[slug, entry.status as PublishedStatus] as const] : [],
    ),
  );
}
