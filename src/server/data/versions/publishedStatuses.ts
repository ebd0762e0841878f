import type { Day } from '@/domain/Day';
import type { WebFeatures } from '@/server/data/catalogue/compile/WebFeatures';

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

/** By feature, without redirects. */
export function publishedStatuses({
  features,
}: Pick<WebFeatures, 'features'>): ReadonlyMap<string, PublishedStatus> {
  return new Map(
    Object.entries(features).flatMap(([slug, entry]) =>
      entry.kind === 'feature' ? [[slug, entry.status as PublishedStatus] as const] : [],
    ),
  );
}

/** By key, of all features. */
export function publishedKeyStatuses(
  statuses: ReadonlyMap<string, PublishedStatus>,
): ReadonlyMap<string, PublishedStatus> {
  return new Map(
    [...statuses.values()].flatMap(({ by_compat_key: keys }) => Object.entries(keys ?? {})),
  );
}

/**
 * A day on which everything that is published was true: the last one that it names. The package
 * does not say when it was built.
 */
export function publishedOn(statuses: ReadonlyMap<string, PublishedStatus>): Day {
  return [...statuses.values(), ...publishedKeyStatuses(statuses).values()]
    .flatMap(({ baseline_low_date: low, baseline_high_date: high }) => [low, high])
    .map((day) => day?.replace('≤', '') ?? '')
    .reduce((last, day) => (day > last ? day : last), '');
}
